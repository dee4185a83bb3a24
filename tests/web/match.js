// A Doodle match from a recorded view, without a server; never shipped.
import { html, render } from "/vendor/preact.js";
import { DoodleMatch } from "/doodle/match.js";
import { viewOf } from "/doodle/view.js";
import { Fabrics } from "/cloth.js";
import { speak } from "/words.js";
import { Icon } from "/icons.js";
const sq = (text) => text.split(" ").map((t) => (Number(t[1]) - 1) * 9 + t.charCodeAt(0) - 97);
const told = { game: "doodle/1", seat: 0, neighbour_scissors: true, cut_again: false, round: 2, turn: Number(new URL(location).searchParams.get("turn") ?? 3), roll: 2, circle: ["T4", "V5", "H6c", "P5", "L4", "O4", "W5", "H6a"].slice(0, Number(new URL(location).searchParams.get("n") ?? 6)),
  gone: [], start: ["S2", "S0"], acted: [false, true], act: null, shapes: {}, scores: [16, 7], winners: [],
  sheets: [{ seat: 0, crossed: ["neighbour"], points: [17], patches: [sq("b1 c1 a2 b2 c2 d2 b3"), sq("d1 e1 f1 e2"), sq("g1 h1 i1 h2 i2"), sq("f2 g2 g3 h3 i3"), sq("a3 c3 a4 b4 c4"), sq("d3 d4 d5"), sq("a5 b5 c5 a6"), sq("b6 c6 d6 b7 b8"), sq("a8 a9 b9 c9 d9 d8")] },
    { seat: 1, crossed: [], points: [9], patches: [sq("a1 b1 c1 a2 b2")] }] };
const view = viewOf(told, 2);
await speak(new URL(location).searchParams.get("lang") ?? "en");
const draw = () => render(html`<${Fabrics} /><${DoodleMatch} view=${view} turn=${5} waiting=${[0]} open=${2} names=${["Ada", "Bea"]} me=${0} busy=${false} wish=${null} act=${(a) => console.log("act " + a)} undo=${() => 0} id="dev"
  bar=${(inner) => html`<header class="bar"><button class="menu-button" aria-label="menu"><${Icon} name="menu" /></button>${inner}</header>`} others=${null} notice="" over=${null} />`, document.getElementById("app"));
draw();
window.ready = true;
