# Said of this game by the terminal and by the browser alike.

rondorondo-origin = Author not named
rondorondo-origin-told = RondoRondo’s rules name nobody: we do not know whom to thank for this game.
