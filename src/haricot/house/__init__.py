"""The server: routes, sockets, store, identity, and the chairs in which bots sit."""
