rondelic-name = Rondelic
rondelic-tagline = Eine Karte, ein Nachbar, ein Loch, in das man nicht fallen darf. Ein bretonisches Spiel für starke Nerven.
