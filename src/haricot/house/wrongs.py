"""The ways in which a request can be refused, for the OpenAPI document."""

from __future__ import annotations

from litestar.openapi.datastructures import ResponseSpec

from haricot.house.http.schemas import Wrong

MEANINGS = {
    400: "It cannot be read, or its form is wrong.",
    401: "The house does not know who asks.",
    403: "This person may not do that here.",
    404: "There is no such thing, or not for whoever asks.",
    409: "The rules or the table do not allow it now; `reason` says why.",
    413: "It is too large.",
    429: "Too often, or too much.",
    503: "The house cannot do its work.",
}


def wrongs(*statuses: int) -> dict[int, ResponseSpec]:
    """Those, and what any request may meet: one that cannot be read, is too large, or comes too often."""
    every = {*statuses, 400, 413, 429}
    return {
        status: ResponseSpec(Wrong, generate_examples=False, description=MEANINGS[status]) for status in sorted(every)
    }
