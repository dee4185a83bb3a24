### De tafel in de browser.


## Shapes and cards
web-shape = { $count ->
     [1] los vakje
    *[other] { $letter } van { $count }
  }
web-shape-many = lapje van { $count }
web-shape-rows = rij voor rij: kolommen { $rows }
web-circle-label = Cirkel van { $count } kaarten
web-card-marked = hier staat de pion
web-card-chosen = gekozen
web-die-shows = De dobbelsteen toont { $count }

## Doodle: special actions
web-actions-label = Speciale acties
web-action-neighbour = Buur
web-action-neighbour-hint = Teken de kaart links of rechts van de gemarkeerde
web-action-dot = Vakje
web-action-dot-hint = Kleur één los vakje in
web-action-scissors = Schaar
web-action-scissors-hint = Knip het lapje in twee stukken en teken er één
web-action-again = Nog eens
web-action-again-hint = Gebruik een van de andere speciale acties een tweede keer
web-action-used = gebruikt
web-cuts-title = Tik op het stuk dat je houdt
web-cuts-none = Dit lapje kun je niet doorknippen.
web-cut-label = Knip in { $first } en { $second }
web-cut-take = Houd { $shape }, { $rows } hoog, { $columns } breed

## Doodle: the match
web-round = Ronde { $round }
web-start-title = Startlapje
web-start-hint = overal toegestaan
web-turn-of = beurt { $turn } van 6
web-match-over = De partij is afgelopen
web-scores-label = Tot nu toe gescoord: { $scores }. De beste rechthoek is nu { $now } waard.
web-scores-none = nog niets
web-scores-now = nu { $now }
web-scores-total = totaal { $total }
web-scores-empty = Er is nog geen vakje ingekleurd.
web-scores-with-square = met één vakje meer: { $sum }
web-task-start = Teken je startlapje
web-task-draw = Teken: { $shape }
web-task-everyone = Iedereen tekent: { $shape }
web-task-neighbour = Teken de buur: { $shape }
web-task-cut = Teken het stuk van { $count }
web-task-dot = Tik op het vakje
web-task-take = Laatste beurt: kies een kaart
web-task-done = Getekend. Wachten op de anderen.
web-task-wait = Een ogenblik…
web-task-watch = Je kijkt toe
web-hint-place = Tik of sleep op je tekenbord
web-still-drawing = { $count ->
     [one] { $names } tekent nog
    *[other] { $names } tekenen nog
  }
web-still-many = { $count } tekenen nog
web-all-done = Alle anderen zijn klaar
web-done = klaar
web-drawing = tekent
web-tools-label = Het lapje in je hand
web-turn = Draaien
web-flip = Omdraaien
web-pass = Passen
web-draw-it = Tekenen
web-shade-it = Inkleuren
web-take-back = Terugnemen
web-close = Sluiten
web-sheet-yours = Jouw tekenbord
web-sheet-of = Tekenbord van { $name }, { $squares } vakjes leeg
web-cell-empty = leeg
web-cell-patch = lapje { $number }, { $colour }
web-cell-ghost = hier zou het lapje liggen
web-cell-ghost-bad = hier past het lapje niet
web-cell-dot = ingekleurd vakje van deze beurt
web-colour-blue = blauw
web-colour-madder = rood
web-colour-sage = saliegroen
web-colour-plum = pruimpaars
web-colour-ochre = oker
web-colour-teal = petrol
web-colour-walnut = bruin
web-colour-moss = mosgroen
web-said-lies = Past op { $square }. Beste rechthoek { $points }.
web-said-dot-on = Los vakje: kies een vakje
web-said-dot-off = Terug naar het lapje
web-said-spot = Vakje op { $square }: Enter kleurt het in
web-said-dot = { $square } ingekleurd
web-said-dot-away = { $square } is weer leeg
web-said-cut = Het stuk van { $count } blijft

## Patchwork: the match
web-your-turn = Jij bent aan de beurt
web-moves = { $name } is aan de beurt
web-task-leather = Naai je speciale lapje vast
web-task-sew = Naai het op je quilt
web-said-sews = Past op { $square }
web-time-same = Gelijk met { $name }
web-time-behind = Je staat { $count } achter { $name }
web-time-ahead = Je staat { $count } voor { $name }
web-time-between = { $first } staat { $count } voor { $second }
web-plan-to = Tijdsteen naar { $space }
web-plan-again = je bent nog een keer aan de beurt
web-buttons = { $count ->
     [one] { $count } knoop
    *[other] { $count } knopen
  }
web-income-each = elk +{ $count }
web-tray-label = De volgende drie lapjes
web-behind-label = Nog { $count } erachter
web-buy-number = Koop lapje { $number }
web-patch-words = { $squares } vakjes, kost { $buttons ->
     [one] { $buttons } knoop
    *[other] { $buttons } knopen
  }, { $time } tijd, { $income ->
     [0] geen inkomen
    *[other] inkomen { $income }
  }
web-advance = Vooruit
web-advance-spaces = { $spaces ->
     [one] { $spaces } vak, +{ $spaces }
    *[other] { $spaces } vakken, +{ $spaces }
  }
web-advance-income = inkomen { $income }
web-advance-leather = speciaal lapje
web-sew-on = Vastnaaien
web-put-back = Terugleggen
web-swap = Wissel met de quilt van { $name }
web-quilt-yours = Jouw quilt
web-quilt-of = Quilt van { $name }, { $squares } vakjes leeg
web-cell-cloth = lapje { $number }
web-cell-leather = speciaal lapje
web-track-title = Tijdbord
web-track-open = Toon het hele tijdbord
web-track-words = Tijdbord: { $first } op { $firstAt }, { $second } op { $secondAt }, volgend inkomen op { $income }, speciale lapjes op { $leather }
web-automa = Automa
web-automa-level = Niveau { $level }
web-automa-words = { $patches ->
     [one] { $patches } lapje
    *[other] { $patches } lapjes
  }

## Around every page
web-skip = Naar de inhoud
web-pages = Pagina’s
web-language = Taal
web-theme = Thema
web-theme-auto = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-rules-link = Regels
web-daily-link = Partij van vandaag
web-me-link = Jij
web-imprint = Een onofficiële, niet-commerciële fanuitvoering van Patchwork en Patchwork Doodle, spellen van Uwe Rosenberg, uitgegeven door Lookout Games. Alle tekeningen en woorden zijn van onszelf.
web-trouble = Dat lukte niet
web-try-again = Opnieuw proberen
web-to-home = Naar de startpagina
web-loading = Het verslag komt eraan…
web-connecting = We komen aan tafel…
web-lost = Verbinding weg. Je schets blijft; zo terug…
web-guest = Gast

## First page
web-home-what = Twee lapjesspellen van Uwe Rosenberg, op papier en van stof.
web-home-doodle-picture = Een tekenbord dat zich vult
web-home-patchwork-picture = Een quilt die zichzelf naait
web-door-alone = Alleen spelen
web-door-alone-what = Patchwork Doodle tegen je eigen record
web-door-bot = Tegen een bot
web-door-bot-what = Van kind tot meester, beide spellen
web-door-friends = Met vrienden
web-door-friends-what = Stuur een link, geen account
web-door-daily = Partij van vandaag
web-door-daily-what = Voor iedereen dezelfde kaarten
web-learn-link = Nieuw hier? Leer het in drie minuten
web-your-tables = Jouw tafels
web-open-tables = Open tafels
web-seats-free = { $count ->
     [one] { $count } plaats vrij
    *[other] { $count } plaatsen vrij
  }
web-status-waiting = wacht
web-status-playing = bezig
web-status-over = afgelopen
web-game-doodle = Patchwork Doodle
web-game-patchwork = Patchwork

## A new table
web-new-bot-title = Tegen een bot
web-new-friends-title = Met vrienden spelen
web-new-game = Spel
web-new-level = Hoe sterk
web-new-count = Spelers
web-new-edition = Tijdbord
web-new-deck = Kaarten van de Automa
web-deck-normal = Normaal
web-deck-tactical = Tactisch
web-new-rank = Niveau van de Automa
web-new-pace = Tijd voor een beurt
web-new-open = Iedereen mag meedoen
web-new-name = Je naam
web-new-invite = Tafel openen
web-begin = Beginnen
web-edition-revised = Nieuwere uitgave
web-edition-original = Uitgave van 2014
web-pace-none = Geen grens
web-pace-calm = 90 seconden
web-pace-quick = 30 seconden
web-pace-days = Een dag
web-level-child = Kind
web-level-beginner = Beginner
web-level-hobby = Hobby
web-level-club = Club
web-level-expert = Expert
web-level-master = Meester
web-level-automa = Automa

## At the table
web-bot-name = { $level } (bot)
web-seat-number = Plaats { $number }
web-you-mark = (jij)
web-spectator = Toeschouwer
web-lobby-waiting = { $count ->
     [one] Eén plaats is nog vrij. De partij begint als alle bezet zijn.
    *[other] { $count } plaatsen zijn nog vrij. De partij begint als alle bezet zijn.
  }
web-sit = Ga zitten
web-stand = Weer opstaan
web-fill = Plaats { $seat } vullen
web-fill-short = Bot erbij…
web-seats-more = en nog { $count } plaatsen
web-invite = Uitnodigen
web-share-link = Deel de link
web-copied = Gekopieerd
web-not-copied = De browser stond het niet toe
web-qr-label = QR-code van de link
web-start-now = Nu beginnen
web-menu = Menu
web-sound = Geluid als ik aan de beurt ben
web-notices = Meld het als ik aan de beurt ben
web-command-open = Opdrachtregel
web-record-open = Het verslag tot nu toe
web-pause = Pauze
web-go-on = Verder
web-paused = De tafel heeft pauze
web-give-up = Verlaat de tafel
web-keys-doodle = Toetsen: pijlen schuiven, R draait, F draait om, Enter tekent, Escape wist, P past, U neemt terug; N buur, Q vakje, S schaar, G nog eens, B beste rechthoek, / opdrachtregel.
web-keys-patchwork = Toetsen: 1 2 3 pakt een lapje, pijlen schuiven, R draait, F draait om, Enter naait, Escape legt terug, A gaat vooruit, U neemt terug, / opdrachtregel.
web-others = De anderen
web-others-open = De tekenborden van de anderen en het gesprek
web-talk = Gesprek
web-talk-open = Wat er gebeurde, en het gesprek
web-enlarge = Tekenbord van { $name } vergroten
web-reduce = Tekenbord van { $name } weer verkleinen
web-watching = { $count ->
     [one] Eén persoon kijkt toe
    *[other] { $count } mensen kijken toe
  }
web-happened = Wat er gebeurde
web-missed = Wat er gebeurde toen je weg was
web-missed-all = Alle { $count }…
web-clock-label = Tijd over: { $time }
web-clock-hours = { $hours } u
web-say-hello = Hallo!
web-say-good-luck = Veel succes!
web-say-nice-patch = Mooi lapje!
web-say-well-done = Goed gedaan!
web-say-oops = Oeps!
web-say-thinking = Ik denk na
web-say-hurry = Kom op…
web-say-thanks = Bedankt
web-say-sorry = Sorry
web-say-good-match = Mooie partij!
web-say-again = Nog eens?
web-say-goodbye = Tot ziens!
web-tell-you = Jij
web-tell-draw = { $who }: { $shape } getekend op { $square }
web-tell-cut = { $who }: { $shape } doorgeknipt en { $count ->
     [one] één vakje
    *[other] { $count } vakjes
  } getekend op { $square }
web-tell-patch = lapje
web-tell-pass = { $who }: gepast
web-tell-neighbour = het lapje ernaast
web-tell-dot = een vakje meer op { $square }
web-tell-flipped = omgedraaid
web-tell-turned = { $times ->
     [1] één keer gedraaid
     [2] twee keer gedraaid
    *[other] { $times } keer gedraaid
  }
web-tell-buy = { $who }: lapje genaaid op { $square } voor { $buttons ->
     [one] { $buttons } knoop
    *[other] { $buttons } knopen
  } en { $time } tijd
web-tell-leather = { $who }: speciaal lapje genaaid op { $square }
web-tell-advance = { $who }: vooruit
web-tell-undo = { $who }: teruggenomen
web-tell-go = De tafel gaat verder
web-tell-covered = { $who }: klaar
web-tell-by-clock = tijd was om
web-tell-roll = Gegooid: { $count }
web-tell-cards = { $count } kaarten uitgelegd
web-tell-first = { $who } begint
web-tell-automa = Automa: { $taken ->
     [0] gepast
    *[other] lapje genomen
  }, nu op { $space }
web-tell-automa-card = De Automa draait kaart { $number } om
web-tell-automa-back = Volgende kaart van de Automa: { $count } knopen om uit te geven
web-tell-scored = Tussentelling na ronde { $round }: { $list }
web-tell-bonus = { $who }: als eerste 7 × 7 bedekt, zeven punten
web-tell-over = De partij is afgelopen: { $list }
web-command-title = Opdrachtregel
web-command-label = Een zet zoals in het verslag
web-command-send = Stuur
web-command-example-doodle = draw d4 r1 + dot e5
web-command-example-patchwork = buy 11 f4 m2
web-command-done = Gedaan: { $act }
web-command-help = draw d4 r1 · left g5 r0 · draw cut d4 d5 · pass + dot e5 · buy 11 f4 m2 · leather b7 · advance · undo · sheet · say hello
web-command-sheet = { $squares } vakjes leeg: { $rows }. Beste rechthoek { $best }.
web-see-result = Bekijk de uitslag
web-play-again = Nog eens
web-join-again = Naar de volgende partij
web-won = gewonnen
web-lost-match = verloren

## Guided first game
web-learn-title = Leer spelen
web-learn-what = Een echte partij, met een paar zinnen bij elke stap. Je kunt de gids altijd stoppen.
web-learn-doodle = Potlood op papier, alleen of allemaal tegelijk.
web-learn-patchwork = Stof en knopen voor twee, tegen een makkelijke bot.
web-learn-begin = Beginnen
web-learn-rules = Of lees de regels
web-guide-stop = Stop de gids
web-guide-doodle-start = Dit is je startlapje. Tik op je tekenbord, draai het als je wilt en teken het.
web-guide-doodle-roll = De dobbelsteen bracht de pion naar de kaart met de rode rand: teken dat lapje. Dicht bij elkaar is goed.
web-guide-doodle-best = Aan het eind van de ronde telt een volle rechthoek. Tik bovenaan op “nu” om de jouwe te zien.
web-guide-doodle-neighbour = Past het niet? Eén keer per spel mag je met “Buur” het lapje links of rechts ervan tekenen.
web-guide-doodle-dot = “Vakje” kleurt één vakje extra in: goed voor een gat.
web-guide-doodle-scissors = De “Schaar” knipt het lapje in twee stukken; één ervan teken je.
web-guide-doodle-score = Na deze beurt is de tussentelling: je beste rechthoek telt, het grootste vierkant erin plus één per extra rij of kolom.
web-guide-doodle-rounds = Nog twee ronden op hetzelfde tekenbord. Dezelfde rechthoek mag weer tellen, groter is beter.
web-guide-doodle-again = Met “Nog eens” gebruik je een van de andere speciale acties een tweede keer. Aan het eind kost elk leeg vakje een punt. Veel plezier!
web-guide-patchwork-buy = Kies een van de drie lapjes hieronder. De knoop is de prijs, de zandloper de tijd die het kost.
web-guide-patchwork-time = Je tijdsteen ging zoveel vooruit. Wie achteraan staat op het tijdbord is aan de beurt, soms twee keer.
web-guide-patchwork-advance = Te weinig knopen? Ga vooruit: tot één vak voorbij de ander, met een knoop per vak.
web-guide-patchwork-income = Passeer je een knoop op het tijdbord, dan krijg je zoveel knopen als er op je quilt genaaid zijn.
web-guide-patchwork-leather = Je was als eerste bij een speciaal lapje: naai het vakje meteen vast.
web-guide-patchwork-bonus = Wie als eerste een vol vierkant van 7 × 7 heeft, krijgt er zeven extra.
web-guide-patchwork-end = Aan het eind kost elk leeg vakje twee knopen. Veel plezier!

## Result and replay
web-result-title = De uitslag
web-replay-title = Terugkijken
web-replay-start = Het begin
web-empty-squares = { $count ->
     [one] één vakje leeg
    *[other] { $count } vakjes leeg
  }
web-replay-paste = Plak een verslag
web-replay-show = Toon het
web-replay-file = Kies een bestand
web-replay-back = Eén stap terug
web-replay-forward = Eén stap verder
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-slider = Moment van de partij
web-curve-words = Punten in de tijd. { $list }
web-take-along = Meenemen
web-copy-record = Verslag kopiëren
web-download-record = Verslag downloaden
web-share-picture = Deel als plaatje
web-share-as-words = Kopieer als tekst
web-share-words = { $game}: { $points }
web-print = Afdrukken
web-record = Het verslag

## Today’s deal
web-daily-what = Vandaag heeft iedereen dezelfde kaarten en dezelfde dobbelsteen. Je eerste resultaat telt.
web-daily-begin = Beginnen
web-daily-again = Nog eens spelen
web-loading-day = De dag wordt opgehaald…
web-daily-results = Resultaten van vandaag
web-daily-none = Nog niemand is klaar. Wees de eerste!

## Oneself
web-save = Opslaan
web-saved = Opgeslagen
web-points = Punten
web-points-of = { $points } punten
web-me-best = Beste { $best } in { $count ->
     [one] { $count } partij
    *[other] { $count } partijen
  }
web-me-nothing = Hier is nog geen partij afgemaakt.
web-carry-title = Op een ander apparaat
web-carry-what = Je bent een naam en een geheim in deze browser. Een code brengt beide één keer naar een ander apparaat.
web-carry-make = Toon een code
web-carry-link = Hetzelfde als link
web-carry-code = Code van een ander apparaat
web-carry-take = Hier gebruiken
web-carried = Welkom terug

## Is er eerlijk gedeeld?
web-verify-title = Is er eerlijk gedeeld?
web-verify-what = Voor de eerste keer delen legt de server zich vast op een geheim, en wie meespeelt mag een eigen woord toevoegen. Daaruit volgen alle kaarten en worpen. Na de partij wordt het geheim getoond: hier rekent je browser alles na.
web-verify-link = Uitkomsten nagaan
web-verify-check = Nagaan
web-verify-busy = Aan het rekenen…
web-verify-fair = Eerlijk: alle { $deals } uitkomsten volgen uit het geheim.
web-verify-seed = Zoals aangekondigd: alle { $deals } uitkomsten volgen uit het openbare getal ‘{ $seed }’.
web-verify-commitment = De server had zich vastgelegd op
web-verify-known = Dat kreeg deze browser te zien voordat de partij voorbij was.
web-verify-words = Woorden van de spelers: { $words }
web-verify-deals = De uitkomsten, één voor één
web-verify-computed = Berekend:

## Rules
web-rules-title = De regels
web-rule-open = De regel: { $rule }
web-rules-all = Alle regels
web-rules-search = Zoeken
web-rules-none = Niets gevonden
web-rules-own-words = In onze eigen woorden; bij verschil geldt het gedrukte regelboek.
web-rule-doodle-goal = Het doel
web-rule-doodle-goal-text = Vul je tekenbord met lapjes zodat grote volle rechthoeken ontstaan en weinig leeg blijft.
web-rule-doodle-sheet = Het vel
web-rule-doodle-sheet-text = Een tekenbord van negen bij negen vakjes, drie regels voor de tussentellingen, één voor de minpunten en vier speciale acties, elk één keer te gebruiken.
web-rule-doodle-start = Het startlapje
web-rule-doodle-start-text = Iedereen krijgt een ander lapje van zeven vakjes en moet het tekenen, waar en hoe gedraaid ook. Zonder speciale actie.
web-rule-doodle-roll = De dobbelsteen
web-rule-doodle-roll-text = Hij toont 1, 2 of 3. Zoveel kaarten gaat de pion met de klok mee; vanuit het gat is 1 de volgende kaart.
web-rule-doodle-draw = Tekenen
web-rule-doodle-draw-text = Iedereen mag het lapje van de gemarkeerde kaart tekenen: op lege vakjes, binnen het tekenbord, gedraaid en omgedraaid naar wens. Het hoeft nergens aan te grenzen.
web-rule-doodle-pass = Passen
web-rule-doodle-pass-text = Tekenen is vrijwillig. Wie niet kan of wil, past. Tot iedereen klaar is mag je je lapje terugnemen en elders tekenen.
web-rule-doodle-circle = De cirkel
web-rule-doodle-circle-text = Na de beurt wordt de gemarkeerde kaart afgelegd en wacht de pion in het gat. De cirkel krimpt van acht naar drie kaarten.
web-rule-doodle-rounds = Drie ronden
web-rule-doodle-rounds-text = Een ronde heeft zes beurten. Liggen er nog twee kaarten, dan volgt de tussentelling; er komen zes nieuwe bij en het gaat verder.
web-rule-doodle-last = De allerlaatste beurt
web-rule-doodle-last-text = Geen dobbelsteen: iedereen kiest zelf een van de drie kaarten. De buur heeft dan geen nut.
web-rule-doodle-neighbour = Buur
web-rule-doodle-neighbour-text = Teken in plaats van het gemarkeerde lapje dat van de volgende kaart links of rechts. De gemarkeerde kaart wordt toch afgelegd.
web-rule-doodle-dot = Los vakje
web-rule-doodle-dot-text = Kleur precies één leeg vakje in, op elk moment, ook als je gepast hebt.
web-rule-doodle-scissors = Schaar
web-rule-doodle-scissors-text = Eén rechte knip langs de lijnen geeft precies twee stukken. Teken er één; het andere vervalt.
web-rule-doodle-cut = Wat een knip is
web-rule-doodle-cut-text = De knip mag overal op één lijn beginnen en eindigen. Zo kun je één been van de U afknippen.
web-rule-doodle-again = Nog eens
web-rule-doodle-again-text = Gebruik een van de andere drie een tweede keer, nadat die gebruikt is. Meer speciale acties mogen in één beurt samenkomen.
web-rule-doodle-score = Tussentelling
web-rule-doodle-score-text = Je beste volle rechthoek telt: de vakjes van het grootste vierkant erin, en één per extra rij of kolom. Dezelfde mag weer tellen.
web-rule-doodle-end = Het einde
web-rule-doodle-end-text = Drie tussentellingen samen, min één per leeg vakje. De meeste punten winnen; bij een gelijke stand wordt de winst gedeeld.
web-rule-doodle-solo = Alleen
web-rule-doodle-solo-text = Hetzelfde spel tegen je eigen record. Drie cijfers is goed.
web-rule-patchwork-goal = Het doel
web-rule-patchwork-goal-text = Twee spelers naaien lapjes op een quilt van negen bij negen. Knopen zijn geld en punten; lege vakjes kosten aan het eind elk twee.
web-rule-patchwork-turn = Wie aan de beurt is
web-rule-patchwork-turn-text = Wie verder achter staat op het tijdbord. Op hetzelfde vak de bovenste steen, die het laatst kwam. Meer beurten achter elkaar kunnen.
web-rule-patchwork-buy = Kopen
web-rule-patchwork-buy-text = Neem een van de volgende drie lapjes, betaal de knopen, naai het vast en zet je tijdsteen vooruit met de zandlopers.
web-rule-patchwork-place = Vastnaaien
web-rule-patchwork-place-text = Gedraaid en omgedraaid naar wens, binnen de quilt, zonder overlap, meteen. Wat genaaid is blijft.
web-rule-patchwork-advance = Vooruit gaan
web-rule-patchwork-advance-text = Of ga naar het vak voor de andere tijdsteen en neem een knoop per vak.
web-rule-patchwork-income = Inkomen
web-rule-patchwork-income-text = Wie een knoop op het tijdbord bereikt of passeert, krijgt zoveel knopen als er op de eigen quilt zitten.
web-rule-patchwork-leather = Speciale lapjes
web-rule-patchwork-leather-text = Wie er als eerste een bereikt of passeert, naait het meteen vast: één vakje.
web-rule-patchwork-bonus = Zeven bij zeven
web-rule-patchwork-bonus-text = Wie als eerste een vol vierkant van 7 × 7 heeft, krijgt de tegel: zeven punten aan het eind.
web-rule-patchwork-end = Het einde
web-rule-patchwork-end-text = Verder dan 53 gaat niemand. Zijn beiden daar, dan kost elk leeg vakje twee knopen. De meeste knopen winnen.
web-rule-patchwork-tie = Gelijkspel
web-rule-patchwork-tie-text = Wie het eerst bij het einde was, wint.
web-rule-patchwork-automa = Alleen: de Automa
web-rule-patchwork-automa-text = De Automa naait niets. Elke kaart zegt hoeveel hij mag uitgeven en welk van de volgende drie lapjes hij het liefst heeft; is er geen bij, dan past hij. Jij begint en wilt op een van vijf niveaus meer punten halen.

## Why something is impossible
web-why-other = Dat kan niet ({ $code })
web-why-outside = Het steekt over de rand
web-why-outside-the-sheet = Het steekt over de rand
web-why-occupied = Daar ligt al iets
web-why-overlap = Daar ligt al iets
web-why-nothing-yet = Leg het eerst op het tekenbord
web-why-nothing-yet-quilt = Leg het eerst op de quilt
web-why-pick-a-patch = Kies eerst een lapje
web-why-fits-nowhere = Past nergens: pas, knip of neem een buur
web-why-fits-nowhere-quilt = Past nergens op je quilt
web-why-pick-a-card = Kies eerst een kaart
web-why-take-a-card = Kies eerst een kaart
web-why-used-up = Al opgebruikt
web-why-again-only-once = Al opgebruikt
web-why-needs-again = Al gebruikt: kies eerst “Nog eens”
web-why-again-needs-one = “Nog eens” herhaalt een andere: gebruik er eerst een
web-why-again-before-first-use = “Nog eens” herhaalt een andere: gebruik er eerst een
web-why-not-with-start = Niet bij het startlapje
web-why-start-patch-as-it-is = Niet bij het startlapje
web-why-start-patch-must-be-drawn = Het startlapje moet getekend worden
web-why-neighbour-last-turn = In de laatste beurt kies je toch vrij
web-why-no-neighbour-in-the-last-turn = In de laatste beurt kies je toch vrij
web-why-neighbour-alone = Er is geen andere kaart
web-why-no-neighbour-scissors = Aan deze tafel niet samen met de buur
web-why-neighbour-with-scissors-is-off = Aan deze tafel niet samen met de buur
web-why-too-few-buttons = Je hebt te weinig knopen
web-why-patch-out-of-reach = Alleen de volgende drie zijn te koop
web-why-leather-first = Naai eerst het speciale lapje vast
web-why-not-one-cut = Dat is niet één rechte knip
web-why-already-acted = Je bent deze beurt al geweest
web-why-match-over = De partij is afgelopen
web-why-not-an-event = Dat kan ik niet lezen
web-why-not-an-act = Dat kan ik niet lezen
web-why-not-your-turn = Je bent niet aan de beurt
web-why-not-your-seat = Je kijkt alleen toe
web-why-turn-closed = De beurt is al voorbij
web-why-too-late = Te laat om dat terug te nemen
web-why-nothing-to-take-back = Er is niets om terug te nemen
web-why-paused = De tafel heeft pauze
web-why-not-playing = De partij loopt niet
web-why-not-waiting = De partij is al begonnen
web-why-seat-taken = Die plaats is bezet
web-why-no-free-seat = Er is geen plaats vrij
web-why-already-seated = Je hebt al een plaats
web-why-seats = Niet met zoveel spelers
web-why-host-only = Dat mag alleen wie de tafel geopend heeft
web-why-no-such-table = Die tafel is er niet
web-why-no-such-page = Die pagina is er niet
web-why-no-connection = Geen verbinding. De tafel is er als je terug bent.
web-why-too-many = Te veel tegelijk; wacht even
web-why-watchers-not-allowed = Deze tafel wil geen toeschouwers
web-why-storage-failed = De server kan het nu niet bewaren
web-why-stopping = De server stopt; kom zo terug
web-why-unknown-token = Deze browser is niet meer bekend
web-why-notices-denied = De browser staat deze pagina geen meldingen toe
web-why-unknown-level = Die bot is er niet
web-why-unknown-game = Dit spel is niet bekend
web-why-not-a-record = Dat is geen verslag
web-why-replay-from-start = Verslagen vanaf een stelling kunnen hier niet getoond worden
web-why-no-secret = Het verslag bevat geen geheim: dat wordt na de partij getoond
web-why-other-deal = Een uitkomst volgt niet uit het geheim
web-why-commitment-broken = Het geheim is niet dat waarop de server zich had vastgelegd
web-why-commitment-changed = Deze browser kreeg voor het einde van de partij een andere vastlegging te zien
web-why-bad-secret = Het geheim is niet leesbaar
web-why-unknown-deck = Uitkomsten uit een eigen set kaarten kunnen hier niet worden berekend
web-why-verify-from-start = Een verslag dat met een stelling begint kan hier niet worden berekend
web-why-no-crypto = Deze browser rekent alleen over https of op deze computer zelf
