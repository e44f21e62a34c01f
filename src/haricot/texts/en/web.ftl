web-house = Haricot
