# Ce que les robots peuvent dire, à n’importe quel jeu.

bot-level-unknown = Il n’y a pas de niveau « { $level } ». Les niveaux sont : { $known }.
bot-plays-anything = joue sans réfléchir
bot-meanwhile = { $reason } (au premier coup d’œil : il se prépare encore)

bot-says-nothing = n’en dit rien
