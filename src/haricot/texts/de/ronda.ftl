ronda-name = Ronda
ronda-tagline = Sich merken, was die Schalen verbergen, und als Erster alle Bohnen loswerden. Ein Gedächtnisspiel für zwei bis fünf.
