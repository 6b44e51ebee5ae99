import { topPattern } from '../../top-pattern.js';
import { drape, shell, cord } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { cloth } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { DARK, skins } from './parts.js';
import { hood } from './hood.js';

export function hoodie(c) {
  const p = topPattern({ s: 5.4, cuff: 1.3, ang: 44, w: 2.72, len: 6.9, nd: 0.78, nw: 0.95, sx: 2.2 }),
    m = drape(
      'hoodie',
      p,
      { arm0: 46, arm1: 15, long: true, fore: 0.3, armR: 1.05 },
      { bend: 0.3, thick: 0.06 },
    ),
    M = (k, q) => cloth(k, { micro: ['fleece', 46, 0.006, 0.22], sheen: 0.4, ...q });
  const rib = (x, f, b) => {
    const d = b ? '#5a5a5a' : 'rgba(0,0,0,.13)';
    for (let i = -75; i < 75; i++)
      stroke(
        x,
        [
          [i * 0.08, -6.98],
          [i * 0.08, -6.35],
        ],
        d,
        0.028,
      );
    stroke(
      x,
      [
        [-5, -6.35],
        [5, -6.35],
      ],
      b ? '#303030' : DARK,
      0.035,
    );
    for (const q of [-1, 1]) {
      x.save();
      x.scale(q, 1);
      x.translate(p.sx, p.sy);
      x.rotate(-p.A);
      for (let v = -2; v < 0.4; v += 0.08)
        stroke(
          x,
          [
            [p.s - 0.62, v],
            [p.s + 0.1, v],
          ],
          d,
          0.028,
        );
      stroke(
        x,
        [
          [p.s - 0.62, -2.2],
          [p.s - 0.62, 0.4],
        ],
        b ? '#303030' : DARK,
        0.035,
      );
      x.restore();
    }
  };
  const mats = skins(
      c,
      p,
      [-6.6, -7.4, 6.6, 0.4],
      { over2: rib, rib: 0, over: true, hem: false, cuffs: [] },
      M,
    ),
    g = shell(m, mats, { rimMat: M(c), r: 0.05 }),
    F = new Surface(m, 0);
  g.add(
    mesh(
      overlay(
        F,
        [
          [-1.45, -6.25],
          [1.45, -6.25],
          [1.45, -5.5],
          [0.85, -4.55],
          [-0.85, -4.55],
          [-1.45, -5.5],
        ],
        { thick: 0.05, puff: 0.05, h: 0.08 },
      ),
      M(c),
    ),
  );
  for (const q of [-1, 1])
    for (const k of [0.06, 0.12])
      g.add(
        cord(
          F,
          [
            [q * (1.43 - k), -5.5],
            [q * (0.87 - k * 0.9), -4.58],
          ],
          0.007,
          cloth(shade(c, -0.12)),
          0.1,
        ),
      );
  g.add(...hood(F, c, M));
  return g;
}
