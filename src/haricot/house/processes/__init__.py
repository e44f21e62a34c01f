"""Several processes that serve one house on one machine."""
