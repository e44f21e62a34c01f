"""What the store keeps between people: invitations to a table, and who wants to hear no more of whom."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, bindparam, delete, func, insert, or_, select, update

from haricot.house.store import schema
from haricot.house.store.group_commit import Change

_i, _b = schema.invited.c, schema.blocks.c
_is_it = and_(_i.person == bindparam("whom"), _i.table_id == bindparam("of"))
_ADD = insert(schema.invited)
_REMOVE = delete(schema.invited).where(_is_it)
_REMOVE_TO = delete(schema.invited).where(_i.table_id == bindparam("of"))
_DECLINE = update(schema.invited).where(_is_it).values(declined=True)
_BLOCK = insert(schema.blocks)
_UNBLOCK = delete(schema.blocks).where(_b.person == bindparam("who"), _b.blocked == bindparam("whom"))
_FORGET_INVITED = delete(schema.invited).where(or_(_i.person == bindparam("who"), _i.by == bindparam("who")))
_FORGET_BLOCKS = delete(schema.blocks).where(or_(_b.person == bindparam("who"), _b.blocked == bindparam("who")))


class InvitationRow(Struct, frozen=True):
    """Somebody was invited to a table, by whom, and the fingerprint of what lets them in."""

    table: str
    by: str
    invitation: str
    at: int


# Changes


def invite(person: str, invited: InvitationRow) -> tuple[Change, ...]:
    """In the place of an invitation to the same table, if there was one."""
    row = {"person": person, "table_id": invited.table, "by": invited.by, "at": invited.at}
    return remove_invitation(person, invited.table), (_ADD, {**row, "invitation": invited.invitation})


def decline(person: str, table: str) -> Change:
    """It is kept: whoever invites once more does not find out, and is not heard again."""
    return _DECLINE, {"whom": person, "of": table}


def remove_invitation(person: str, table: str) -> Change:
    """Somebody is no longer invited to a table."""
    return _REMOVE, {"whom": person, "of": table}


def remove_invitations_to(table: str) -> Change:
    """Nobody is invited to a table any more."""
    return _REMOVE_TO, {"of": table}


def block(person: str, blocked: str) -> tuple[Change, ...]:
    """Somebody wants to hear no more of somebody."""
    return unblock(person, blocked), (_BLOCK, {"person": person, "blocked": blocked})


def unblock(person: str, blocked: str) -> Change:
    """Or wants to again."""
    return _UNBLOCK, {"who": person, "whom": blocked}


def forget(person: str) -> tuple[Change, ...]:
    """Takes away what a person's invitations and blocks say."""
    return (_FORGET_INVITED, {"who": person}), (_FORGET_BLOCKS, {"who": person})


# Questions


def invitations_of(connection: Connection, person: str, most: int) -> list[InvitationRow]:
    """The newest first, but for those that were declined."""
    asked = select(schema.invited).where(_i.person == person, ~_i.declined, _is_heard(person))
    rows = connection.execute(asked.order_by(_i.at.desc(), _i.table_id).limit(most))
    return [InvitationRow(row.table_id, row.by, row.invitation, row.at) for row in rows]


def invitation_to(connection: Connection, person: str, table: str) -> str | None:
    """The fingerprint of what lets that person in."""
    asked = select(_i.invitation).where(_i.person == person, _i.table_id == table, ~_i.declined, _is_heard(person))
    return connection.scalar(asked)


def was_invited(connection: Connection, person: str, table: str, by: str) -> bool:
    """Whether they were, whatever became of it."""
    asked = select(_i.at).where(_i.person == person, _i.table_id == table, _i.by == by)
    return connection.scalar(asked) is not None


def _is_heard(person: str) -> ColumnElement[bool]:
    """Nobody hears of those whom they blocked."""
    return _i.by.not_in(select(_b.blocked).where(_b.person == person))


def blocked_by(connection: Connection, person: str) -> Sequence[str]:
    """Whom somebody has blocked."""
    return connection.scalars(select(_b.blocked).where(_b.person == person).order_by(_b.blocked)).all()


def count_blocked(connection: Connection, person: str) -> int:
    """How many that are."""
    return connection.scalar(select(func.count()).select_from(schema.blocks).where(_b.person == person)) or 0


def who_blocked(connection: Connection, person: str) -> Sequence[str]:
    """Those who want to hear no more of that person: nobody is told."""
    return connection.scalars(select(_b.person).where(_b.blocked == person)).all()


def has_blocked(connection: Connection, person: str, other: str) -> bool:
    """Whether one person has blocked the other."""
    asked = select(_b.person).where(_b.person == person, _b.blocked == other)
    return connection.scalar(asked) is not None


def are_apart(connection: Connection, one: str, other: str) -> bool:
    """Whether one of the two wants to hear no more of the other."""
    return has_blocked(connection, one, other) or has_blocked(connection, other, one)
