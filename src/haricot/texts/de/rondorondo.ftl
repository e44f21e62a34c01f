rondorondo-name = RondoRondo
rondorondo-tagline = Ein Kartenhalter für alle: aus dem letzten Wort ein neues machen. Ein Buchstabenspiel für zwei bis sechs.
