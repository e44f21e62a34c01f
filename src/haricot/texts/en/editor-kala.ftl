# A position set up by hand.

editor-kala-field = The field
editor-kala-bowls = The bowls
editor-kala-bowl = { $name }: bowl
editor-kala-held = Beans in it
editor-kala-reserves = The reserves
editor-kala-granary = The granary
editor-kala-beans = Beans
editor-kala-extra = Must sow again
