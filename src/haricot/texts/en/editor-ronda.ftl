# A position set up by hand.

editor-ronda-bowls = Under the bowls
editor-ronda-unknown = ?: nobody knows
editor-ronda-stocks = The stocks
editor-ronda-beside = Beside
editor-ronda-black = Black bowl
editor-ronda-box = Box
editor-ronda-phase = What is to be done
editor-ronda-phase-lift = lift
editor-ronda-phase-match = add or pass
editor-ronda-phase-added = go on or stop
editor-ronda-open = Open bowls
editor-ronda-covered = Covered bowls
editor-ronda-which = “3, 8”, or “none”
editor-ronda-none = none
editor-ronda-no-way = { $beans } beans are left: the bowls marked “?” cannot hide that many.
editor-ronda-too-many = Beans too many: { $beans }.
