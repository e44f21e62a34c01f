# What bots may say, whatever the game.

bot-level-unknown = There is no level “{ $level }”. The levels are: { $known }.
bot-plays-anything = plays without thinking
bot-meanwhile = { $reason } (still warming up: a quick look by the plain rules)

bot-says-nothing = says nothing about it
