### Why something is refused: each code with what is wrong and what to do. What Patchwork alone can say is in patchwork.ftl.

## Moves and deals of both games
error-match-over = The match is over: nothing comes behind its last event.
error-deal-first = Chance is to act: a line with -- comes first.
error-acts-first = Players are still to act: chance comes when all have.
error-not-an-event = This is neither a move nor a deal. A move looks like "P1 draw d4 r1" or "P1 buy 11 f4 m2", a deal like "-- roll 2".
error-not-an-act = There is no such act in this game, or its parts do not go together.
error-no-such-seat = There is no such seat in this match.
error-already-acted = This seat has already acted in this turn; it may take its act back and send another.
error-outside-the-sheet = The patch sticks out over the edge: move it inside the nine by nine squares, or turn it.
error-overlap = Something lies on these squares already: choose empty ones.
error-not-this-deal = Chance is to do something else now.
error-wrong-number-of-cards = That is not the number of cards to be dealt now.
error-not-in-the-deck = No card that is left is this one.
error-nothing-to-take-back = There is nothing to take back.
error-no-dealer = Chance is to act and nobody deals: name a seed, or a record with the deals.
error-script-ended = There are no more deals prepared.

## Doodle: moves and deals
error-not-on-the-die = The die shows 1, 2 or 3.
error-start-patch-must-be-drawn = The start patch must be drawn: one cannot pass here.
error-start-patch-as-it-is = The start patch is drawn as it is, without neighbour and without scissors.
error-take-a-card = In the last turn one picks a card: write take and its name.
error-take-only-in-the-last-turn = Only in the last turn one picks a card: write draw, left or right.
error-card-not-in-the-circle = This card does not lie in the circle any more.
error-no-neighbour-in-the-last-turn = In the last turn there is no neighbour: pick any of the three cards.
error-neighbour-used = The neighbour is crossed off: write again before it, if that is still there.
error-square-used = The single square is crossed off: write again before it, if that is still there.
error-scissors-used = The scissors are crossed off: write again before cut, if that is still there.
error-again-before-first-use = Again repeats an action that has been used: use this one first without it.
error-again-only-once = Again is there once a match.
error-cut-again-is-off = In this match the kept piece is not cut once more (rule cut-again).
error-neighbour-with-scissors-is-off = In this match the neighbour's patch is not cut (rule neighbour-scissors).
error-not-one-cut = These squares are not what one straight cut leaves of the patch.
error-too-many-squares = At most two single squares go with a turn: one, and one by again.
error-square-twice = A square is named twice: name each of the squares kept once.

## Options
error-unknown-game = There is no such game: it is doodle or patchwork.
error-unknown-rule = This game has no such rule; the rules are named by the help of the command "new".
error-yes-or-no = Write yes or no.
error-wrong-number-of-seats = The game is not for so many seats: Doodle is for 1 to 1000, Patchwork for 2, against the Automa for 1.
error-names-and-seats = There are more or fewer names than seats.
error-unknown-deck = This deck is not here: give its file with --deck.

## Records
error-not-utf-8 = The file is not text in UTF-8: save it in that encoding.
error-not-a-record = The first line of a record is "quiltingbee record 1".
error-record-too-long = No match has so long a record.
error-line-too-long = No event is so long.
error-header-twice = This header stands there twice: leave one.
error-headers-too-long = A header has at most 500 letters, and a record at most 2000 headers.
error-no-game = A header is missing: write "Game: doodle/1" or "Game: patchwork/1".
error-no-seats = The seats are missing: write a line "P1: name" for each.
error-seat-left-out = The seats have a gap: they are numbered P1, P2, P3 and so on.
error-unknown-check = This game states no such fact behind ==.
error-check-failed = This does not hold; what is so stands in brackets behind it.
error-bad-secret = The secret is not a hexadecimal number.
error-commitment-broken = The secret is not the one that was committed to before the match.

## Decks
error-deck-too-long = No deck has so long a file.
error-deck-name = A deck begins with its name: "name: my-deck-1", of letters, digits, dots and dashes.
error-deck-line = A card is a name of letters and digits and its shape, rows by /, as "U5 #.#/###"; behind a patch card may stand how many there are: x2.
error-deck-card-twice = A card of this name is there already: write x2 behind it for two that are equal.
error-deck-start-count = There are ten start cards below [start].
error-deck-card-count = There are thirty patch cards below [cards], copies counted.
error-deck-start-size = The patch on a start card has seven squares.
error-shape-sign = A shape is drawn with # for its squares and . for gaps.
error-shape-rows = The rows of a shape are equally long, one to nine signs, and at most nine.
error-shape-margin = A row or column at the edge of this shape is empty: leave it out.
error-shape-pieces = A shape is one piece: its squares hang together by their edges.

## Positions
error-not-a-position = A position is one line that begins with the game: "doodle/1 | …" or "patchwork/1 | …".
error-position-too-long = No position is so long.
error-position-turn = There is no such moment in a match, or what lies on the table does not belong to it.
error-position-seat = A seat does not look like this, or they are not in the order P1, P2 and so on.
error-position-sheet = A sheet is nine rows by /, nine squares each: letters for patches, from a on, and numbers for empty squares.
error-position-points = Each seat has as many results as rounds have been scored.
error-position-start = The start cards are not one for each seat, or they are no start cards.
error-position-actions = Again is crossed off, but no action has been used.
error-position-cards = The cards in the circle and those gone are not those of this turn.

## Kernels
error-no-kernels-for-this-deck = The fast kernels know no deck with patches like these; everything else goes on without them.
error-no-kernels-for-the-automa = The fast kernels know the match of two only; everything else goes on without them.

## Tables
error-bad-name = A name has at least one letter that can be seen.
error-bad-option = The game has no such option, or not with this value.
error-bad-daily = The deal of the day is Doodle, alone, without options.
error-id-taken = Another act was sent with this id.
error-no-scope = This token does not allow that.
error-no-token = This needs a token.
error-no-rematch-yet = There can be another match when this one is over.
error-not-paused = The table is not paused.
error-origin = This page may not speak to the server.
error-too-many-bots = There are too many bots.
error-too-many-tables = There are too many tables: end one first.
error-unknown-code = This code is not known, or has been used.
