# Said by the terminal and by the browser alike.

seat-name = Player { $number }
