import { drape, shell, button, cord } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { paint, shift } from '../../garment.js';
import { cloth, twill, leather, metal } from '../../materials.js';
import { mesh } from '../../geo.js';
import { legPattern, legBody, DARK, W0 } from './parts.js';

/** Soft folds from the knee to a wide hem. */
const fall = (x, y) =>
  y < -8.5 ? 0.05 * Math.min(1, (-8.5 - y) / 3) * Math.sin(5.2 * Math.abs(x) + 0.5 * Math.sin(y * 0.8)) : 0;

export function jeans(c, o = {}) {
  const P = o.wide
      ? { hem: 3.1, inner: 0.1, len: -15.2, thigh: 2.72, hip: 2.45 }
      : o.slim
        ? { hem: 1.55, inner: 0.42, len: -15.3 }
        : {},
    p = legPattern(P),
    m = drape('jeans' + JSON.stringify(P), p, legBody, {
      bend: 0.25,
      thick: 0.05,
      friction: 0.6,
      h: o.wide ? 0.09 : 0.13,
      smooth: o.wide ? 0 : 0.3,
      // a tube of cloth is twice as wide when it lies flat as it looks round a leg
      ...(o.wide && { flat: { still: true, wave: fall } }),
    }),
    st = o.stitch ?? '#d0954a',
    M = (k, q) => twill(k, { micro: ['twill', 58, 0.006, 0.42], ...q }),
    B = [-3.4, -16, 3.4, -4.5],
    wash = o.wash ?? 0.3;
  const draw = (f, b) => (x) => {
    if (!b) {
      const gl = (cx, cy, rx, ry, a, col = '222,233,244') => {
        x.save();
        x.translate(cx, cy);
        x.scale(rx, ry);
        const gr = x.createRadialGradient(0, 0, 0, 0, 0, 1);
        gr.addColorStop(0, `rgba(${col},${a})`);
        gr.addColorStop(0.55, `rgba(${col},${a * 0.55})`);
        gr.addColorStop(1, `rgba(${col},0)`);
        x.fillStyle = gr;
        x.fillRect(-1, -1, 2, 2);
        x.restore();
      };
      for (const q of [-1, 1]) {
        const lx = q * ((p.inner + p.hem / 2) * 0.95 + 0.05);
        gl(lx, -8.9, 0.85, 2.2, wash * 1.05);
        gl(lx, -11.6, 0.75, 1.5, wash * 0.8);
        gl(lx, -14, 0.7, 1.6, wash * 0.35);
        gl(q * 1.2, -6.6, 1, 1.1, wash * 0.5);
      }
    }
    const d = b ? '#dadada' : st,
      sh = b ? '#2a2a2a' : DARK,
      L = (pts, two) => {
        stroke(x, pts, sh, 0.05);
        stroke(x, shift(pts, 0.05), d, 0.026, [0.075, 0.035]);
        if (two) stroke(x, shift(pts, 0.12), d, 0.026, [0.075, 0.035]);
      };
    for (const q of [-1, 1]) {
      L(
        [
          [q * (p.inner + p.hem), p.len + 0.3],
          [q * p.inner, p.len + 0.3],
        ].sort((a, b2) => a[0] - b2[0]),
      );
      const se = [];
      for (let i = 0; i <= 30; i++) {
        const y = -5 - i * 0.36,
          hx = y > -6.5 ? p.waist + (p.hip - p.waist) * ((-4.9 - y) / 1.6) ** 0.7 : p.hip + (0.02 * i) / 30;
        se.push([q * (hx - 0.1), y]);
      }
      if (f) {
        const pk = [];
        for (let i = 0; i <= 20; i++) {
          const t = (i / 20) * 1.57;
          pk.push([
            q * (2.3 - Math.sin(t) * 1.2 + 0.0),
            -6.15 + (1 - Math.cos(t)) * 0.0 + Math.cos(t) * -0.15 + Math.sin(t) * 0.9,
          ]);
        }
        stroke(x, pk, sh, 0.06);
        stroke(
          x,
          pk.map((v) => [v[0] - q * 0.05, v[1] - 0.06]),
          d,
          0.026,
          [0.075, 0.035],
        );
        stroke(
          x,
          pk.map((v) => [v[0] - q * 0.1, v[1] - 0.12]),
          d,
          0.026,
          [0.075, 0.035],
        );
      } else {
        L(
          q > 0
            ? [
                [2.45, -5.75],
                [0, -6.25],
              ]
            : [
                [0, -6.25],
                [-2.45, -5.75],
              ],
          true,
        );
      }
    }
    if (f) {
      stroke(
        x,
        [
          [0, -5.2],
          [0, p.rise],
        ],
        sh,
        0.05,
      );
      stroke(
        x,
        [
          [0.07, -6.6],
          [0.05, p.rise],
        ],
        d,
        0.026,
        [0.075, 0.035],
      );
      stroke(
        x,
        [
          [0.42, -5.3],
          [0.42, -6.5],
          [0.32, -6.85],
          [0.05, -7.15],
        ],
        d,
        0.026,
        [0.075, 0.035],
      );
      stroke(
        x,
        [
          [0.36, -5.3],
          [0.36, -6.48],
          [0.28, -6.78],
          [0.05, -7.05],
        ],
        d,
        0.026,
        [0.075, 0.035],
      );
    } else {
      stroke(
        x,
        [
          [0, -5],
          [0, p.rise],
        ],
        sh,
        0.05,
      );
      stroke(
        x,
        [
          [0.07, -5],
          [0.07, p.rise],
        ],
        d,
        0.026,
        [0.075, 0.035],
      );
    }
  };
  const mats = [true, false].map((f) =>
      M(c, {
        map: paint(B, draw(f, false), { base: c }),
        bump: paint(B, draw(f, true), { data: true }),
        bumpScale: 0.04,
      }),
    ),
    g = shell(m, mats, { rimMat: M(c), r: 0.032 }),
    F = new Surface(m, 0),
    Bk = new Surface(m, 1),
    sm = cloth(st),
    bm = metal('#b5864f', { rough: 0.3 });
  g.userData.wallGap = 1.4;
  for (const [S, k] of [
    [F, 0.0],
    [Bk, 0.12],
  ])
    g.add(
      mesh(
        overlay(
          S,
          [
            [-p.waist - 0.06, W0 - 0.42],
            [p.waist + 0.06, W0 - 0.42],
            [p.waist, W0 + k - 0.0],
            [-p.waist, W0 + k],
          ],
          { thick: 0.03, h: 0.08 },
        ),
        mats[0],
      ),
    );
  for (const S of [F, Bk])
    for (const y of [W0 - 0.08, W0 - 0.37])
      g.add(
        cord(
          S,
          [
            [-p.waist + 0.05, y],
            [p.waist - 0.05, y],
          ],
          0.008,
          sm,
          0.035,
        ),
      );
  for (const q of [-1, 1]) {
    g.add(
      mesh(
        overlay(
          F,
          [
            [q * 1.0 - 0.07, W0 - 0.5],
            [q * 1.0 + 0.07, W0 - 0.5],
            [q * 1.0 + 0.07, W0 - 0.02],
            [q * 1.0 - 0.07, W0 - 0.02],
          ],
          { thick: 0.075, h: 0.04 },
        ),
        mats[0],
      ),
    );
    const pk = [
      [q * 0.45, -6.3],
      [q * 1.65, -6.1],
      [q * 1.62, -7.3],
      [q * 1.08, -7.65],
      [q * 0.5, -7.4],
    ];
    g.add(mesh(overlay(Bk, q > 0 ? pk.slice().reverse() : pk, { thick: 0.03, h: 0.07 }), mats[1]));
    g.add(
      cord(
        Bk,
        [
          [q * 0.53, -6.4],
          [q * 0.57, -7.34],
          [q * 1.08, -7.56],
          [q * 1.55, -7.25],
          [q * 1.58, -6.22],
        ],
        0.01,
        sm,
        0.04,
      ),
    );
    g.add(
      cord(
        Bk,
        [
          [q * 0.55, -6.9],
          [q * 1.07, -7.1],
          [q * 1.58, -6.8],
        ],
        0.01,
        sm,
        0.04,
      ),
    );
    for (const [x, y] of [
      [1.18, -5.42],
      [2.02, -6.05],
    ])
      g.add(button(F, q * x, y, bm, 0.035, 0.01));
  }
  g.add(button(F, 0.1, W0 - 0.22, bm, 0.1, 0.045));
  g.add(
    mesh(
      overlay(
        Bk,
        [
          [0.62, W0 - 0.4],
          [1.4, W0 - 0.4],
          [1.4, W0 + 0.02],
          [0.62, W0 + 0.02],
        ].reverse(),
        { thick: 0.06, h: 0.06 },
      ),
      leather('#a9713f', { rough: 0.6 }),
    ),
  );
  return g;
}
