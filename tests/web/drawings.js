// All drawings on one page, to be looked at while they are made; never shipped.
import { html, render } from "/vendor/preact.js";
import { PIECES, SHAPES } from "/data.js";
import { Fabrics, Linen, Sewn, Token } from "/cloth.js";
import { Crossed, PencilledAll, UNIT } from "/pencil.js";

const places = [["S3", "a1", "r0"], ["U5", "e1", "r2"], ["T4", "a5", "r1"], ["O4", "c5", "r0"], ["H6a", "f4", "r1"], ["X5", "a7", "r0"], ["I4", "e4", "r1"], ["W5", "g7", "m0"], ["I1", "i1", "r0"], ["H6g", "d7", "r1"]];
const square = (t) => (Number(t[1]) - 1) * 9 + t.charCodeAt(0) - 97;
const masks = places.map(([n, at, turn]) => SHAPES.get(n).mask(square(at), turn)).filter((m) => m !== null);
let grid = "";
for (let i = 1; i < 9; i++) grid += `M${i * UNIT} 0V360M0 ${i * UNIT}H360`;
render(html`<${Fabrics} />
  <div style=${{ display: "grid", gridTemplateColumns: "420px 1fr", gap: "20px", padding: "20px" }}>
    <svg class="sheet" viewBox="-6 -6 372 372"><rect class="ground" x="-5" y="-5" width="370" height="370" rx="5" /><path class="grid" d=${grid} /><rect class="frame" width="360" height="360" />
      <${PencilledAll} patches=${masks} seed="dev" /></svg>
    <svg viewBox="0 0 900 620">${PIECES.map((p, n) => html`<g transform=${`translate(${(n % 9) * 98 + 4} ${Math.floor(n / 9) * 150 + 10})`}><${Sewn} cells=${p.shape.lie("r0").cells} fabric=${p.id} buttons=${p.income} unit=${18} /></g>`)}
      <g transform="translate(640 520) scale(2)"><${Token} seat=${0} /></g><g transform="translate(720 520) scale(2)"><${Token} seat=${1} /></g></svg>
    <svg viewBox="0 0 360 360"><${Linen} />${[[31, "a1"], [15, "a4"], [30, "e1"], [9, "h1"], [22, "d7"]].map(([id, at]) => { const s = square(at); const lie = PIECES[id].shape.lie("r0"); return html`<${Sewn} cells=${lie.cells.map((c) => ({ row: c.row + Math.floor(s / 9), col: c.col + (s % 9) }))} fabric=${id} buttons=${PIECES[id].income} />`; })}
    <${Sewn} cells=${[{ row: 4, col: 8 }]} fabric="leather" /></svg>
    <div style=${{ position: "relative", width: "120px", height: "70px", border: "1px solid" }}><${Crossed} width=${120} height=${70} seed="x" /></div>
  </div>`, document.getElementById("app"));
