/**
 * The patches of both games as the Python data files draw them; a test compares every row.
 * @module
 */
import { Shape } from "./geometry.js";

const START = `
S0 ..#/.##/.#./###
S1 .#./###/.#./##.
S2 .#../####/#..#
S3 ..#./####/.##.
S4 ##../.#.#/.###
S5 .#../####/.#../.#..
S6 .#.../#####/...#.
S7 ..#../#####/..#..
S8 ..###/..#../###..
S9 ..#../###../..###`;

const CARDS = `
I1 #
I2 ##
I3 ###
L3 ##/#.
I4 ####
L4 ###/#..
T4 ###/.#.
O4 ##/##
Y5 ####/.#..
P5 ###/##.
U5 ###/#.#
V5 ###/#../#..
T5 ###/.#./.#.
N5 ###./..##
W5 ##./.##/..#
Z5 ##./.#./.##
X5 .#./###/.#.
H6a .#../####/.#..
H6b ##./.##/##.
H6c #####/..#..
H6e ####/#..#
H6f ###/##./#..
H6g ##./###/.#.`;

const PATCHES = `
00|2|1|0|2|##
01|1|3|0|3|##/#.
02|2|2|0|3|###
03|3|1|0|3|##/#.
04|2|2|0|4|###/.#.
05|3|2|1|4|##./.##
06|3|3|1|4|####
07|4|2|1|4|###/#..
08|4|6|2|4|###/#..
09|6|5|2|4|##/##
10|7|6|3|4|##./.##
11|1|2|0|5|###/#.#
12|2|2|0|5|###/##.
13|2|3|1|5|###./..##
14|3|4|1|5|####/.#..
15|5|4|2|5|.#./###/.#.
16|5|5|2|5|###/.#./.#.
17|7|1|1|5|#####
18|10|3|2|5|####/#...
19|10|4|3|5|##./.##/..#
20|0|3|1|6|.#../####/.#..
21|1|2|0|6|##./.#./.#./.##
22|1|5|1|6|####/#..#
23|2|1|0|6|.#../####/..#.
24|3|6|2|6|##./.##/##.
25|4|2|0|6|###./.###
26|7|2|2|6|###/.#./.#./.#.
27|7|4|2|6|####/.##.
28|8|6|3|6|##./###/..#
29|10|5|3|6|####/##..
30|1|4|1|7|.#./.#./###/.#./.#.
31|2|3|0|7|###/.#./###
32|5|3|1|8|.##./####/.##.`;

/** @param {string} text @returns {Map<string, Shape>} */
const table = (text) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((line) => {
        const [name, rows] = line.split(" ");
        return [name, new Shape(name, rows)];
      }),
  );

/** @typedef {{id: number, buttons: number, time: number, income: number, shape: Shape}} Patch */

/** Doodle: every card's shape by its name. */
const [starts, cards] = [table(START), table(CARDS)];
export const SHAPES = new Map([...starts, ...cards]);
export const START_CARDS = [...starts.keys()];
export const PATCH_CARDS = [...cards.keys()];

/** Patchwork: the 33 patches by number. @type {Patch[]} */
export const PIECES = PATCHES.trim()
  .split("\n")
  .map((line) => {
    const [id, buttons, time, income, , rows] = line.split("|");
    return { id: Number(id), buttons: Number(buttons), time: Number(time), income: Number(income), shape: new Shape(id, rows) };
  });

export const LEATHER = new Shape("leather", "#");
export const TRACK = 53;
export const INCOME = [5, 11, 17, 23, 29, 35, 41, 47, 53];
export const SPECIALS = { revised: [26, 32, 38, 44, 50], original: [20, 26, 32, 44, 50] };
