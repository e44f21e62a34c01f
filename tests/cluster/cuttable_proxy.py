"""Stands between a house and Redis, and swallows everything while it is cut: no word that nothing comes through."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class CuttableProxy:
    def __init__(self, target: int) -> None:
        self._target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self._is_cut = False
        self._ends: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._is_cut = True

    def mend(self) -> None:
        """What was connected has lost something, and must connect again."""
        self._is_cut = False
        self._close_ends()

    def close(self) -> None:
        self._listening.close()
        self._close_ends()

    def _close_ends(self) -> None:
        for end in tuple(self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._target))
            except OSError:
                near.close()
                continue
            self._ends |= {near, far}
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while content := one.recv(65_536):
                if not self._is_cut:
                    other.sendall(content)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.discard(one)
        one.close()
