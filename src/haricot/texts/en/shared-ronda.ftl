# Said of this game by the terminal and by the browser alike.

ronda-origin = By Steffen Mühlhäuser
ronda-origin-told = Ronda is by Steffen Mühlhäuser. It too is played with dried beans; three simplifications of the rules open it to children from the age of 5.
