# Ce qui s’affiche sur un appareil quand on n’est pas là : jamais un coup, jamais un secret

notice-turn = À vous de jouer.
notice-clock =
    { $hours ->
        [one] À vous de jouer : votre temps s’achève dans une heure.
       *[other] À vous de jouer : votre temps s’achève dans { $hours } heures.
    }
notice-wake = { $name } vous attend.
notice-sat = { $name } prend place à votre table.
notice-invited = { $name } vous invite à jouer.
notice-somebody = Quelqu’un
