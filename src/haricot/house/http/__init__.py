"""Everything that is not live: routes, schemas, the client's files."""
