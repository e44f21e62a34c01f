"""The cookies by which a browser is somebody: the key of whom it is, and those of whom it was before."""

from __future__ import annotations

from litestar.datastructures import Cookie

from haricot.house.house import House
from haricot.house.http.dependencies import AnyRequest
from haricot.house.people.auth import BEFORE, COOKIE, MOST_BEFORE, secret_of
from haricot.house.people.people import Person

YEAR = 365 * 24 * 3600


def cookie(house: House, value: str, name: str = COOKIE, seconds: int = YEAR) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send."""
    return Cookie(name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=house.settings.is_secure)


def renewed(house: House, request: AnyRequest) -> list[Cookie]:
    """The same cookies for another year: whoever comes now and then is never forgotten."""
    if secret_of(request) != request.cookies.get(COOKIE):
        return []  # a program, or a companion's key
    names = [name for name in (COOKIE, BEFORE) if request.cookies.get(name)]
    return [cookie(house, request.cookies[name], name) for name in names]


async def changed(house: House, request: AnyRequest, person: Person, secret: str) -> list[Cookie]:
    """This browser is another person's from now on, and keeps the keys of those whose it was."""
    before = await house.auth.people_before(request)
    if own := request.cookies.get(COOKIE):
        was = await house.people.whose(own)
        before = ({own: was} if was else {}) | before
    kept = [one for one, known in before.items() if known.id != person.id][:MOST_BEFORE]
    return [cookie(house, secret), cookie(house, ".".join(kept), BEFORE)]
