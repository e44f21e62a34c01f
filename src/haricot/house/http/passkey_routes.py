"""Passkeys, over HTTP: making one, coming back with one, and taking one away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from haricot.house import costs
from haricot.house.errors import error_responses
from haricot.house.http.dependencies import AnyRequest, Me, TheHouse, base_address
from haricot.house.http.identity_cookies import changed, cookie, renewed
from haricot.house.http.passkeys import (
    PasskeyAsked,
    PasskeyCard,
    PasskeyMade,
    PasskeyShown,
    PasskeyWanted,
    Sure,
    passkey_card,
)
from haricot.house.http.schemas import Done
from haricot.house.people.auth import browser, key_of
from haricot.house.people.passkeys import ALGORITHMS, CHALLENGE_LASTS, Assertion, NewCredential, site_of
from haricot.house.people.people import Person, new_secret
from haricot.house.wall_clock import now

ASKED_BY = "haricot-passkey"
"""A cookie: a challenge is answered by the browser that asked for it."""
PasskeyId = Annotated[str, PathParameter(description="The passkey's identifier, as the list of yours has it.")]


@post("/api/me/passkeys/challenge", status_code=200, responses=error_responses(401, 403, 409), tags=["you"])
async def want_passkey(request: AnyRequest, house: TheHouse, me: Me) -> PasskeyWanted:
    """What an authenticator needs to make a passkey of yours: good once, for five minutes, and for this device."""
    house.auth.charge(request, me, costs.LIST)
    site = site_of(base_address(request, house))
    challenge = await house.passkeys.challenge("register", key_of(request), now(), me)
    known = [one.credential for one in await house.passkeys.of(me)]
    return PasskeyWanted(challenge, site.host, me.id, me.name, list(ALGORITHMS), known, CHALLENGE_LASTS)


@post("/api/me/passkeys", status_code=201, responses=error_responses(400, 401, 403, 409), tags=["you"])
async def register_passkey(request: AnyRequest, house: TheHouse, me: Me, data: JSONBody[PasskeyMade]) -> PasskeyCard:
    """A passkey is yours from now on: with it you are recognised in any browser."""
    house.auth.charge(request, me, costs.PASSKEY)
    site = site_of(base_address(request, house))
    answer = NewCredential(data.id, data.client_data, data.attestation)
    return passkey_card(await house.passkeys.register(me, key_of(request), site, answer, now(), browser(request)))


@get("/api/me/passkeys", responses=error_responses(401), tags=["you"])
async def my_passkeys(request: AnyRequest, house: TheHouse, me: Me) -> list[PasskeyCard]:
    """Those that you have, the oldest first."""
    house.auth.charge(request, me, costs.LIST)
    return [passkey_card(one) for one in await house.passkeys.of(me)]


@delete("/api/me/passkeys/{passkey:str}", status_code=200, responses=error_responses(401, 403, 404, 409), tags=["you"])
async def remove_passkey(house: TheHouse, me: Me, passkey: PasskeyId, sure: Sure = False) -> Done:
    """Nobody comes back with it any more; devices that are yours stay so. The last one goes only if you are `sure`."""
    await house.passkeys.remove_named(me, passkey, sure=sure)
    return Done(0)


@post("/api/passkeys/challenge", status_code=200, responses=error_responses(403, 409, 429), tags=["you"])
async def ask_for_passkey(request: AnyRequest, house: TheHouse) -> Response[PasskeyAsked]:
    """What an authenticator needs to prove who you are: good once, for five minutes, and in this browser."""
    house.auth.check_newcomer(request)
    site = site_of(base_address(request, house))
    session = new_secret()
    challenge = await house.passkeys.challenge("sign-in", session, now())
    asked = cookie(house, session, ASKED_BY, CHALLENGE_LASTS // 1000)
    return Response(PasskeyAsked(challenge, site.host, CHALLENGE_LASTS), cookies=[asked])


@post("/api/passkeys/sign-in", status_code=200, responses=error_responses(400, 403, 404, 409, 429), tags=["you"])
async def come_back(request: AnyRequest, house: TheHouse, data: JSONBody[PasskeyShown]) -> Response[Person]:
    """This browser becomes the person's whose passkey it is; whom it was before, it can become again."""
    house.auth.charge(request, None, costs.PASSKEY)
    site = site_of(base_address(request, house))
    answer = Assertion(data.id, data.client_data, data.authenticator_data, data.signature)
    person, passkey = await house.passkeys.recognise(request.cookies.get(ASKED_BY, ""), site, answer, now())
    if await house.auth.person(request) == person:
        return Response(person, cookies=renewed(house, request))
    secret = await house.people.new_key(person, now(), browser(request), passkey.id)
    return Response(person, cookies=await changed(house, request, person, secret))


PASSKEY_ROUTES: Sequence[ControllerRouterHandler] = (
    want_passkey,
    register_passkey,
    my_passkeys,
    remove_passkey,
    ask_for_passkey,
    come_back,
)
