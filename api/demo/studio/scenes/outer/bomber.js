import { topPattern } from '../../top-pattern.js';
import { drape, shell } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { neckLoop, collar } from '../../collars.js';
import { cloth, leather, metal } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { DARK, skins, zip } from './parts.js';
import { riderSeams } from './rider.js';

const ribPaint =
  (p, h = 0.55) =>
  (x, f, b) => {
    const d = b ? '#484848' : 'rgba(0,0,0,.16)';
    for (let i = -75; i < 75; i++)
      stroke(
        x,
        [
          [i * 0.085, -p.len - 0.1],
          [i * 0.085, -p.len + h],
        ],
        d,
        0.034,
      );
    stroke(
      x,
      [
        [-5, -p.len + h],
        [5, -p.len + h],
      ],
      b ? '#202020' : DARK,
      0.04,
    );
    for (const q of [-1, 1]) {
      x.save();
      x.scale(q, 1);
      x.translate(p.sx, p.sy);
      x.rotate(-p.A);
      for (let v = -2.4; v < 0.4; v += 0.085)
        stroke(
          x,
          [
            [p.s - 0.58, v],
            [p.s + 0.1, v],
          ],
          d,
          0.034,
        );
      stroke(
        x,
        [
          [p.s - 0.58, -2.4],
          [p.s - 0.58, 0.4],
        ],
        b ? '#202020' : DARK,
        0.04,
      );
      x.restore();
    }
  };

export function bomber(c, o = {}) {
  const p = topPattern({
      s: 5.4,
      cuff: 1.35,
      ang: 44,
      w: 2.82,
      len: 6.5,
      nd: 0.6,
      nw: 0.86,
      sx: 2.3,
      flare: -0.18,
    }),
    m = drape(
      'bomber',
      p,
      { arm0: 46, arm1: 16, long: true, fore: 0.3, armR: 1.1 },
      { bend: 0.3, thick: 0.08 },
    ),
    M = (k, q) =>
      o.leather
        ? leather(k, {
            rough: 0.36,
            mpos: false,
            clear: 0.5,
            clearRough: 0.3,
            micro: ['leather', 44, 0.0024, 0.06],
            ...q,
          })
        : cloth(k, { rough: 0.62, spec: 0.7, micro: ['twill', 60, 0.003, 0.12], ...q });
  const g = shell(
      m,
      skins(
        c,
        p,
        [-6.6, -7.2, 6.6, 0.4],
        { over2: o.leather ? riderSeams(p) : ribPaint(p), rib: 0, over: true, hem: false, cuffs: [] },
        M,
      ),
      { rimMat: M(c), r: 0.05 },
    ),
    F = new Surface(m, 0),
    l = neckLoop(g.loops),
    rb = o.leather ? M(c) : cloth(shade(c, -0.02), { micro: ['rib', 12, 0.03, 0.35] });
  g.add(
    mesh(
      collar(
        l,
        [
          [-0.05, 0.02],
          [0.14, 0.03],
          [0.3, 0.0],
          [0.36, 0.03],
          [0.3, 0.09],
          [0.1, 0.11],
          [-0.04, 0.09],
        ],
        { gap: 0.012 },
      ),
      rb,
    ),
  );
  zip(g, F, -p.nd + 0.02, -p.len, metal(o.zip ?? '#c9cbd0', { rough: 0.25 }), M(shade(c, -0.04)));
  for (const q of [-1, 1]) {
    g.add(
      mesh(
        overlay(
          F,
          [
            [q * 1.0, -4.4],
            [q * 1.16, -4.3],
            [q * 1.75, -5.4],
            [q * 1.6, -5.5],
          ].sort((a, b) => 0),
          { thick: 0.05, h: 0.06 },
        ),
        M(shade(c, 0.015)),
      ),
    );
  }
  g.add(
    ...[-1].map(() =>
      mesh(
        overlay(
          new Surface(m, 1),
          [
            [-0.26, -0.58],
            [0.26, -0.58],
            [0.26, -0.36],
            [-0.26, -0.36],
          ],
          { thick: -0.05, h: 0.05 },
        ),
        cloth('#e6e0d2'),
      ),
    ),
  );
  return g;
}
