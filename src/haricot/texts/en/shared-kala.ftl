# Said of this game by the terminal and by the browser alike.

kala-origin = By Steffen Mühlhäuser and Daniel Krieg, COPA series
kala-origin-told = Kala is by Steffen Mühlhäuser and Daniel Krieg. Its rules count it among the COPA games, a series played with dried beans: eighty are enough for them all.
