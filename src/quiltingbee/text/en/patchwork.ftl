### Patchwork: why something is refused

## Moves and deals
error-not-your-turn = The other token is further back, or on top.
error-leather-first = The special patch is sewn on before anything else.
error-no-leather = There is no special patch in hand.
error-patch-out-of-reach = Only the next three patches in front of the neutral token can be bought.
error-too-few-buttons = There are too few buttons for this patch.
error-wrong-number-of-patches = There are 33 patches in the circle.
error-no-such-patch = The patches have the numbers 00 to 32.
error-patch-twice = Each patch is there once.
error-start-patch-not-last = The circle ends with 00: the neutral token begins behind it.

## Options
error-unknown-edition = The edition is revised or original.
error-unknown-automa = The Automa plays with the deck normal or tactical.
error-unknown-level = The Automa has the levels 1 to 5.
error-level-without-automa = A level belongs to the Automa: say which deck it plays with.

## Positions
error-position-patches = A patch is missing or there twice, or what lies on a quilt is not that patch.
error-position-circle = Before anything is bought the circle ends with 00.
error-position-mover = This is not the one to act.
error-position-time = The patches took longer than the token has gone.
error-position-buttons = No way of playing leaves so many buttons.
error-position-leather = The special patches passed are not those on the quilts and in hand.
error-position-bonus = The tile for 7 × 7 is not where it belongs.
error-position-automa = The Automa's patches, buttons and cards do not fit together.
error-position-options = The position says something else of the options than what stands beside it.

## The compact notation of the Australian course
error-compact-circle = A circle is 33 letters, A to Z and a to g, each once.
error-compact-placement = A placement is a dot, or four letters: patch, column A to I, row A to I, turn A to H.
error-compact-too-long = No match has so many letters.
