### Patchwork: warum etwas nicht geht

## Züge und was der Zufall tut
error-not-your-turn = Der andere Zeitstein steht weiter hinten oder liegt oben.
error-leather-first = Der Spezialflicken wird vor allem anderen aufgenäht.
error-no-leather = Es ist kein Spezialflicken aufzunähen.
error-patch-out-of-reach = Nur die nächsten drei Flicken vor der neutralen Figur sind zu kaufen.
error-too-few-buttons = Die Knöpfe reichen nicht für diesen Flicken.
error-wrong-number-of-patches = Im Kreis liegen 33 Flicken.
error-no-such-patch = Die Flicken haben die Nummern 00 bis 32.
error-patch-twice = Jeder Flicken ist einmal da.
error-start-patch-not-last = Der Kreis endet mit 00: dahinter beginnt die neutrale Figur.

## Optionen
error-unknown-edition = Die Ausgabe heißt revised oder original.
error-unknown-automa = Der Automa spielt mit dem Stapel normal oder tactical.
error-unknown-level = Der Automa hat die Stufen 1 bis 5.
error-level-without-automa = Eine Stufe gehört zum Automa: sag, mit welchem Stapel er spielt.

## Stellungen
error-position-patches = Ein Flicken fehlt oder ist zweimal da, oder was auf einer Decke liegt, ist nicht dieser Flicken.
error-position-circle = Bevor etwas gekauft ist, endet der Kreis mit 00.
error-position-mover = Das ist nicht, wer am Zug ist.
error-position-time = Die Flicken haben mehr Zeit gekostet, als der Zeitstein gegangen ist.
error-position-buttons = So viele Knöpfe lassen sich nicht erspielen.
error-position-leather = Die passierten Spezialflicken sind nicht die auf den Decken und in der Hand.
error-position-bonus = Das Sonderplättchen für 7 × 7 ist nicht dort, wo es hingehört.
error-position-automa = Flicken, Knöpfe und Karten des Automa passen nicht zusammen.
error-position-options = Die Stellung sagt über die Optionen etwas anderes als das, was daneben steht.

## Die kurze Schreibweise des australischen Kurses
error-compact-circle = Ein Kreis sind 33 Buchstaben, A bis Z und a bis g, jeder einmal.
error-compact-placement = Ein Zug ist ein Punkt oder vier Buchstaben: Flicken, Spalte A bis I, Zeile A bis I, Drehung A bis H.
error-compact-too-long = So viele Buchstaben hat keine Partie.
