"""How a store grows from one form to the next."""
