### Patchwork: waarom iets niet kan

## Zetten en wat het toeval doet
error-not-your-turn = De andere tijdsteen staat verder naar achteren of ligt bovenop.
error-leather-first = Het speciale lapje wordt vóór al het andere vastgenaaid.
error-no-leather = Er is geen speciaal lapje om vast te naaien.
error-patch-out-of-reach = Alleen de volgende drie lapjes voor de neutrale pion zijn te koop.
error-too-few-buttons = Er zijn te weinig knopen voor dit lapje.
error-wrong-number-of-patches = Er liggen 33 lapjes in de cirkel.
error-no-such-patch = De lapjes hebben de nummers 00 tot en met 32.
error-patch-twice = Elk lapje is er één keer.
error-start-patch-not-last = De cirkel eindigt met 00: daarachter begint de neutrale pion.

## Opties
error-unknown-edition = De uitgave is revised of original.
error-unknown-automa = De Automa speelt met de stapel normal of tactical.
error-unknown-level = De Automa heeft de niveaus 1 tot en met 5.
error-level-without-automa = Een niveau hoort bij de Automa: zeg met welke stapel die speelt.

## Stellingen
error-position-patches = Er ontbreekt een lapje of het is er twee keer, of wat op een quilt ligt is niet dat lapje.
error-position-circle = Voordat er iets gekocht is, eindigt de cirkel met 00.
error-position-mover = Dit is niet wie aan de beurt is.
error-position-time = De lapjes kostten meer tijd dan de tijdsteen heeft afgelegd.
error-position-buttons = Zoveel knopen zijn er niet over te houden.
error-position-leather = De gepasseerde speciale lapjes zijn niet die op de quilts en in de hand.
error-position-bonus = De tegel voor 7 × 7 is niet waar hij hoort.
error-position-automa = Lapjes, knopen en kaarten van de Automa passen niet bij elkaar.
error-position-options = De stelling zegt iets anders over de opties dan wat ernaast staat.

## De korte schrijfwijze van de Australische cursus
error-compact-circle = Een cirkel is 33 letters, A tot Z en a tot g, elk één keer.
error-compact-placement = Een zet is een punt, of vier letters: lapje, kolom A tot I, rij A tot I, draaiing A tot H.
error-compact-too-long = Zoveel letters heeft geen partij.
