"""Live play: sockets, tables in use, deadlines, and what is told to whom."""
