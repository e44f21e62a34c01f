# What the house says of a game that brings no words of its own.

drawing-you = (you)
drawing-last = Last move
