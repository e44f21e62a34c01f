"""Who people are to the house: names, signs, keys, and how a request shows who asks."""
