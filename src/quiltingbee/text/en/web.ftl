### The browser table. The web client reads these as `web-NAME`.


## Shapes and cards
web-shape = { $count ->
     [1] single square
    *[other] { $letter } of { $count }
  }
web-shape-many = patch of { $count }
web-shape-rows = row by row: columns { $rows }
web-circle-label = Circle of { $count } cards
web-card-marked = the token stands here
web-card-chosen = chosen
web-die-shows = The die shows { $count }

## Doodle: special actions
web-actions-label = Special actions
web-action-neighbour = Neighbour
web-action-neighbour-hint = Draw the card left or right of the marked one instead
web-action-dot = Square
web-action-dot-hint = Shade one single square
web-action-scissors = Scissors
web-action-scissors-hint = Cut the patch in two and draw one piece
web-action-again = Again
web-action-again-hint = Use one of the other three a second time
web-action-used = used
web-cuts-title = Tap the piece you keep
web-cuts-none = This patch cannot be cut.
web-cut-label = Cut into { $first } and { $second }
web-cut-take = Keep the { $shape }, { $rows } high, { $columns } wide

## Doodle: the match
web-round = Round { $round }
web-start-title = Start patch
web-start-hint = draw it anywhere
web-turn-of = turn { $turn } of 6
web-match-over = The match is over
web-scores-label = Scored so far: { $scores }. The best rectangle is worth { $now } now.
web-scores-none = nothing yet
web-scores-now = now { $now }
web-scores-total = total { $total }
web-scores-empty = No square is shaded yet.
web-scores-with-square = with one square more: { $sum }
web-task-start = Draw your start patch
web-task-draw = Draw the { $shape }
web-task-everyone = Everyone draws the { $shape }
web-task-neighbour = Draw the neighbour: the { $shape }
web-task-cut = Draw the piece of { $count }
web-task-dot = Tap the square to shade
web-task-take = Last turn: pick any card
web-task-done = Drawn. Waiting for the others.
web-task-wait = Just a moment…
web-task-watch = You are watching
web-hint-place = Tap your sheet, or drag it there
web-still-drawing = { $count ->
     [one] { $names } is still drawing
    *[other] { $names } are still drawing
  }
web-still-many = { $count } are still drawing
web-all-done = All the others are done
web-done = done
web-drawing = drawing
web-tools-label = The piece in your hand
web-turn = Turn
web-flip = Flip
web-pass = Pass
web-draw-it = Draw it
web-shade-it = Shade it
web-take-back = Take back
web-close = Close
web-sheet-yours = Your sheet
web-sheet-of = Sheet of { $name }, { $squares } squares empty
web-cell-empty = empty
web-cell-patch = patch { $number }, { $colour }
web-cell-ghost = the piece would lie here
web-cell-ghost-bad = the piece cannot lie here
web-cell-dot = shaded square of this turn
web-colour-blue = blue
web-colour-madder = red
web-colour-sage = sage green
web-colour-plum = plum
web-colour-ochre = ochre
web-colour-teal = teal
web-colour-walnut = brown
web-colour-moss = moss green
web-said-lies = Fits at { $square }. Best rectangle { $points }.
web-said-dot-on = Single square: choose a square
web-said-dot-off = Back to the patch
web-said-spot = Square at { $square }: Enter shades it
web-said-dot = Shaded { $square }
web-said-dot-away = { $square } is empty again
web-said-cut = Kept the piece of { $count }

## Patchwork: the match
web-your-turn = Your turn
web-moves = { $name } moves
web-task-leather = Sew on your special patch
web-task-sew = Sew it onto your quilt
web-said-sews = Fits at { $square }
web-time-same = Level with { $name }
web-time-behind = You are { $count } behind { $name }
web-time-ahead = You are { $count } ahead of { $name }
web-time-between = { $first } is { $count } ahead of { $second }
web-plan-to = Token to { $space }
web-plan-again = you move again
web-buttons = { $count ->
     [one] { $count } button
    *[other] { $count } buttons
  }
web-income-each = +{ $count } each
web-tray-label = The next three patches
web-behind-label = { $count } more behind them
web-buy-number = Buy { $number }
web-patch-words = { $squares } squares, { $buttons ->
     [one] costs { $buttons } button
    *[other] costs { $buttons } buttons
  }, { $time } time, { $income ->
     [0] no income
    *[other] income { $income }
  }
web-advance = Advance
web-advance-spaces = { $spaces ->
     [one] { $spaces } space, +{ $spaces }
    *[other] { $spaces } spaces, +{ $spaces }
  }
web-advance-income = income { $income }
web-advance-leather = special patch
web-sew-on = Sew it on
web-put-back = Put it back
web-swap = Swap with the quilt of { $name }
web-quilt-yours = Your quilt
web-quilt-of = Quilt of { $name }, { $squares } squares empty
web-cell-cloth = patch { $number }
web-cell-leather = special patch
web-track-title = Time track
web-track-open = Show the whole time track
web-track-words = Time track: { $first } on { $firstAt }, { $second } on { $secondAt }, next income at { $income }, special patches at { $leather }
web-automa = Automa
web-automa-level = Level { $level }
web-automa-words = { $patches ->
     [one] { $patches } patch
    *[other] { $patches } patches
  }

## Around every page
web-skip = Skip to the page
web-pages = Pages
web-language = Language
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-rules-link = Rules
web-daily-link = Today’s deal
web-me-link = You
web-imprint = An unofficial, non-commercial fan implementation of Patchwork and Patchwork Doodle, games by Uwe Rosenberg published by Lookout Games. All drawings and words are our own.
web-trouble = That did not work
web-try-again = Try again
web-to-home = To the first page
web-loading = Fetching the record…
web-connecting = Coming to the table…
web-lost = Connection lost. Your draft is safe; coming back…
web-guest = Guest

## First page
web-home-what = Two quilting games by Uwe Rosenberg, on paper and in cloth.
web-home-doodle-picture = A pencil sheet that fills itself
web-home-patchwork-picture = A quilt that sews itself
web-door-alone = Play alone
web-door-alone-what = Patchwork Doodle against your own best
web-door-bot = Play a bot
web-door-bot-what = From child to master, both games
web-door-friends = Play with friends
web-door-friends-what = Send a link, no account
web-door-daily = Today’s deal
web-door-daily-what = The same cards for everybody
web-learn-link = New here? Learn in three minutes
web-your-tables = Your tables
web-open-tables = Open tables
web-seats-free = { $count ->
     [one] { $count } seat free
    *[other] { $count } seats free
  }
web-status-waiting = waiting
web-status-playing = playing
web-status-over = over
web-game-doodle = Patchwork Doodle
web-game-patchwork = Patchwork

## A new table
web-new-bot-title = Play a bot
web-new-friends-title = Play with friends
web-new-game = Game
web-new-level = How strong
web-new-count = Players
web-new-edition = Time track
web-new-deck = Automa’s cards
web-deck-normal = Normal
web-deck-tactical = Tactical
web-new-rank = Automa’s level
web-new-pace = Time for a turn
web-new-open = Anybody may join
web-new-name = Your name
web-new-invite = Open the table
web-begin = Begin
web-edition-revised = Newer edition
web-edition-original = Edition of 2014
web-pace-none = No limit
web-pace-calm = 90 seconds
web-pace-quick = 30 seconds
web-pace-days = A day
web-level-child = Child
web-level-beginner = Beginner
web-level-hobby = Hobby
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-automa = Automa

## At the table
web-bot-name = { $level } (bot)
web-seat-number = Seat { $number }
web-you-mark = (you)
web-spectator = Spectator
web-lobby-waiting = { $count ->
     [one] One seat is still empty. The match begins when all are taken.
    *[other] { $count } seats are still empty. The match begins when all are taken.
  }
web-sit = Sit down
web-stand = Get up again
web-fill = Fill seat { $seat }
web-fill-short = Add a bot…
web-seats-more = and { $count } more seats
web-invite = Invite
web-share-link = Share the link
web-copied = Copied
web-not-copied = The browser did not allow it
web-qr-label = QR code of the link
web-start-now = Start now
web-menu = Menu
web-sound = Sound when it is my turn
web-notices = Notify me when it is my turn
web-command-open = Command line
web-record-open = The record so far
web-pause = Pause
web-go-on = Go on
web-paused = The table is paused
web-give-up = Leave the table
web-keys-doodle = Keys: arrows move, R turns, F flips, Enter draws, Escape clears, P passes, U takes back; N neighbour, Q square, S scissors, G again, B best rectangle, / command line.
web-keys-patchwork = Keys: 1 2 3 take a patch, arrows move, R turns, F flips, Enter sews, Escape puts back, A advances, U takes back, / command line.
web-others = The others
web-others-open = The others’ sheets and the talk
web-talk = Talk
web-talk-open = What happened, and the talk
web-enlarge = Enlarge the sheet of { $name }
web-reduce = Make the sheet of { $name } small again
web-watching = { $count ->
     [one] One person is watching
    *[other] { $count } people are watching
  }
web-happened = What happened
web-missed = What happened while you were away
web-missed-all = All { $count }…
web-clock-label = Time left: { $time }
web-clock-hours = { $hours } h
web-say-hello = Hello!
web-say-good-luck = Good luck!
web-say-nice-patch = Nice patch!
web-say-well-done = Well done!
web-say-oops = Oops!
web-say-thinking = I am thinking
web-say-hurry = Go on…
web-say-thanks = Thank you
web-say-sorry = Sorry
web-say-good-match = Good match!
web-say-again = Again?
web-say-goodbye = Goodbye!
web-tell-you = You
web-tell-draw = { $who }: drew the { $shape } at { $square }
web-tell-cut = { $who }: cut the { $shape } and drew { $count ->
     [one] one square
    *[other] { $count } squares
  } at { $square }
web-tell-patch = patch
web-tell-pass = { $who }: passed
web-tell-neighbour = the neighbour’s patch
web-tell-dot = one square more at { $square }
web-tell-flipped = flipped
web-tell-turned = { $times ->
     [1] turned once
     [2] turned twice
    *[other] turned { $times } times
  }
web-tell-buy = { $who }: sewed a patch at { $square } for { $buttons ->
     [one] { $buttons } button
    *[other] { $buttons } buttons
  } and { $time } time
web-tell-leather = { $who }: sewed a special patch at { $square }
web-tell-advance = { $who }: advanced
web-tell-undo = { $who }: took it back
web-tell-go = The table goes on
web-tell-covered = { $who }: done
web-tell-by-clock = time was up
web-tell-roll = Rolled { $count }
web-tell-cards = { $count } cards laid out
web-tell-first = { $who } begins
web-tell-automa = Automa: { $taken ->
     [0] passed
    *[other] took a patch
  }, now on { $space }
web-tell-automa-card = The Automa turns up card { $number }
web-tell-automa-back = The Automa’s next card: { $count } buttons to spend
web-tell-scored = Round { $round } is scored: { $list }
web-tell-bonus = { $who }: covered 7 × 7 first, seven points
web-tell-over = The match is over: { $list }
web-command-title = Command line
web-command-label = An act as in a record
web-command-send = Send
web-command-example-doodle = draw d4 r1 + dot e5
web-command-example-patchwork = buy 11 f4 m2
web-command-done = Done: { $act }
web-command-help = draw d4 r1 · left g5 r0 · draw cut d4 d5 · pass + dot e5 · buy 11 f4 m2 · leather b7 · advance · undo · sheet · say hello
web-command-sheet = { $squares } squares empty: { $rows }. Best rectangle { $best }.
web-see-result = See the result
web-play-again = Again
web-join-again = Join the next match
web-won = won
web-lost-match = lost

## Guided first game
web-learn-title = Learn to play
web-learn-what = A real match, with a sentence or two at each step. Stop the guide whenever you like.
web-learn-doodle = Pencil on paper, alone or all at the same time.
web-learn-patchwork = Cloth and buttons for two, against an easy bot.
web-learn-begin = Begin
web-learn-rules = Or read the rules
web-guide-stop = Stop the guide
web-guide-doodle-start = This is your start patch. Tap your sheet to put it somewhere, turn it if you like, then draw it.
web-guide-doodle-roll = The die moved the token to the card with the red edge: draw its patch. Close together is good.
web-guide-doodle-best = A full rectangle scores at the end of a round. Tap “now” above to see yours.
web-guide-doodle-neighbour = Does it not fit? Once a game, “Neighbour” lets you draw the card to the left or right.
web-guide-doodle-dot = “Square” shades one square more: good for a hole.
web-guide-doodle-scissors = “Scissors” cut the patch in two; you draw one piece.
web-guide-doodle-score = After this turn your best rectangle is scored: the largest square in it, plus one for each row more.
web-guide-doodle-rounds = Two more rounds on the same sheet. The same rectangle may score again, better if it has grown.
web-guide-doodle-again = “Again” lets you use one of the other actions twice. At the end each empty square costs a point. Enjoy!
web-guide-patchwork-buy = Pick one of the three patches below. The button is its price, the hourglass the time it takes.
web-guide-patchwork-time = Your token moved on by that time. Whoever is further back on the track is to move, sometimes twice.
web-guide-patchwork-advance = Short of buttons? Advance: one space past the other, a button for each space.
web-guide-patchwork-income = Passing a button on the track pays you one for each button sewn on your quilt.
web-guide-patchwork-leather = You came first to a special patch: sew its single square on at once.
web-guide-patchwork-bonus = The first to cover a whole 7 × 7 square gets seven extra.
web-guide-patchwork-end = At the end each empty square costs two buttons. Enjoy!

## Result and replay
web-result-title = The result
web-replay-title = Replay
web-replay-start = The beginning
web-empty-squares = { $count ->
     [one] one square empty
    *[other] { $count } squares empty
  }
web-replay-paste = Paste a record
web-replay-show = Show it
web-replay-file = Choose a file
web-replay-back = One step back
web-replay-forward = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment of the match
web-curve-words = Points over time. { $list }
web-take-along = Take along
web-copy-record = Copy the record
web-download-record = Download the record
web-share-picture = Share as a picture
web-share-as-words = Copy as words
web-share-words = { $game}: { $points }
web-print = Print
web-record = The record

## Today’s deal
web-daily-what = Everybody gets the same cards and the same die today. Your first result counts.
web-daily-begin = Begin
web-daily-again = Play it again
web-loading-day = Fetching the day…
web-daily-results = Today’s results
web-daily-none = Nobody has finished yet. Be the first!

## Oneself
web-save = Save
web-saved = Saved
web-points = Points
web-points-of = { $points } points
web-me-best = Best { $best } in { $count ->
     [one] { $count } match
    *[other] { $count } matches
  }
web-me-nothing = No match finished here yet.
web-carry-title = On another device
web-carry-what = You are a name and a secret kept in this browser. A code brings both to another device, once.
web-carry-make = Show a code
web-carry-link = The same as a link
web-carry-code = Code from another device
web-carry-take = Use it here
web-carried = Welcome back

## Were the deals fair?
web-verify-title = Were the deals fair?
web-verify-what = Before the first deal the server commits itself to a secret, and players may add words of their own. Every card and every roll follows from these. When the match is over the secret is shown: here your browser computes each deal again.
web-verify-link = Check the deals
web-verify-check = Check them
web-verify-busy = Computing…
web-verify-fair = Fair: all { $deals } deals follow from the secret.
web-verify-seed = As announced: all { $deals } deals follow from the public seed “{ $seed }”.
web-verify-commitment = The server had committed itself to
web-verify-known = It is what this browser was shown before the match was over.
web-verify-words = Words of the players: { $words }
web-verify-deals = The deals, one by one
web-verify-computed = Computed:

## Rules
web-rules-title = The rules
web-rule-open = The rule: { $rule }
web-rules-all = All the rules
web-rules-search = Search
web-rules-none = Nothing found
web-rules-own-words = In our own words; where they differ, the printed rulebooks decide.
web-rule-doodle-goal = The aim
web-rule-doodle-goal-text = Fill your sheet with patches so that large full rectangles appear, and leave few squares empty.
web-rule-doodle-sheet = The sheet
web-rule-doodle-sheet-text = Nine by nine squares, three scoring boxes, one for the minus points, and four special actions that can each be used once.
web-rule-doodle-start = The start patch
web-rule-doodle-start-text = Everybody gets another patch of seven squares and must draw it, anywhere, turned or flipped as they like. No special action here.
web-rule-doodle-roll = The die
web-rule-doodle-roll-text = It shows 1, 2 or 3. The token goes that many cards clockwise; from its gap, 1 is the next card.
web-rule-doodle-draw = Drawing
web-rule-doodle-draw-text = Everybody may draw the marked card’s patch: on empty squares, inside the sheet, turned and flipped as they like. It need not touch anything.
web-rule-doodle-pass = Passing
web-rule-doodle-pass-text = Drawing is a choice. Who cannot or does not want to draw passes. Until everybody is done you may take your patch back and draw it elsewhere.
web-rule-doodle-circle = The circle
web-rule-doodle-circle-text = The marked card is taken away after the turn and the token waits in the gap. The circle shrinks from eight cards to three.
web-rule-doodle-rounds = Three rounds
web-rule-doodle-rounds-text = A round has six turns. With two cards left it is scored; those two are joined by six new ones, and on it goes.
web-rule-doodle-last = The very last turn
web-rule-doodle-last-text = No die: everybody picks one of the three cards for themselves. The neighbour is of no use then.
web-rule-doodle-neighbour = Neighbour
web-rule-doodle-neighbour-text = Instead of the marked patch, draw that of the next card left or right. The marked card is taken away all the same.
web-rule-doodle-dot = Single square
web-rule-doodle-dot-text = Shade exactly one empty square, at any time, also when you passed.
web-rule-doodle-scissors = Scissors
web-rule-doodle-scissors-text = One straight cut along the lines gives exactly two pieces. Draw one of them; the other is lost.
web-rule-doodle-cut = What a cut is
web-rule-doodle-cut-text = The cut may begin and end anywhere on one line. So one leg of the U can be cut off.
web-rule-doodle-again = Again
web-rule-doodle-again-text = Use one of the other three a second time, once it has been used. Several actions may come together in one turn.
web-rule-doodle-score = Scoring
web-rule-doodle-score-text = Your best full rectangle counts: the squares of the largest square in it, and one for each row or column more. The same may count again next round.
web-rule-doodle-end = The end
web-rule-doodle-end-text = Three scores together, minus one for each empty square. Most points win; a tie is shared.
web-rule-doodle-solo = Alone
web-rule-doodle-solo-text = The same game against your own best. Three digits are good.
web-rule-patchwork-goal = The aim
web-rule-patchwork-goal-text = Two sew patches onto a quilt of nine by nine. Buttons are money and points; empty squares cost two each at the end.
web-rule-patchwork-turn = Who moves
web-rule-patchwork-turn-text = Whoever is further back on the time track. On the same space, the token on top, which came last. You may move several times in a row.
web-rule-patchwork-buy = Buying
web-rule-patchwork-buy-text = Take one of the next three patches, pay its buttons, sew it on, and move your token by its hourglasses.
web-rule-patchwork-place = Sewing on
web-rule-patchwork-place-text = Turned and flipped as you like, inside the quilt, without overlap, at once. Sewn patches never move.
web-rule-patchwork-advance = Advancing
web-rule-patchwork-advance-text = Or move to the space in front of the other token and take a button for each space.
web-rule-patchwork-income = Income
web-rule-patchwork-income-text = Reaching or passing a button on the track pays as many buttons as are sewn on your quilt.
web-rule-patchwork-leather = Special patches
web-rule-patchwork-leather-text = The first to reach or pass one sews it on at once: a single square.
web-rule-patchwork-bonus = Seven by seven
web-rule-patchwork-bonus-text = The first to have a fully covered square of 7 × 7 gets the tile, worth seven at the end.
web-rule-patchwork-end = The end
web-rule-patchwork-end-text = Nobody goes beyond 53. When both are there, pay two buttons for each empty square. Most buttons win.
web-rule-patchwork-tie = A tie
web-rule-patchwork-tie-text = Who reached the goal first wins.
web-rule-patchwork-automa = Alone: the Automa
web-rule-patchwork-automa-text = The Automa sews nothing. Each of its cards says how much it may spend and which of the next three patches it prefers; with none it passes. You begin, and beat its points at one of five levels.

## Why something is impossible
web-why-other = That is not possible ({ $code })
web-why-outside = It sticks out over the edge
web-why-outside-the-sheet = It sticks out over the edge
web-why-occupied = Something is already there
web-why-overlap = Something is already there
web-why-nothing-yet = Put it on the sheet first
web-why-nothing-yet-quilt = Put it on the quilt first
web-why-pick-a-patch = Pick a patch first
web-why-fits-nowhere = It fits nowhere: pass, cut it, or take a neighbour
web-why-fits-nowhere-quilt = It fits nowhere on your quilt
web-why-pick-a-card = Pick a card first
web-why-take-a-card = Pick a card first
web-why-used-up = Already used up
web-why-again-only-once = Already used up
web-why-needs-again = Used already: choose “Again” first
web-why-again-needs-one = “Again” repeats one of the others: use one first
web-why-again-before-first-use = “Again” repeats one of the others: use one first
web-why-not-with-start = Not with the start patch
web-why-start-patch-as-it-is = Not with the start patch
web-why-start-patch-must-be-drawn = The start patch must be drawn
web-why-neighbour-last-turn = In the last turn you choose freely anyway
web-why-no-neighbour-in-the-last-turn = In the last turn you choose freely anyway
web-why-neighbour-alone = There is no other card
web-why-no-neighbour-scissors = Not together with the neighbour at this table
web-why-neighbour-with-scissors-is-off = Not together with the neighbour at this table
web-why-too-few-buttons = You have too few buttons
web-why-patch-out-of-reach = Only the next three can be bought
web-why-leather-first = Sew on the special patch first
web-why-not-one-cut = That is not one straight cut
web-why-already-acted = You have already acted
web-why-match-over = The match is over
web-why-not-an-event = I cannot read that
web-why-not-an-act = I cannot read that
web-why-not-your-turn = It is not your turn
web-why-not-your-seat = You are only watching
web-why-turn-closed = The turn is already over
web-why-too-late = Too late to take that back
web-why-nothing-to-take-back = There is nothing to take back
web-why-paused = The table is paused
web-why-not-playing = The match is not running
web-why-not-waiting = The match has already begun
web-why-seat-taken = That seat is taken
web-why-no-free-seat = No seat is free
web-why-already-seated = You already have a seat
web-why-seats = Not with so many players
web-why-host-only = Only the host may do that
web-why-no-such-table = There is no such table
web-why-no-such-page = There is no such page
web-why-no-connection = No connection. The table will be there when you are back.
web-why-too-many = Too much at once; wait a moment
web-why-watchers-not-allowed = This table wants no spectators
web-why-storage-failed = The server cannot keep it just now
web-why-stopping = The server is stopping; come back soon
web-why-unknown-token = This browser is not known any more
web-why-notices-denied = The browser does not allow notices of this page
web-why-unknown-level = There is no such bot
web-why-unknown-game = This game is not known
web-why-not-a-record = That is not a record
web-why-replay-from-start = Records that begin from a position cannot be shown here
web-why-no-secret = The record holds no secret: it is shown when the match is over
web-why-other-deal = A deal does not follow from the secret
web-why-commitment-broken = The secret is not the one that was committed to
web-why-commitment-changed = This browser was shown another commitment before the match was over
web-why-bad-secret = The secret cannot be read
web-why-unknown-deck = Deals from a deck of one’s own cannot be computed here
web-why-verify-from-start = A record that begins from a position cannot be computed here
web-why-no-crypto = This browser computes only over https or on this machine itself
