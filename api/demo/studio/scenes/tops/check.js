import { paint } from '../../garment.js';

/** Side of a check in pattern units of 10 cm. */
const SIDE = 0.44;
const BAND = 0.2;
const LINE = 0.028;

/** Bands of the one colour both ways, darker where they cross, a thin line of the other between them. */
function check(x, { check: band, check2: line = '#fff' }, [x0, y0, x1, y1]) {
  const across = (first, last, draw) => {
    for (let i = Math.floor(first / SIDE); i * SIDE < last; i++) draw((i + 0.5) * SIDE);
  };
  const both = (from, width) => {
    across(x0, x1, (at) => x.fillRect(at + from, y0, width, y1 - y0));
    across(y0, y1, (at) => x.fillRect(x0, at + from, x1 - x0, width));
  };
  x.globalAlpha = 0.5;
  x.fillStyle = band;
  both(-BAND / 2, BAND);
  x.globalAlpha = 0.65;
  x.fillStyle = line;
  both(SIDE / 2 - LINE / 2, LINE);
  x.globalAlpha = 1;
}

/** The check on body and sleeves, each along its own grain. */
export function checkedTop(x, p, colours) {
  check(x, colours, [-p.w - 1, -p.len - 1, p.w + 1, 1]);
  for (const side of [-1, 1]) {
    x.save();
    x.scale(side, 1);
    x.beginPath();
    for (const [px, py] of [
      [p.sx, 1],
      [p.sx, p.sy],
      [p.sx - 0.03, -1.2],
      [p.sx + 0.02, -2.1],
      [p.w - 0.05, -p.arm - 0.3],
      [p.w + 0.3, -p.arm - 0.3],
      [p.w + 0.3, -p.len - 1],
      [p.w + 6, -p.len - 1],
      [p.w + 6, 1],
    ])
      x.lineTo(px, py);
    x.clip();
    x.fillStyle = colours.base;
    x.fillRect(0, -p.len - 1, p.w + 6, p.len + 2);
    x.translate(p.sx, p.sy);
    x.rotate(-p.A);
    check(x, colours, [-2, -4, p.s + 1.5, 2]);
    x.restore();
  }
}

/** A piece of the same cloth for parts that have no place on the pattern. */
export const checkedCloth = (base, colours) =>
  paint([-4, 0, 4, 2], (x) => check(x, colours, [-4, 0, 4, 2]), { base });
