# Was auf einem gedruckten Blatt zu lesen ist.

printed-scale = Auf 100 % gedruckt ist diese Linie 5 cm lang.
