### Warum etwas nicht geht: zu jedem Grund, was nicht stimmt und was zu tun ist. Was nur Patchwork sagt, steht in patchwork.ftl.

## Züge und was der Zufall tut, in beiden Spielen
error-match-over = Die Partie ist zu Ende: hinter ihrem letzten Ereignis kommt nichts mehr.
error-deal-first = Der Zufall ist an der Reihe: zuerst kommt eine Zeile mit --.
error-acts-first = Es sind noch Spielende am Zug: der Zufall kommt, wenn alle fertig sind.
error-not-an-event = Das ist weder ein Zug noch etwas, was der Zufall tut. Ein Zug sieht aus wie „P1 draw d4 r1“ oder „P1 buy 11 f4 m2“, der Zufall wie „-- roll 2“.
error-not-an-act = Einen solchen Zug gibt es in diesem Spiel nicht, oder seine Teile passen nicht zusammen.
error-no-such-seat = Diesen Platz gibt es in dieser Partie nicht.
error-already-acted = Dieser Platz hat in diesem Zug schon gehandelt; er darf das zurücknehmen und etwas anderes tun.
error-outside-the-sheet = Der Flicken ragt über den Rand: schieb ihn in die neun mal neun Felder oder dreh ihn.
error-overlap = Auf diesen Feldern liegt schon etwas: nimm leere.
error-not-this-deal = Der Zufall hat jetzt etwas anderes zu tun.
error-wrong-number-of-cards = So viele Karten kommen jetzt nicht.
error-not-in-the-deck = Von den übrigen Karten ist das keine.
error-nothing-to-take-back = Es gibt nichts zurückzunehmen.
error-no-dealer = Der Zufall ist an der Reihe, und niemand vertritt ihn: nenne einen Startwert oder eine Aufzeichnung, in der er steht.
error-script-ended = Für den Zufall ist nichts mehr vorbereitet.

## Doodle: Züge und was der Zufall tut
error-not-on-the-die = Der Würfel zeigt 1, 2 oder 3.
error-start-patch-must-be-drawn = Der Startflicken muss gezeichnet werden: passen geht hier nicht.
error-start-patch-as-it-is = Der Startflicken wird gezeichnet, wie er ist, ohne Nachbar und ohne Schere.
error-take-a-card = Im letzten Zug wählt man eine Karte: schreib take und ihren Namen.
error-take-only-in-the-last-turn = Nur im letzten Zug wählt man eine Karte: schreib draw, left oder right.
error-card-not-in-the-circle = Diese Karte liegt nicht mehr im Kreis.
error-no-neighbour-in-the-last-turn = Im letzten Zug gibt es keinen Nachbarn: nimm eine der drei Karten.
error-neighbour-used = Die Sonderaktion Nachbar ist abgekreuzt: schreib again davor, wenn es das noch gibt.
error-square-used = Die Sonderaktion Einzelkästchen ist abgekreuzt: schreib again davor, wenn es das noch gibt.
error-scissors-used = Die Sonderaktion Schere ist abgekreuzt: schreib again vor cut, wenn es das noch gibt.
error-again-before-first-use = Nochmal wiederholt eine Sonderaktion, die benutzt ist: benutze diese zuerst ohne again.
error-again-only-once = Nochmal gibt es einmal in einer Partie.
error-cut-again-is-off = In dieser Partie wird das behaltene Teil nicht noch einmal zerschnitten (Regel cut-again).
error-neighbour-with-scissors-is-off = In dieser Partie wird der Flicken des Nachbarn nicht zerschnitten (Regel neighbour-scissors).
error-not-one-cut = Diese Felder sind nicht das, was ein gerader Schnitt vom Flicken lässt.
error-too-many-squares = Zu einem Zug gehören höchstens zwei Einzelkästchen: eines, und eines mit again.
error-square-twice = Ein Feld ist zweimal genannt: nenne jedes, das bleibt, einmal.

## Optionen
error-unknown-game = Dieses Spiel gibt es hier nicht: es heißt doodle oder patchwork.
error-unknown-rule = Diese Regel hat das Spiel nicht; die Hilfe zum Befehl „new“ nennt sie.
error-yes-or-no = Schreib yes oder no.
error-wrong-number-of-seats = Das Spiel ist nicht für so viele Plätze: Doodle ist für 1 bis 1000, Patchwork für 2, gegen den Automa für 1.
error-names-and-seats = Es sind mehr oder weniger Namen als Plätze.
error-unknown-deck = Dieser Kartensatz ist nicht da: gib seine Datei mit --deck an.

## Aufzeichnungen
error-not-utf-8 = Die Datei ist kein Text in UTF-8: speichere sie in dieser Kodierung.
error-not-a-record = Die erste Zeile einer Aufzeichnung ist „quiltingbee record 1“.
error-record-too-long = So lang ist die Aufzeichnung keiner Partie.
error-line-too-long = So lang ist kein Ereignis.
error-header-twice = Diese Kopfzeile steht zweimal da: lass eine weg.
error-headers-too-long = Eine Kopfzeile hat höchstens 500 Zeichen, eine Aufzeichnung höchstens 2000 Kopfzeilen.
error-no-game = Eine Kopfzeile fehlt: schreib „Game: doodle/1“ oder „Game: patchwork/1“.
error-no-seats = Die Plätze fehlen: schreib für jeden eine Zeile „P1: Name“.
error-seat-left-out = Die Plätze haben eine Lücke: sie heißen P1, P2, P3 und so weiter.
error-unknown-check = So etwas stellt dieses Spiel hinter == nicht fest.
error-check-failed = Das stimmt nicht; wie es ist, steht dahinter in Klammern.
error-bad-secret = Das Geheimnis ist keine hexadezimale Zahl.
error-commitment-broken = Das Geheimnis ist nicht das, auf das sich der Server vor der Partie festgelegt hat.

## Kartensätze
error-deck-too-long = So lang ist die Datei keines Kartensatzes.
error-deck-name = Ein Kartensatz beginnt mit seinem Namen: „name: mein-satz-1“, aus Buchstaben ohne Umlaute, Ziffern, Punkten und Strichen.
error-deck-line = Eine Karte ist ein Name aus Buchstaben und Ziffern und ihre Form, Zeilen durch / getrennt, wie „U5 #.#/###“; hinter einer Flickenkarte darf stehen, wie oft es sie gibt: x2.
error-deck-card-twice = Eine Karte dieses Namens ist schon da: schreib x2 dahinter, wenn es zwei gleiche gibt.
error-deck-start-count = Unter [start] stehen zehn Startkarten.
error-deck-card-count = Unter [cards] stehen dreißig Flickenkarten, gleiche mitgezählt.
error-deck-start-size = Der Flicken einer Startkarte hat sieben Felder.
error-shape-sign = Eine Form wird mit # für ihre Felder und . für Lücken gezeichnet.
error-shape-rows = Die Zeilen einer Form sind gleich lang, ein bis neun Zeichen, und höchstens neun.
error-shape-margin = Eine Zeile oder Spalte am Rand dieser Form ist leer: lass sie weg.
error-shape-pieces = Eine Form ist ein Stück: ihre Felder hängen an den Kanten zusammen.

## Stellungen
error-not-a-position = Eine Stellung ist eine Zeile, die mit dem Spiel beginnt: „doodle/1 | …“ oder „patchwork/1 | …“.
error-position-too-long = So lang ist keine Stellung.
error-position-turn = Diesen Augenblick gibt es in keiner Partie, oder was auf dem Tisch liegt, gehört nicht dazu.
error-position-seat = So sieht kein Platz aus, oder sie stehen nicht in der Folge P1, P2 und so weiter.
error-position-sheet = Ein Reißbrett sind neun Zeilen mit / dazwischen, jede mit neun Feldern: Buchstaben für Flicken, von a an, und Zahlen für leere Felder.
error-position-points = Jeder Platz hat so viele Ergebnisse, wie Runden gewertet sind.
error-position-start = Es ist nicht eine Startkarte für jeden Platz, oder es sind keine Startkarten.
error-position-actions = Nochmal ist abgekreuzt, aber keine Sonderaktion benutzt.
error-position-cards = Die Karten im Kreis und die abgeworfenen sind nicht die dieses Zuges.

## Rechenkerne
error-no-kernels-for-this-deck = Die schnellen Rechenkerne kennen keinen Kartensatz mit solchen Flicken; alles andere geht ohne sie.
error-no-kernels-for-the-automa = Die schnellen Rechenkerne kennen nur die Partie zu zweit; alles andere geht ohne sie.

## Tische
error-bad-name = Ein Name hat mindestens ein sichtbares Zeichen.
error-bad-option = Diese Option hat das Spiel nicht, oder nicht mit diesem Wert.
error-bad-daily = Die Tagespartie ist Doodle, allein, ohne Optionen.
error-id-taken = Mit dieser Kennung kam schon ein anderer Zug.
error-no-scope = Das erlaubt dieser Schlüssel nicht.
error-no-token = Dazu braucht es einen Schlüssel.
error-no-rematch-yet = Eine weitere Partie gibt es, wenn diese zu Ende ist.
error-not-paused = Der Tisch macht keine Pause.
error-origin = Diese Seite darf nicht mit dem Server sprechen.
error-too-many-bots = Das sind zu viele Bots.
error-too-many-tables = Das sind zu viele Tische: beende erst einen.
error-unknown-code = Dieser Code ist nicht bekannt oder schon benutzt.
