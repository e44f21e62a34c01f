rondorondo-origin = Autor nicht genannt
rondorondo-origin-told = Die Spielregel von RondoRondo nennt niemanden: Wir wissen nicht, wem wir dieses Spiel verdanken.
