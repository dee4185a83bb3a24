## Was der Server ablehnt: die Codes aus play/codes.py

## Was gesendet wurde
error-bad-json = Das ist kein JSON.
error-bad-field = Ein Feld fehlt, ist unbekannt oder von der falschen Art.
error-bad-number = Eine Zahl in der Adresse ist keine, oder zu klein oder zu groß.
error-bad-request = Die Anfrage ist nicht lesbar.
error-too-long = Das ist zu lang.
error-not-json = Der Inhalt muss JSON sein und sich so nennen.
error-bad-message = Eine solche Nachricht gibt es nicht, oder sie ist unvollständig.
error-join-first = Komm zuerst an einen Tisch.
error-method = Diese Adresse kennt die Methode nicht.

## Wer fragt
error-unknown-token = Dieser Schlüssel ist nicht bekannt oder abgelaufen.
error-not-your-seat = Du hast an diesem Tisch keinen Platz.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-watchers-not-allowed = Dieser Tisch möchte keine Zuschauer.

## Tische
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-table = Diesen Tisch gibt es nicht.
error-already-seated = Du hast an diesem Tisch schon einen Platz.
error-no-free-seat = Es ist kein Platz frei.
error-not-playing = Die Partie läuft nicht.
error-not-waiting = Die Partie hat schon begonnen.
error-paused = Am Tisch ist Pause.
error-seat-taken = Dieser Platz ist besetzt.
error-seats = Für so viele Plätze ist das Spiel nicht gemacht.
error-too-late = Es wurde etwas aufgedeckt oder jemand anderes war am Zug: zum Zurücknehmen ist es zu spät.
error-turn-closed = Der Zug ist schon vorbei.
error-too-many-tokens = Es gibt zu viele Schlüssel: beende die, die nicht gebraucht werden.
error-too-often = Das geschah in einem Zug zu oft.

## Jetzt nicht
error-too-many = Das war zu viel auf einmal: warte einen Augenblick.
error-fault = Im Server ging etwas schief; es ist festgehalten.
error-slow = Die Verbindung ist zu langsam für das, was gesendet wird.
error-stopping = Der Server hält an: komm gleich wieder.
error-storage-failed = Im Augenblick lässt sich nichts speichern: versuch es bald noch einmal.
error-storage-full = Der Speicher des Servers ist voll: es wurde nichts gespeichert.
