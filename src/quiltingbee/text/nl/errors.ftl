### Waarom iets niet kan: bij elke reden wat er niet klopt en wat te doen. Wat alleen Patchwork zegt, staat in patchwork.ftl.

## Zetten en wat het toeval doet, in beide spellen
error-match-over = De partij is afgelopen: na de laatste gebeurtenis komt niets meer.
error-deal-first = Het toeval is aan de beurt: eerst komt een regel met --.
error-acts-first = Er zijn nog spelers aan de beurt: het toeval komt als allen klaar zijn.
error-not-an-event = Dit is geen zet en ook niet iets wat het toeval doet. Een zet ziet eruit als “P1 draw d4 r1” of “P1 buy 11 f4 m2”, het toeval als “-- roll 2”.
error-not-an-act = Zo’n zet is er niet in dit spel, of de delen passen niet bij elkaar.
error-no-such-seat = Die plaats is er niet in deze partij.
error-already-acted = Deze plaats heeft in deze beurt al gezet; de zet mag terug en een andere ervoor in de plaats.
error-outside-the-sheet = Het lapje steekt over de rand: schuif het binnen de negen bij negen vakjes, of draai het.
error-overlap = Op deze vakjes ligt al iets: neem lege.
error-not-this-deal = Het toeval heeft nu iets anders te doen.
error-wrong-number-of-cards = Zoveel kaarten komen er nu niet.
error-not-in-the-deck = Van de overige kaarten is dit er geen.
error-nothing-to-take-back = Er is niets om terug te nemen.
error-no-dealer = Het toeval is aan de beurt en niemand neemt het waar: geef een startwaarde, of een verslag waar het in staat.
error-script-ended = Voor het toeval is niets meer voorbereid.

## Doodle: zetten en wat het toeval doet
error-not-on-the-die = De dobbelsteen toont 1, 2 of 3.
error-start-patch-must-be-drawn = Het startlapje moet getekend worden: passen kan hier niet.
error-start-patch-as-it-is = Het startlapje wordt getekend zoals het is, zonder buur en zonder schaar.
error-take-a-card = In de laatste beurt kies je een kaart: schrijf take en haar naam.
error-take-only-in-the-last-turn = Alleen in de laatste beurt kies je een kaart: schrijf draw, left of right.
error-card-not-in-the-circle = Deze kaart ligt niet meer in de cirkel.
error-no-neighbour-in-the-last-turn = In de laatste beurt is er geen buur: kies een van de drie kaarten.
error-neighbour-used = De speciale actie buur is doorgehaald: schrijf again ervoor, als dat er nog is.
error-square-used = De speciale actie los vakje is doorgehaald: schrijf again ervoor, als dat er nog is.
error-scissors-used = De speciale actie schaar is doorgehaald: schrijf again voor cut, als dat er nog is.
error-again-before-first-use = Nog eens herhaalt een speciale actie die gebruikt is: gebruik deze eerst zonder again.
error-again-only-once = Nog eens is er één keer in een partij.
error-cut-again-is-off = In deze partij wordt het deel dat je houdt niet nog een keer geknipt (regel cut-again).
error-neighbour-with-scissors-is-off = In deze partij wordt het lapje van de buur niet geknipt (regel neighbour-scissors).
error-not-one-cut = Deze vakjes zijn niet wat één rechte knip van het lapje overlaat.
error-too-many-squares = Bij een beurt horen hoogstens twee losse vakjes: één, en één met again.
error-square-twice = Een vakje is twee keer genoemd: noem elk vakje dat je houdt één keer.

## Opties
error-unknown-game = Dat spel is er niet: het heet doodle of patchwork.
error-unknown-rule = Die regel heeft dit spel niet; de hulp bij de opdracht “new” noemt ze.
error-yes-or-no = Schrijf yes of no.
error-wrong-number-of-seats = Het spel is niet voor zoveel plaatsen: Doodle is voor 1 tot 1000, Patchwork voor 2, tegen de Automa voor 1.
error-names-and-seats = Er zijn meer of minder namen dan plaatsen.
error-unknown-deck = Die set kaarten is er niet: geef het bestand met --deck.

## Verslagen
error-not-utf-8 = Het bestand is geen tekst in UTF-8: sla het in die codering op.
error-not-a-record = De eerste regel van een verslag is “quiltingbee record 1”.
error-record-too-long = Zo lang is het verslag van geen partij.
error-line-too-long = Zo lang is geen gebeurtenis.
error-header-twice = Deze kopregel staat er twee keer: laat er een weg.
error-headers-too-long = Een kopregel heeft hoogstens 500 tekens, een verslag hoogstens 2000 kopregels.
error-no-game = Er ontbreekt een kopregel: schrijf “Game: doodle/1” of “Game: patchwork/1”.
error-no-seats = De plaatsen ontbreken: schrijf voor elk een regel “P1: naam”.
error-seat-left-out = De plaatsen hebben een gat: ze heten P1, P2, P3 enzovoort.
error-unknown-check = Zoiets stelt dit spel achter == niet vast.
error-check-failed = Dit klopt niet; hoe het is, staat erachter tussen haakjes.
error-bad-secret = Het geheim is geen hexadecimaal getal.
error-commitment-broken = Het geheim is niet dat waarop de server zich vóór de partij heeft vastgelegd.

## Sets kaarten
error-deck-too-long = Zo lang is het bestand van geen set kaarten.
error-deck-name = Een set kaarten begint met zijn naam: “name: mijn-set-1”, van letters, cijfers, punten en streepjes.
error-deck-line = Een kaart is een naam van letters en cijfers en haar vorm, rijen met / ertussen, zoals “U5 #.#/###”; achter een lapjeskaart mag staan hoe vaak ze er is: x2.
error-deck-card-twice = Een kaart met deze naam is er al: schrijf x2 erachter als er twee gelijke zijn.
error-deck-start-count = Onder [start] staan tien startkaarten.
error-deck-card-count = Onder [cards] staan dertig lapjeskaarten, gelijke meegeteld.
error-deck-start-size = Het lapje van een startkaart heeft zeven vakjes.
error-shape-sign = Een vorm wordt getekend met # voor de vakjes en . voor gaten.
error-shape-rows = De rijen van een vorm zijn even lang, één tot negen tekens, en hoogstens negen.
error-shape-margin = Een rij of kolom aan de rand van deze vorm is leeg: laat die weg.
error-shape-pieces = Een vorm is één stuk: de vakjes zitten met hun randen aan elkaar.

## Stellingen
error-not-a-position = Een stelling is één regel die met het spel begint: “doodle/1 | …” of “patchwork/1 | …”.
error-position-too-long = Zo lang is geen stelling.
error-position-turn = Dit moment is er in geen partij, of wat op tafel ligt hoort er niet bij.
error-position-seat = Zo ziet een plaats er niet uit, of ze staan niet in de volgorde P1, P2 enzovoort.
error-position-sheet = Een tekenbord is negen rijen met / ertussen, elk met negen vakjes: letters voor lapjes, vanaf a, en getallen voor lege vakjes.
error-position-points = Elke plaats heeft zoveel uitkomsten als er rondes gescoord zijn.
error-position-start = Er is niet één startkaart voor elke plaats, of het zijn geen startkaarten.
error-position-actions = Nog eens is doorgehaald, maar er is geen speciale actie gebruikt.
error-position-cards = De kaarten in de cirkel en de afgelegde zijn niet die van deze beurt.

## Rekenkernen
error-no-kernels-for-this-deck = De snelle rekenkernen kennen geen set kaarten met zulke lapjes; al het andere gaat zonder ze.
error-no-kernels-for-the-automa = De snelle rekenkernen kennen alleen de partij voor twee; al het andere gaat zonder ze.

## Tafels
error-bad-name = Een naam heeft minstens één zichtbaar teken.
error-bad-option = Die optie heeft het spel niet, of niet met deze waarde.
error-bad-daily = De partij van vandaag is Doodle, alleen, zonder opties.
error-id-taken = Met dit kenmerk kwam al een andere zet.
error-no-scope = Dat staat deze sleutel niet toe.
error-no-token = Hiervoor is een sleutel nodig.
error-no-rematch-yet = Een volgende partij kan als deze afgelopen is.
error-not-paused = De tafel heeft geen pauze.
error-origin = Deze pagina mag niet met de server praten.
error-too-many-bots = Dat zijn te veel bots.
error-too-many-tables = Dat zijn te veel tafels: beëindig er eerst een.
error-unknown-code = Deze code is niet bekend, of al gebruikt.
