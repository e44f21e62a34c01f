# Une position composée à la main.

editor-kala-field = Le champ
editor-kala-bowls = Les coupelles
editor-kala-bowl = { $name } : coupelle
editor-kala-held = Haricots dedans
editor-kala-reserves = Les réserves
editor-kala-granary = Le grenier
editor-kala-beans = Haricots
editor-kala-extra = Doit resemer
