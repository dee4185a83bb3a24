// What a visitor has to do with their hands for an act: computed from the client's own shapes, evaluated in the page.
async ([act, view]) => {
  const { SHAPES, PIECES, LEATHER } = await import("/data.js");
  const { cuts, maskOf, shapeOf, square, TURNS } = await import("/geometry.js");
  const { readAct } = await import("/doodle/view.js");
  const lie = (shape, corner, turn) => {
    const { width, height } = shape.lie(turn);
    return { row: Math.floor(corner / 9), col: corner % 9, width, height, turn };
  };
  if (view.game.startsWith("patchwork")) {
    const words = act.split(" ");
    if (words[0] === "advance") return { advance: true };
    if (words[0] === "leather") return { place: lie(LEATHER, square(words[1]), "r0") };
    const patch = Number(words[1]);
    return { offer: view.circle.indexOf(patch) + 1, place: lie(PIECES[patch].shape, square(words[2]), words[3]) };
  }
  const told = readAct(act);
  const dots = told.dots.map((dot) => ({ row: Math.floor(dot.square / 9), col: dot.square % 9, again: dot.again }));
  if (told.how === "pass") return { pass: true, dots };
  const starting = view.turn === 0;
  const index = told.how === "take" ? view.circle.indexOf(told.card) : told.how === "draw" ? view.marked : view[told.how];
  const card = starting ? view.start[view.seat] : view.circle[index];
  const plan = { how: told.how, index, dots, again: told.again };
  if (!told.cut) return { ...plan, place: lie(SHAPES.get(card), told.place, told.turn) };
  let n = 0;
  for (const cut of cuts(SHAPES.get(card).lie("r0").cells)) {
    for (const piece of cut.pieces) {
      const shape = shapeOf(piece);
      for (const turn of TURNS) for (let corner = 0; corner < 81; corner++) if (shape.mask(corner, turn) === told.kept) return { ...plan, piece: n, cutAgain: told.cutAgain, place: lie(shape, corner, turn) };
      n++;
    }
  }
  throw new Error(`no cut gives ${act}`);
}
