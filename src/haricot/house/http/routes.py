"""Everything that is not live, over HTTP: one handler each, which translates and decides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version

from litestar import MediaType, Response, get
from litestar.exceptions import ServiceUnavailableException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler
from prometheus_client import CONTENT_TYPE_LATEST

from haricot.house.errors import NotFound, error_responses
from haricot.house.house import House
from haricot.house.http import client_files, fallback_page, link_previews, listings
from haricot.house.http.analysis_routes import ANALYSIS_ROUTES
from haricot.house.http.dependencies import AnyRequest, TheHouse, base_address
from haricot.house.http.friend_routes import FRIEND_ROUTES
from haricot.house.http.history_routes import HISTORY_ROUTES
from haricot.house.http.notice_routes import NOTICE_ROUTES
from haricot.house.http.pairing_routes import PAIRING_ROUTES
from haricot.house.http.passkey_routes import PASSKEY_ROUTES
from haricot.house.http.people_routes import PEOPLE_ROUTES
from haricot.house.http.profile_routes import PROFILE_ROUTES
from haricot.house.http.puzzle_routes import PUZZLE_ROUTES
from haricot.house.http.rating_routes import RATING_ROUTES
from haricot.house.http.replay_routes import REPLAY_ROUTES
from haricot.house.http.review_routes import REVIEW_ROUTES
from haricot.house.http.schemas import GameCard, Healthy, HouseCard
from haricot.house.http.table_routes import TABLE_ROUTES
from haricot.house.http.trial_routes import TRIAL_ROUTES
from haricot.house.language import language
from haricot.house.ops.exposition import exposition
from haricot.house.people.auth import is_from_this_machine
from haricot.house.people.people import NAMES

FOREVER = "public, max-age=31536000, immutable"


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: AnyRequest, house: TheHouse, path: FromPath[str] = "/") -> Response[bytes | str]:
    """The client, whose pages are all one file; where it was not built, a page that says what runs here."""
    file = None if path.startswith("/api") else client_files.find(request.app.state.client, path)
    if file is None:
        if path != "/":
            raise NotFound("house-not-found")
        return Response(fallback_page.render(await listings.public_tables(house, None)), media_type=MediaType.HTML)
    if file is request.app.state.client.get("index.html") and (game := await link_previews.game_of(house, path)):
        base = base_address(request, house)
        file = link_previews.with_preview(file, game, language(request), base, request.app.state.client)
    headers = {"Cache-Control": FOREVER if file.lasting else "no-cache"}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)


@get("/health/ready", responses=error_responses(503), tags=["house"])
async def ready(house: TheHouse) -> Healthy:
    """Whether the house can do its work: it reads its store, and what it writes there is kept."""
    return await _readiness(house)


@get("/health", responses=error_responses(503), tags=["house"])
async def health(house: TheHouse) -> Healthy:
    """The same as `/health/ready`, by the name that most look for first."""
    return await _readiness(house)


async def _readiness(house: House) -> Healthy:
    if not (house.heartbeat.is_regular and await house.store.is_readable()):
        raise ServiceUnavailableException
    return Healthy("ok", version("haricot"))


@get("/health/live", tags=["house"])
async def alive() -> Healthy:
    """Whether the process answers at all; restarting it would mend nothing else."""
    return Healthy("ok", version("haricot"))


@get("/metrics", media_type=CONTENT_TYPE_LATEST, include_in_schema=False)
async def metrics(request: AnyRequest, house: TheHouse) -> bytes:
    """Figures of all processes on this machine for Prometheus, for whoever asks from it."""
    if not is_from_this_machine(request):
        raise NotFound("house-not-found")
    return await exposition(house)


@get("/api/games", tags=["games"])
async def games(request: AnyRequest, house: TheHouse) -> list[GameCard]:
    """The games of the house, with their options, described in the reader's language."""
    return listings.game_cards(language(request), house.settings)


@get("/api/house", tags=["house"])
async def about(house: TheHouse) -> HouseCard:
    """Whether the house is one for families, and which names it suggests."""
    return HouseCard(house.settings.family, list(NAMES))


ROUTES: Sequence[ControllerRouterHandler] = (
    client,
    health,
    ready,
    alive,
    metrics,
    games,
    about,
    *PEOPLE_ROUTES,
    *NOTICE_ROUTES,
    *PASSKEY_ROUTES,
    *FRIEND_ROUTES,
    *HISTORY_ROUTES,
    *RATING_ROUTES,
    *PROFILE_ROUTES,
    *TABLE_ROUTES,
    *PAIRING_ROUTES,
    *REPLAY_ROUTES,
    *REVIEW_ROUTES,
    *TRIAL_ROUTES,
    *ANALYSIS_ROUTES,
    *PUZZLE_ROUTES,
)
"""Live play is not among them: see `live/socket.py`."""
