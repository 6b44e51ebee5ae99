import { stroke, shift } from '../../garment.js';
import { DARK, SOFT } from './parts.js';

// seams shared by all tops: neck rib, armholes, shoulder, hem and cuff stitching
export function seams(x, p, front, bump, o = {}) {
  const P = (front ? p.front : p.back).P,
    nk = P.slice(0, 15),
    full = [
      ...nk
        .slice()
        .reverse()
        .map((q) => [-q[0], q[1]]),
      ...nk,
    ],
    d = bump ? '#4a4a4a' : DARK,
    s = bump ? '#606060' : SOFT,
    rib = o.rib ?? 0.2;
  if (rib) {
    stroke(x, full, bump ? '#a4a4a4' : 'rgba(255,255,255,.05)', rib * 2);
    if (bump)
      for (let i = 0; i < 150; i++) {
        const k = (i / 149) * (full.length - 1),
          a = full[Math.floor(k)],
          b = shift(full, -rib)[Math.floor(k)];
        stroke(x, [a, b], '#8c8c8c', 0.01);
      }
    stroke(x, shift(full, -rib), d, 0.03);
    stroke(x, shift(full, -rib - 0.06), s, 0.018, [0.035, 0.03]);
  }
  if (o.hem !== false)
    for (const y of [-p.len + 0.22, -p.len + 0.27])
      stroke(
        x,
        [
          [-5, y],
          [5, y],
        ],
        s,
        0.016,
        [0.035, 0.03],
      );
  for (const q of [-1, 1]) {
    stroke(
      x,
      [
        [q * p.sx, p.sy],
        [q * (p.sx - 0.03), -1.2],
        [q * (p.sx + 0.02), -2.1],
        [q * (p.w - 0.05), -p.arm - 0.3],
      ],
      d,
      0.03,
    );
    if (o.over)
      stroke(
        x,
        [
          [q * (p.sx - 0.07), p.sy],
          [q * (p.sx - 0.1), -1.2],
          [q * (p.sx - 0.05), -2.1],
          [q * (p.w - 0.12), -p.arm - 0.3],
        ],
        s,
        0.016,
        [0.035, 0.03],
      );
    const [[ax, ay], [bx, by]] = p.cuff,
      c = Math.cos(p.A),
      n = Math.sin(p.A);
    for (const k of o.cuffs ?? [0.2, 0.25])
      stroke(
        x,
        [
          [q * (ax - k * c), ay + k * n],
          [q * (bx - k * c), by + k * n],
        ],
        s,
        0.018,
        o.cuffSolid ? [] : [0.035, 0.03],
      );
    stroke(
      x,
      [
        [q * p.sx, p.sy],
        [q * p.nw, 0],
      ],
      d,
      0.024,
    );
  }
}
