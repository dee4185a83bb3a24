### Der Tisch im Browser.


## Shapes and cards
web-shape = { $count ->
     [1] Einzelfeld
    *[other] { $letter } aus { $count }
  }
web-shape-many = Flicken aus { $count }
web-shape-rows = Zeile für Zeile: Spalten { $rows }
web-circle-label = Kartenkreis aus { $count } Karten
web-card-marked = hier steht die Spielfigur
web-card-chosen = gewählt
web-die-shows = Der Würfel zeigt { $count }

## Doodle: special actions
web-actions-label = Sonderaktionen
web-action-neighbour = Nachbar
web-action-neighbour-hint = Statt des markierten Flickens den links oder rechts daneben zeichnen
web-action-dot = Einzelfeld
web-action-dot-hint = Ein einzelnes Feld schraffieren
web-action-scissors = Schere
web-action-scissors-hint = Den Flicken zerschneiden und ein Teil zeichnen
web-action-again = Nochmal
web-action-again-hint = Eine der anderen Sonderaktionen ein zweites Mal nutzen
web-action-used = benutzt
web-cuts-title = Tippe auf das Teil, das bleibt
web-cuts-none = Dieser Flicken lässt sich nicht zerschneiden.
web-cut-label = Schnitt in { $first } und { $second }
web-cut-take = { $shape } behalten, { $rows } hoch, { $columns } breit

## Doodle: the match
web-round = Runde { $round }
web-start-title = Startflicken
web-start-hint = überall erlaubt
web-turn-of = Zug { $turn } von 6
web-match-over = Die Partie ist zu Ende
web-scores-label = Bisher gewertet: { $scores }. Das beste Rechteck bringt jetzt { $now }.
web-scores-none = noch nichts
web-scores-now = jetzt { $now }
web-scores-total = Summe { $total }
web-scores-empty = Noch ist kein Feld schraffiert.
web-scores-with-square = mit einem Feld mehr: { $sum }
web-task-start = Zeichne deinen Startflicken
web-task-draw = Zeichne: { $shape }
web-task-everyone = Alle zeichnen: { $shape }
web-task-neighbour = Zeichne den Nachbarn: { $shape }
web-task-cut = Zeichne das Teil aus { $count }
web-task-dot = Tippe auf das Feld
web-task-take = Letzter Zug: wähle eine Karte
web-task-done = Gezeichnet. Die anderen sind noch dran.
web-task-wait = Einen Augenblick …
web-task-watch = Du schaust zu
web-hint-place = Auf dein Reißbrett tippen oder ziehen
web-still-drawing = { $count ->
     [one] { $names } zeichnet noch
    *[other] { $names } zeichnen noch
  }
web-still-many = { $count } zeichnen noch
web-all-done = Alle anderen sind fertig
web-done = fertig
web-drawing = zeichnet
web-tools-label = Der Flicken in deiner Hand
web-turn = Drehen
web-flip = Wenden
web-pass = Passen
web-draw-it = Zeichnen
web-shade-it = Schraffieren
web-take-back = Zurücknehmen
web-close = Schließen
web-sheet-yours = Dein Reißbrett
web-sheet-of = Reißbrett von { $name }, { $squares } Felder leer
web-cell-empty = leer
web-cell-patch = Flicken { $number }, { $colour }
web-cell-ghost = hier läge der Flicken
web-cell-ghost-bad = hier passt der Flicken nicht
web-cell-dot = in diesem Zug schraffiertes Feld
web-colour-blue = blau
web-colour-madder = rot
web-colour-sage = salbeigrün
web-colour-plum = pflaumenblau
web-colour-ochre = ocker
web-colour-teal = petrol
web-colour-walnut = braun
web-colour-moss = moosgrün
web-said-lies = Passt auf { $square }. Bestes Rechteck { $points }.
web-said-dot-on = Einzelfeld: wähle ein Feld
web-said-dot-off = Zurück zum Flicken
web-said-spot = Feld { $square }: die Eingabetaste schraffiert es
web-said-dot = { $square } schraffiert
web-said-dot-away = { $square } ist wieder leer
web-said-cut = Das Teil aus { $count } bleibt

## Patchwork: the match
web-your-turn = Du bist dran
web-moves = { $name } ist dran
web-task-leather = Näh deinen Spezialflicken auf
web-task-sew = Näh ihn auf deine Decke
web-said-sews = Passt auf { $square }
web-time-same = Gleichauf mit { $name }
web-time-behind = Du bist { $count } hinter { $name }
web-time-ahead = Du bist { $count } vor { $name }
web-time-between = { $first } ist { $count } vor { $second }
web-plan-to = Zeitstein auf { $space }
web-plan-again = du bist noch einmal dran
web-buttons = { $count ->
     [one] { $count } Knopf
    *[other] { $count } Knöpfe
  }
web-income-each = je +{ $count }
web-tray-label = Die nächsten drei Flicken
web-behind-label = { $count } weitere dahinter
web-buy-number = Flicken { $number } kaufen
web-patch-words = { $squares } Felder, kostet { $buttons ->
     [one] { $buttons } Knopf
    *[other] { $buttons } Knöpfe
  }, { $time } Zeit, { $income ->
     [0] ohne Knopf
     [one] { $income } Knopf darauf
    *[other] { $income } Knöpfe darauf
  }
web-advance = Vorrücken
web-advance-spaces = { $spaces ->
     [one] { $spaces } Feld, +{ $spaces }
    *[other] { $spaces } Felder, +{ $spaces }
  }
web-advance-income = Knopfwertung +{ $income }
web-advance-leather = Spezialflicken
web-sew-on = Aufnähen
web-put-back = Zurücklegen
web-swap = Mit der Decke von { $name } tauschen
web-quilt-yours = Deine Decke
web-quilt-of = Decke von { $name }, { $squares } Felder leer
web-cell-cloth = Flicken { $number }
web-cell-leather = Spezialflicken
web-track-title = Zeitplan
web-track-open = Ganzen Zeitplan zeigen
web-track-words = Zeitplan: { $first } auf { $firstAt }, { $second } auf { $secondAt }, nächste Knopfwertung bei { $income }, Spezialflicken bei { $leather }
web-automa = Automa
web-automa-level = Stufe { $level }
web-automa-words = { $patches ->
     [one] { $patches } Flicken
    *[other] { $patches } Flicken
  }

## Around every page
web-skip = Zum Inhalt
web-pages = Seiten
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-rules-link = Regeln
web-daily-link = Tagespartie
web-me-link = Du
web-imprint = Eine inoffizielle, nicht kommerzielle Umsetzung der Spiele Patchwork und Patchwork Doodle von Uwe Rosenberg, erschienen bei Lookout Spiele, von Fans gemacht. Alle Zeichnungen und Texte sind unsere eigenen.
web-trouble = Das hat nicht geklappt
web-try-again = Nochmal versuchen
web-to-home = Zur Startseite
web-loading = Die Aufzeichnung kommt …
web-connecting = Wir gehen an den Tisch …
web-lost = Verbindung verloren. Dein Entwurf bleibt; gleich wieder da …
web-guest = Gast

## First page
web-home-what = Zwei Flickenspiele von Uwe Rosenberg, auf Papier und aus Stoff.
web-home-doodle-picture = Ein Reißbrett, das sich füllt
web-home-patchwork-picture = Eine Decke, die sich näht
web-door-alone = Allein spielen
web-door-alone-what = Patchwork Doodle gegen den eigenen Bestwert
web-door-bot = Gegen einen Bot
web-door-bot-what = Vom Kind bis zur Meisterin, beide Spiele
web-door-friends = Mit Freunden
web-door-friends-what = Ein Link genügt, kein Konto
web-door-daily = Tagespartie
web-door-daily-what = Für alle dieselben Karten
web-learn-link = Neu hier? In drei Minuten gelernt
web-your-tables = Deine Tische
web-open-tables = Offene Tische
web-seats-free = { $count ->
     [one] { $count } Platz frei
    *[other] { $count } Plätze frei
  }
web-status-waiting = wartet
web-status-playing = läuft
web-status-over = zu Ende
web-game-doodle = Patchwork Doodle
web-game-patchwork = Patchwork

## A new table
web-new-bot-title = Gegen einen Bot
web-new-friends-title = Mit Freunden spielen
web-new-game = Spiel
web-new-level = Wie stark
web-new-count = Wie viele spielen
web-new-edition = Zeitplan
web-new-deck = Karten des Automa
web-deck-normal = Normal
web-deck-tactical = Taktisch
web-new-rank = Stufe des Automa
web-new-pace = Zeit für einen Zug
web-new-open = Alle dürfen dazukommen
web-new-name = Dein Name
web-new-invite = Tisch eröffnen
web-begin = Anfangen
web-edition-revised = Neuere Ausgabe
web-edition-original = Ausgabe von 2014
web-pace-none = Ohne Grenze
web-pace-calm = 90 Sekunden
web-pace-quick = 30 Sekunden
web-pace-days = Ein Tag
web-level-child = Kind
web-level-beginner = Anfängerin
web-level-hobby = Hobby
web-level-club = Verein
web-level-expert = Könnerin
web-level-master = Meisterin
web-level-automa = Automa

## At the table
web-bot-name = { $level } (Bot)
web-seat-number = Platz { $number }
web-you-mark = (du)
web-spectator = Zuschauer
web-lobby-waiting = { $count ->
     [one] Ein Platz ist noch frei. Es geht los, wenn alle besetzt sind.
    *[other] { $count } Plätze sind noch frei. Es geht los, wenn alle besetzt sind.
  }
web-sit = Hinsetzen
web-stand = Wieder aufstehen
web-fill = Platz { $seat } besetzen
web-fill-short = Bot dazuholen …
web-seats-more = und { $count } weitere Plätze
web-invite = Einladen
web-share-link = Link teilen
web-copied = Kopiert
web-not-copied = Der Browser hat es nicht erlaubt
web-qr-label = QR-Code des Links
web-start-now = Jetzt anfangen
web-menu = Menü
web-sound = Ton, wenn ich dran bin
web-notices = Bescheid geben, wenn ich dran bin
web-command-open = Befehlszeile
web-record-open = Die Aufzeichnung bisher
web-pause = Pause
web-go-on = Weiter
web-paused = Der Tisch macht Pause
web-give-up = Tisch verlassen
web-keys-doodle = Tasten: Pfeile schieben, R dreht, F wendet, Enter zeichnet, Escape räumt ab, P passt, U nimmt zurück; N Nachbar, Q Einzelfeld, S Schere, G Nochmal, B bestes Rechteck, / Befehlszeile.
web-keys-patchwork = Tasten: 1 2 3 nimmt einen Flicken, Pfeile schieben, R dreht, F wendet, Enter näht, Escape legt zurück, A rückt vor, U nimmt zurück, / Befehlszeile.
web-others = Die anderen
web-others-open = Die Reißbretter der anderen und das Gespräch
web-talk = Gespräch
web-talk-open = Was geschah, und das Gespräch
web-enlarge = Reißbrett von { $name } vergrößern
web-reduce = Reißbrett von { $name } wieder verkleinern
web-watching = { $count ->
     [one] Eine Person schaut zu
    *[other] { $count } Leute schauen zu
  }
web-happened = Was geschah
web-missed = Was geschah, während du weg warst
web-missed-all = Alle { $count } …
web-clock-label = Restzeit: { $time }
web-clock-hours = { $hours } Std.
web-say-hello = Hallo!
web-say-good-luck = Viel Glück!
web-say-nice-patch = Schöner Flicken!
web-say-well-done = Gut gemacht!
web-say-oops = Hoppla!
web-say-thinking = Ich überlege
web-say-hurry = Na los …
web-say-thanks = Danke
web-say-sorry = Entschuldigung
web-say-good-match = Schöne Partie!
web-say-again = Nochmal?
web-say-goodbye = Tschüss!
web-tell-you = Du
web-tell-draw = { $who }: { $shape } auf { $square } gezeichnet
web-tell-cut = { $who }: { $shape } zerschnitten und { $count ->
     [one] ein Feld
    *[other] { $count } Felder
  } auf { $square } gezeichnet
web-tell-patch = Flicken
web-tell-pass = { $who }: gepasst
web-tell-neighbour = den Flicken daneben
web-tell-dot = ein Feld mehr auf { $square }
web-tell-flipped = gewendet
web-tell-turned = { $times ->
     [1] einmal gedreht
     [2] zweimal gedreht
    *[other] { $times }-mal gedreht
  }
web-tell-buy = { $who }: Flicken auf { $square } genäht für { $buttons ->
     [one] { $buttons } Knopf
    *[other] { $buttons } Knöpfe
  } und { $time } Zeit
web-tell-leather = { $who }: Spezialflicken auf { $square } genäht
web-tell-advance = { $who }: vorgerückt
web-tell-undo = { $who }: zurückgenommen
web-tell-go = Es geht weiter
web-tell-covered = { $who }: fertig
web-tell-by-clock = Zeit abgelaufen
web-tell-roll = Gewürfelt: { $count }
web-tell-cards = { $count } Karten ausgelegt
web-tell-first = { $who } beginnt
web-tell-automa = Automa: { $taken ->
     [0] gepasst
    *[other] Flicken genommen
  }, jetzt auf { $space }
web-tell-automa-card = Der Automa deckt Karte { $number } auf
web-tell-automa-back = Nächste Karte des Automa: { $count } Knöpfe zum Ausgeben
web-tell-scored = Zwischenwertung nach Runde { $round }: { $list }
web-tell-bonus = { $who }: zuerst 7 × 7 belegt, Sonderplättchen für sieben Punkte
web-tell-over = Die Partie ist zu Ende: { $list }
web-command-title = Befehlszeile
web-command-label = Ein Zug wie in der Aufzeichnung
web-command-send = Senden
web-command-example-doodle = draw d4 r1 + dot e5
web-command-example-patchwork = buy 11 f4 m2
web-command-done = Erledigt: { $act }
web-command-help = draw d4 r1 · left g5 r0 · draw cut d4 d5 · pass + dot e5 · buy 11 f4 m2 · leather b7 · advance · undo · sheet · say hello
web-command-sheet = { $squares } Felder leer: { $rows }. Bestes Rechteck { $best }.
web-see-result = Zum Ergebnis
web-play-again = Nochmal
web-join-again = Zur nächsten Partie
web-won = gewonnen
web-lost-match = verloren

## Guided first game
web-learn-title = Spielen lernen
web-learn-what = Eine echte Partie, mit ein, zwei Sätzen zu jedem Schritt. Du kannst die Hilfe jederzeit ausschalten.
web-learn-doodle = Bleistift auf Papier, allein oder alle zugleich.
web-learn-patchwork = Stoff und Knöpfe zu zweit, gegen einen leichten Bot.
web-learn-begin = Anfangen
web-learn-rules = Oder lies die Regeln
web-guide-stop = Hilfe ausschalten
web-guide-doodle-start = Das ist dein Startflicken. Tippe auf dein Reißbrett, dreh ihn, wenn du magst, und zeichne ihn.
web-guide-doodle-roll = Der Würfel hat die Spielfigur auf die rot umrandete Karte gezogen: zeichne ihren Flicken. Dicht an dicht ist gut.
web-guide-doodle-best = Am Ende der Runde wird ein volles Rechteck gewertet. Tippe oben auf „jetzt“, um deines zu sehen.
web-guide-doodle-neighbour = Passt er nicht? Einmal im Spiel darfst du mit „Nachbar“ den Flicken links oder rechts davon zeichnen.
web-guide-doodle-dot = „Einzelfeld“ schraffiert ein Feld zusätzlich: gut für ein Loch.
web-guide-doodle-scissors = Die „Schere“ teilt den Flicken; ein Teil zeichnest du.
web-guide-doodle-score = Nach diesem Zug ist Zwischenwertung: dein bestes Rechteck bringt das größte Quadrat darin und einen Punkt je weitere Zeile oder Spalte.
web-guide-doodle-rounds = Noch zwei Runden auf demselben Reißbrett. Dasselbe Rechteck darf wieder zählen, größer ist besser.
web-guide-doodle-again = „Nochmal“ erlaubt eine der anderen Sonderaktionen ein zweites Mal. Am Ende kostet jedes leere Feld einen Punkt. Viel Spaß!
web-guide-patchwork-buy = Wähle einen der drei Flicken unten. Der Knopf ist der Preis, die Sanduhr die Zeit, die er braucht.
web-guide-patchwork-time = Dein Zeitstein ist so weit vorgerückt. Wessen Stein auf dem Zeitplan weiter hinten steht, ist dran, manchmal zweimal.
web-guide-patchwork-advance = Zu wenig Knöpfe? Rücke vor: auf das Feld vor dem anderen Zeitstein, und für jedes Feld gibt es einen Knopf.
web-guide-patchwork-income = Knopfwertung: Zieht dein Zeitstein über einen Knopf, bekommst du so viele Knöpfe, wie auf deine Decke genäht sind.
web-guide-patchwork-leather = Du warst zuerst beim Spezialflicken: näh das einzelne Feld gleich auf.
web-guide-patchwork-bonus = Wer zuerst 7 × 7 Felder vollständig belegt, bekommt das Sonderplättchen: sieben Punkte.
web-guide-patchwork-end = Am Ende kostet jedes leere Feld zwei Knöpfe. Viel Spaß!

## Result and replay
web-result-title = Das Ergebnis
web-replay-title = Nachspielen
web-replay-start = Der Anfang
web-empty-squares = { $count ->
     [one] ein Feld leer
    *[other] { $count } Felder leer
  }
web-replay-paste = Eine Aufzeichnung einfügen
web-replay-show = Zeigen
web-replay-file = Datei wählen
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-slider = Augenblick der Partie
web-curve-words = Punkte im Verlauf. { $list }
web-take-along = Mitnehmen
web-copy-record = Aufzeichnung kopieren
web-download-record = Aufzeichnung herunterladen
web-share-picture = Als Bild teilen
web-share-as-words = Als Text kopieren
web-share-words = { $game}: { $points }
web-print = Drucken
web-record = Die Aufzeichnung

## Today’s deal
web-daily-what = Heute haben alle dieselben Karten und denselben Würfel. Dein erstes Ergebnis zählt.
web-daily-begin = Anfangen
web-daily-again = Nochmal spielen
web-loading-day = Der Tag wird geholt …
web-daily-results = Ergebnisse von heute
web-daily-none = Noch ist niemand fertig. Mach den Anfang!

## Oneself
web-save = Speichern
web-saved = Gespeichert
web-points = Punkte
web-points-of = { $points } Punkte
web-me-best = Bestwert { $best } in { $count ->
     [one] { $count } Partie
    *[other] { $count } Partien
  }
web-me-nothing = Hier wurde noch keine Partie beendet.
web-carry-title = Auf einem anderen Gerät
web-carry-what = Du bist ein Name und ein Geheimnis in diesem Browser. Ein Code bringt beides einmal auf ein anderes Gerät.
web-carry-make = Code zeigen
web-carry-link = Dasselbe als Link
web-carry-code = Code vom anderen Gerät
web-carry-take = Hier verwenden
web-carried = Willkommen zurück

## Wurde ehrlich gegeben?
web-verify-title = Wurde ehrlich gegeben?
web-verify-what = Vor der ersten Gabe legt sich der Server auf ein Geheimnis fest, und wer mitspielt, kann ein eigenes Wort dazugeben. Daraus folgen alle Karten und Würfe. Nach der Partie wird das Geheimnis gezeigt: Hier rechnet dein Browser jede Gabe nach.
web-verify-link = Gaben prüfen
web-verify-check = Prüfen
web-verify-busy = Wird berechnet …
web-verify-fair = Ehrlich: Alle { $deals } Gaben folgen aus dem Geheimnis.
web-verify-seed = Wie angekündigt: Alle { $deals } Gaben folgen aus der öffentlichen Zahl „{ $seed }“.
web-verify-commitment = Der Server hatte sich festgelegt auf
web-verify-known = Das wurde diesem Browser gezeigt, bevor die Partie zu Ende war.
web-verify-words = Wörter der Spielenden: { $words }
web-verify-deals = Die Gaben, eine nach der anderen
web-verify-computed = Berechnet:

## Rules
web-rules-title = Die Regeln
web-rule-open = Die Regel: { $rule }
web-rules-all = Alle Regeln
web-rules-search = Suchen
web-rules-none = Nichts gefunden
web-rules-own-words = In unseren eigenen Worten; im Zweifel gilt die gedruckte Anleitung.
web-rule-doodle-goal = Das Ziel
web-rule-doodle-goal-text = Fülle dein Reißbrett so mit Flicken, dass große volle Rechtecke entstehen und wenig leer bleibt.
web-rule-doodle-sheet = Der Zettel
web-rule-doodle-sheet-text = Ein Reißbrett von neun mal neun Feldern, drei Wertungszeilen, eine für die Minuspunkte und vier Sonderaktionen, jede einmal zu nutzen.
web-rule-doodle-start = Der Startflicken
web-rule-doodle-start-text = Alle bekommen einen anderen Flicken aus sieben Feldern und müssen ihn zeichnen, wo und wie gedreht sie wollen. Ohne Sonderaktion.
web-rule-doodle-roll = Der Würfel
web-rule-doodle-roll-text = Er zeigt 1, 2 oder 3. So viele Karten geht die Spielfigur im Uhrzeigersinn; von der Lücke aus ist 1 die nächste Karte.
web-rule-doodle-draw = Zeichnen
web-rule-doodle-draw-text = Alle dürfen den Flicken der markierten Karte zeichnen: auf leere Felder, ganz im Reißbrett, beliebig gedreht und gewendet. Angrenzen muss er an nichts.
web-rule-doodle-pass = Passen
web-rule-doodle-pass-text = Zeichnen ist freiwillig. Wer nicht kann oder will, passt. Bis alle fertig sind, darfst du deinen Flicken zurücknehmen und anders zeichnen.
web-rule-doodle-circle = Der Kartenkreis
web-rule-doodle-circle-text = Nach dem Zug kommt die markierte Karte weg, die Spielfigur wartet in der Lücke. Der Kreis schrumpft von acht auf drei Karten.
web-rule-doodle-rounds = Drei Runden
web-rule-doodle-rounds-text = Eine Runde hat sechs Züge. Liegen noch zwei Karten, ist Zwischenwertung; sechs neue kommen dazu, und weiter geht es.
web-rule-doodle-last = Der allerletzte Zug
web-rule-doodle-last-text = Ohne Würfel: Alle wählen für sich eine der drei Karten. Der Nachbar hilft dann nicht mehr.
web-rule-doodle-neighbour = Nachbar
web-rule-doodle-neighbour-text = Zeichne statt des markierten Flickens den der nächsten Karte links oder rechts. Abgeworfen wird trotzdem die markierte.
web-rule-doodle-dot = Einzelfeld
web-rule-doodle-dot-text = Schraffiere genau ein leeres Feld, jederzeit, auch wenn du gepasst hast.
web-rule-doodle-scissors = Schere
web-rule-doodle-scissors-text = Ein gerader Schnitt entlang der Linien ergibt genau zwei Teile. Eines zeichnest du, das andere verfällt.
web-rule-doodle-cut = Was ein Schnitt ist
web-rule-doodle-cut-text = Der Schnitt darf überall auf einer Linie beginnen und enden. So lässt sich ein Schenkel des U abtrennen.
web-rule-doodle-again = Nochmal
web-rule-doodle-again-text = Nutze eine der anderen drei ein zweites Mal, nachdem sie benutzt ist. Mehrere Sonderaktionen dürfen in einem Zug zusammenkommen.
web-rule-doodle-score = Zwischenwertung
web-rule-doodle-score-text = Dein bestes volles Rechteck zählt: die Felder des größten Quadrats darin und ein Punkt für jede weitere Zeile oder Spalte. Dasselbe darf wieder zählen.
web-rule-doodle-end = Das Ende
web-rule-doodle-end-text = Drei Zwischenwertungen zusammen, minus eins für jedes leere Feld. Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.
web-rule-doodle-solo = Allein
web-rule-doodle-solo-text = Dasselbe Spiel gegen deinen eigenen Bestwert. Dreistellig ist gut.
web-rule-patchwork-goal = Das Ziel
web-rule-patchwork-goal-text = Zu zweit näht ihr Flicken auf je eine Decke von neun mal neun Feldern. Knöpfe sind Geld und Punkte; leere Felder kosten am Ende je zwei.
web-rule-patchwork-turn = Wer dran ist
web-rule-patchwork-turn-text = Wessen Zeitstein weiter hinten steht. Auf demselben Feld der obere, der zuletzt kam. Mehrere Züge hintereinander sind möglich.
web-rule-patchwork-buy = Kaufen
web-rule-patchwork-buy-text = Nimm einen der nächsten drei Flicken, zahle die Knöpfe, näh ihn auf und rücke deinen Zeitstein um die Sanduhren vor.
web-rule-patchwork-place = Aufnähen
web-rule-patchwork-place-text = Beliebig gedreht und gewendet, innerhalb der Decke, ohne Überlappung, sofort. Was genäht ist, bleibt.
web-rule-patchwork-advance = Vorrücken
web-rule-patchwork-advance-text = Oder rücke auf das Feld vor dem anderen Zeitstein und nimm für jedes Feld einen Knopf.
web-rule-patchwork-income = Knopfwertung
web-rule-patchwork-income-text = Wessen Zeitstein einen Knopf auf dem Zeitplan erreicht oder überschreitet, bekommt so viele Knöpfe, wie auf der eigenen Decke sind.
web-rule-patchwork-leather = Spezialflicken
web-rule-patchwork-leather-text = Wer zuerst einen erreicht oder überschreitet, näht ihn sofort auf: ein einzelnes Feld.
web-rule-patchwork-bonus = Das Sonderplättchen
web-rule-patchwork-bonus-text = Wer zuerst 7 × 7 Felder vollständig belegt hat, bekommt das Sonderplättchen: sieben Punkte am Ende.
web-rule-patchwork-end = Das Ende
web-rule-patchwork-end-text = Über 53 geht es nicht hinaus. Sind beide am Ziel, kostet jedes leere Feld zwei Knöpfe. Die meisten Knöpfe gewinnen.
web-rule-patchwork-tie = Gleichstand
web-rule-patchwork-tie-text = Wer zuerst am Ziel war, gewinnt.
web-rule-patchwork-automa = Allein: der Automa
web-rule-patchwork-automa-text = Der Automa näht nichts. Jede seiner Karten sagt, wie viel er ausgeben darf und welchen der nächsten drei Flicken er vorzieht; ist keiner dabei, passt er. Du beginnst und willst auf einer von fünf Stufen mehr Punkte haben.

## Why something is impossible
web-why-other = Das geht nicht ({ $code })
web-why-outside = Es ragt über den Rand
web-why-outside-the-sheet = Es ragt über den Rand
web-why-occupied = Da ist schon etwas
web-why-overlap = Da ist schon etwas
web-why-nothing-yet = Leg ihn erst aufs Reißbrett
web-why-nothing-yet-quilt = Leg ihn erst auf die Decke
web-why-pick-a-patch = Wähle erst einen Flicken
web-why-fits-nowhere = Passt nirgends: passen, schneiden oder den Nachbarn nehmen
web-why-fits-nowhere-quilt = Passt nirgends auf deine Decke
web-why-pick-a-card = Wähle erst eine Karte
web-why-take-a-card = Wähle erst eine Karte
web-why-used-up = Schon verbraucht
web-why-again-only-once = Schon verbraucht
web-why-needs-again = Schon benutzt: wähle erst „Nochmal“
web-why-again-needs-one = „Nochmal“ wiederholt eine andere: nutze erst eine
web-why-again-before-first-use = „Nochmal“ wiederholt eine andere: nutze erst eine
web-why-not-with-start = Nicht beim Startflicken
web-why-start-patch-as-it-is = Nicht beim Startflicken
web-why-start-patch-must-be-drawn = Der Startflicken muss gezeichnet werden
web-why-neighbour-last-turn = Im letzten Zug wählst du ohnehin frei
web-why-no-neighbour-in-the-last-turn = Im letzten Zug wählst du ohnehin frei
web-why-neighbour-alone = Es gibt keine andere Karte
web-why-no-neighbour-scissors = An diesem Tisch nicht zusammen mit dem Nachbarn
web-why-neighbour-with-scissors-is-off = An diesem Tisch nicht zusammen mit dem Nachbarn
web-why-too-few-buttons = Du hast zu wenig Knöpfe
web-why-patch-out-of-reach = Nur die nächsten drei sind zu kaufen
web-why-leather-first = Erst den Spezialflicken aufnähen
web-why-not-one-cut = Das ist kein gerader Schnitt
web-why-already-acted = Du hast schon gezogen
web-why-match-over = Die Partie ist zu Ende
web-why-not-an-event = Das kann ich nicht lesen
web-why-not-an-act = Das kann ich nicht lesen
web-why-not-your-turn = Du bist nicht dran
web-why-not-your-seat = Du schaust nur zu
web-why-turn-closed = Der Zug ist schon vorbei
web-why-too-late = Zu spät zum Zurücknehmen
web-why-nothing-to-take-back = Es gibt nichts zurückzunehmen
web-why-paused = Der Tisch macht Pause
web-why-not-playing = Die Partie läuft nicht
web-why-not-waiting = Die Partie hat schon begonnen
web-why-seat-taken = Der Platz ist besetzt
web-why-no-free-seat = Kein Platz ist frei
web-why-already-seated = Du hast schon einen Platz
web-why-seats = Nicht mit so vielen
web-why-host-only = Das darf nur, wer den Tisch eröffnet hat
web-why-no-such-table = Diesen Tisch gibt es nicht
web-why-no-such-page = Diese Seite gibt es nicht
web-why-no-connection = Keine Verbindung. Der Tisch ist da, wenn du zurück bist.
web-why-too-many = Zu viel auf einmal; warte kurz
web-why-watchers-not-allowed = An diesem Tisch darf niemand zuschauen
web-why-storage-failed = Der Server kann es gerade nicht aufbewahren
web-why-stopping = Der Server hält an; komm gleich wieder
web-why-unknown-token = Dieser Browser ist nicht mehr bekannt
web-why-notices-denied = Der Browser erlaubt dieser Seite keine Mitteilungen
web-why-unknown-level = Diesen Bot gibt es nicht
web-why-unknown-game = Dieses Spiel ist nicht bekannt
web-why-not-a-record = Das ist keine Aufzeichnung
web-why-replay-from-start = Aufzeichnungen ab einer Stellung lassen sich hier nicht zeigen
web-why-no-secret = Die Aufzeichnung enthält kein Geheimnis: Es wird nach der Partie gezeigt
web-why-other-deal = Eine Gabe folgt nicht aus dem Geheimnis
web-why-commitment-broken = Das Geheimnis ist nicht das, auf das der Server sich festgelegt hatte
web-why-commitment-changed = Diesem Browser wurde vor dem Ende der Partie eine andere Festlegung gezeigt
web-why-bad-secret = Das Geheimnis ist nicht lesbar
web-why-unknown-deck = Gaben aus einem eigenen Kartensatz lassen sich hier nicht berechnen
web-why-verify-from-start = Eine Aufzeichnung, die mit einer Stellung beginnt, lässt sich hier nicht berechnen
web-why-no-crypto = Dieser Browser rechnet nur über https oder auf dem eigenen Rechner
