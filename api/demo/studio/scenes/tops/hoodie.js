import { topPattern } from '../../top-pattern.js';
import { drape, shell, cord } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { neckLoop, collar } from '../../collars.js';
import { cloth, metal } from '../../materials.js';
import { mesh, shade, V, cyl } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { DARK, skins } from './parts.js';

export function hoodie(c, o = {}) {
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
    F = new Surface(m, 0),
    l = neckLoop(g.loops);
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
  const N = (a, k) => 0.04 * Math.sin(a * 31 + k * 1.3) + 0.03 * Math.sin(a * 57 + k);
  g.add(
    mesh(
      collar(
        l,
        [
          [-0.05, 0.04],
          [0.2, 0.05],
          [0.46, 0.1],
          [0.7, 0.2],
          [0.78, 0.36],
          [0.6, 0.52],
          [0.2, 0.6],
          [-0.25, 0.5],
          [-0.45, 0.3],
        ],
        {
          fn: (k, d, a) => {
            const f = Math.min(1, d / 0.5),
              b = f * f * (3 - 2 * f),
              q = k / 8;
            return [
              (k < 2 ? 0 : (-0.42 + 0.5 * b) * Math.min(1, q * 1.6)) -
                (k > 5 ? b * 0.55 * (q - 0.5) * 2 : 0) +
                N(a, k) * 0.6 * q,
              (k < 2 ? 0 : (-0.16 + 0.5 * b) * q) + N(a, k) * q,
              k > 2 && d < 0.08 ? 0.08 : 0,
            ];
          },
        },
      ),
      M(shade(c, -0.01)),
    ),
  );
  const dm = cloth(o.cord ?? '#efece4');
  for (const q of [-1, 1]) {
    const a = F.at(q * 0.2, -p.nd - 0.05, 0.12),
      pts = [
        a.clone().add(V(0, 0.22, 0.06)),
        a,
        F.at(q * 0.24, -1.5, 0.06),
        F.at(q * 0.27 + 0.05, -2.2, 0.05),
        F.at(q * 0.25 + 0.03, -2.6, 0.06),
      ];
    g.add(mesh(pipe(pts, 0.035, false, 10, 60), dm));
    const e = pts[4];
    g.add(mesh(cyl(0.045, 0.045, 0.16, 20), metal('#c9cbd0'), e.toArray()));
  }
  return g;
}
