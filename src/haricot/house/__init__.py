"""The server: routes, sockets, store, people, and the processes in which bots think."""
