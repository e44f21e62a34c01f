"""Links and their QR codes. A secret stands after the #: it stays in the browser, out of every log on the way."""

from __future__ import annotations

import io

import segno


def invitation_link(base: str, table: str, secret: str) -> str:
    """To a table; the secret stands behind the hash, which browsers do not send."""
    return f"{base}/table/{table}#invitation={secret}"


def identity_link(base: str, secret: str) -> str:
    """To oneself on another device, likewise."""
    return f"{base}/me#link={secret}"


def qr_code(link: str) -> str:
    """As SVG, to be shown as it is."""
    out = io.BytesIO()
    segno.make_qr(link).save(out, kind="svg", scale=4, xmldecl=False, svgns=True)
    return out.getvalue().decode()


def qr_lines(link: str) -> str:
    """For the terminal."""
    out = io.StringIO()
    segno.make_qr(link).terminal(out, compact=True)
    return out.getvalue()
