# Said of this game by the terminal and by the browser alike.

ronda-origin = By Steffen Mühlhäuser
ronda-origin-told = Ronda is by Steffen Mühlhäuser. It is played with dried beans, as in the COPA series; its original rules were simplified later for children from the age of 5.
