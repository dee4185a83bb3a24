## Wat de server weigert: de codes uit play/codes.py

## Wat gestuurd werd
error-bad-json = Dit is geen JSON.
error-bad-field = Een veld ontbreekt, is onbekend of van de verkeerde soort.
error-bad-number = Een getal in het adres is er geen, of is te klein of te groot.
error-bad-request = Het verzoek is niet te lezen.
error-too-long = Dit is te lang.
error-not-json = De inhoud moet JSON zijn, en zich zo noemen.
error-bad-message = Zo'n bericht bestaat niet, of het is niet volledig.
error-join-first = Kom eerst aan een tafel.
error-method = Dit adres kent die methode niet.

## Wie vraagt
error-unknown-token = Deze sleutel is niet bekend of verlopen.
error-not-your-seat = Je hebt geen plaats aan deze tafel.
error-host-only = Dat mag alleen wie de tafel heeft geopend.
error-watchers-not-allowed = Deze tafel wil geen toeschouwers.

## Tafels
error-no-such-page = Deze pagina bestaat niet.
error-no-such-table = Deze tafel bestaat niet.
error-already-seated = Je hebt al een plaats aan deze tafel.
error-no-free-seat = Er is geen plaats vrij.
error-not-playing = De partij is niet bezig.
error-not-waiting = De partij is al begonnen.
error-paused = Aan deze tafel is het pauze.
error-seat-taken = Die plaats is bezet.
error-seats = Het spel is niet voor zoveel plaatsen.
error-too-late = Er is iets getoond of iemand anders is aan zet geweest: terugnemen kan niet meer.
error-turn-closed = De beurt is al voorbij.
error-too-many-tokens = Er zijn te veel sleutels: beëindig die niet nodig zijn.
error-too-often = Dit is in één beurt te vaak gedaan.

## Nu niet
error-too-many = Dat was te veel tegelijk: wacht even.
error-fault = Er ging iets mis in de server; het is genoteerd.
error-slow = De verbinding is te traag voor wat er gestuurd wordt.
error-stopping = De server stopt: kom zo terug.
error-storage-failed = Er kan nu niets bewaard worden: probeer het straks opnieuw.
error-storage-full = De opslag van de server is vol: er is niets bewaard.
