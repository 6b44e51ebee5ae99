import { topPattern } from '../../top-pattern.js';
import { drape, shell, button, cord } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { neckLoop, shirtCollar } from '../../collars.js';
import { cloth, twill, metal } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { DARK, skins } from './parts.js';

export function denim(c, o = {}) {
  const p = topPattern({
      s: 5.3,
      cuff: 1.3,
      ang: 44,
      w: 2.68,
      len: 6.3,
      nd: 0.66,
      nw: 0.8,
      sx: 2.2,
      flare: -0.12,
    }),
    m = drape(
      'denim',
      p,
      { arm0: 46, arm1: 16, long: true, fore: 0.3, armR: 1.05 },
      { bend: 0.35, thick: 0.06 },
    ),
    st = o.stitch ?? '#d39a4b',
    M = (k, q) => twill(k, { micro: ['twill', 58, 0.006, 0.42], ...q });
  const under = (x, f, b) => {
    if (b) return;
    const gl = (cx, cy, r, a) => {
      const gr = x.createRadialGradient(cx, cy, 0, cx, cy, r);
      gr.addColorStop(0, `rgba(214,228,242,${a})`);
      gr.addColorStop(1, 'rgba(214,228,242,0)');
      x.fillStyle = gr;
      x.fillRect(cx - r, cy - r, r * 2, r * 2);
    };
    for (const q of [-1, 1]) {
      gl(q * 1.2, -3.2, 1.6, 0.26);
      gl(q * 4.0, -2.6, 1.1, 0.26);
      gl(q * 5.2, -3.9, 0.8, 0.18);
      gl(q * 1.4, -5.2, 1.2, 0.16);
    }
  };
  const over2 = (x, f, b) => {
    const d = b ? '#d8d8d8' : st,
      sh = b ? '#303030' : DARK,
      L = (pts, w = 0.026) => {
        stroke(
          x,
          pts.map((q) => [q[0] + 0.025, q[1] - 0.025]),
          sh,
          0.02,
        );
        stroke(x, pts, d, w, [0.07, 0.035]);
      };
    L([
      [-2.3, -1.72],
      [2.3, -1.72],
    ]);
    L([
      [-2.3, -1.79],
      [2.3, -1.79],
    ]);
    for (const q of [-1, 1]) {
      if (f) {
        L([
          [q * 0.62, -1.8],
          [q * 0.5, -5.75],
        ]);
        L([
          [q * 0.68, -1.8],
          [q * 0.56, -5.75],
        ]);
        L([
          [q * 1.75, -2.6],
          [q * 1.2, -5.75],
        ]);
        L([
          [q * 1.81, -2.6],
          [q * 1.26, -5.75],
        ]);
      } else {
        L([
          [q * 0.9, -1.8],
          [q * 0.7, -5.75],
        ]);
        L([
          [q * 0.96, -1.8],
          [q * 0.76, -5.75],
        ]);
      }
      const [[ax, ay], [bx, by]] = p.cuff,
        cc = Math.cos(p.A),
        n = Math.sin(p.A);
      for (const k of [0.06, 0.5, 0.56])
        L([
          [q * (ax - k * cc), ay + k * n],
          [q * (bx - k * cc), by + k * n],
        ]);
    }
  };
  const mats = skins(
      c,
      p,
      [-6.4, -6.8, 6.4, 0.4],
      { under, over2, rib: 0, over: true, hem: false, cuffs: [] },
      M,
    ),
    g = shell(m, mats, { rimMat: M(c), r: 0.035 }),
    F = new Surface(m, 0),
    Bk = new Surface(m, 1),
    l = neckLoop(g.loops),
    bm = metal('#b98a52', { rough: 0.3 }),
    sm = cloth(st);
  for (const S of [F, Bk])
    g.add(
      mesh(
        overlay(
          S,
          [
            [-2.7, -6.36],
            [2.7, -6.36],
            [2.62, -5.82],
            [-2.62, -5.82],
          ],
          { thick: 0.03, h: 0.07 },
        ),
        mats[0],
      ),
    );
  g.add(
    mesh(
      overlay(
        F,
        [
          [-0.2, -p.nd],
          [0.2, -p.nd],
          [0.2, -6.3],
          [-0.2, -6.3],
        ],
        { thick: 0.05, h: 0.06 },
      ),
      mats[0],
    ),
  );
  for (const q of [-1, 1])
    g.add(
      cord(
        F,
        [
          [q * 0.15, -p.nd - 0.1],
          [q * 0.15, -6.25],
        ],
        0.008,
        sm,
        0.058,
      ),
    );
  for (const q of [-1, 1]) {
    const P = [
      [q * 0.78, -1.82],
      [q * 1.78, -1.82],
      [q * 1.76, -2.15],
      [q * 1.26, -2.42],
      [q * 0.8, -2.15],
    ];
    g.add(mesh(overlay(F, q > 0 ? P.slice().reverse() : P, { thick: 0.04, h: 0.05 }), mats[0]));
    g.add(
      cord(
        F,
        [
          [q * 0.84, -2.12],
          [q * 1.26, -2.35],
          [q * 1.7, -2.12],
        ],
        0.008,
        sm,
        0.05,
      ),
    );
    g.add(
      cord(
        F,
        [
          [q * 0.82, -2.2],
          [q * 0.95, -3.45],
          [q * 1.25, -3.65],
          [q * 1.5, -3.45],
          [q * 1.72, -2.2],
        ],
        0.008,
        sm,
        0.012,
      ),
    );
    g.add(button(F, q * 1.26, -2.22, bm, 0.06, 0.05));
  }
  for (let i = 0; i < 6; i++) g.add(button(F, 0, -p.nd - 0.3 - i * 1.02, bm, 0.075, 0.055));
  g.add(
    mesh(shirtCollar(l, { h: 0.3, fall: 0.56, point: 0.34 }), mats[0].clone ? M(shade(c, 0.03)) : mats[0]),
  );
  return g;
}
