import { drape, shell, button } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { paint } from '../../garment.js';
import { wool, mat } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { legPattern, legBody, DARK, W0 } from './parts.js';

export function trousers(c, o = {}) {
  const P = { hem: 1.75, inner: 0.38, len: -15.7, thigh: 2.5, hip: 2.45 },
    p = legPattern(P),
    m = drape('trs', p, legBody, {
      bend: 0.3,
      thick: 0.05,
      friction: 0.6,
      displace: (x, y, f) => {
        const ax = Math.abs(x),
          cx = 0.38 + 0.875 + (0.12 * (y + 15.7)) / 8;
        return y < -6 ? 0.05 * Math.exp(-(((ax - cx) / 0.09) ** 2)) * Math.min(1, (-6 - y) / 1.5) : 0;
      },
    }),
    B = [-3.4, -16, 3.4, -4.5],
    M = (k, q) => wool(k, { micro: ['twill', 50, 0.003, 0.2], ...q });
  const draw = (f, b) => (x) => {
    const sh = b ? '#3a3a3a' : DARK;
    if (f) {
      stroke(
        x,
        [
          [0, -5],
          [0, p.rise],
        ],
        sh,
        0.04,
      );
      for (const q of [-1, 1])
        stroke(
          x,
          [
            [q * 1.75, -5.35],
            [q * 2.35, -6.9],
          ],
          sh,
          0.05,
        );
    } else
      for (const q of [-1, 1])
        stroke(
          x,
          [
            [q * 0.6, -6.2],
            [q * 1.6, -6.1],
          ],
          sh,
          0.06,
        );
    if (o.pin && !b)
      for (let i = -20; i < 20; i++)
        stroke(
          x,
          [
            [i * 0.2, -16],
            [i * 0.2, -4],
          ],
          o.pin,
          0.012,
          [0.02, 0.02],
        );
  };
  const mats = [true, false].map((f) =>
      M(c, {
        map: paint(B, draw(f, false), { base: c }),
        bump: paint(B, draw(f, true), { data: true }),
        bumpScale: 0.035,
      }),
    ),
    g = shell(m, mats, { rimMat: M(c), r: 0.028 }),
    F = new Surface(m, 0);
  g.add(
    mesh(
      overlay(
        F,
        [
          [-p.waist - 0.05, W0 - 0.42],
          [p.waist + 0.05, W0 - 0.42],
          [p.waist, W0 - 0.02],
          [-p.waist, W0 - 0.02],
        ],
        { thick: 0.03, h: 0.08 },
      ),
      mats[0],
    ),
  );
  for (const q of [-1, 1])
    g.add(
      mesh(
        overlay(
          F,
          [
            [q * 1.1 - 0.06, W0 - 0.48],
            [q * 1.1 + 0.06, W0 - 0.48],
            [q * 1.1 + 0.06, W0],
            [q * 1.1 - 0.06, W0],
          ],
          { thick: 0.065, h: 0.04 },
        ),
        mats[0],
      ),
    );
  g.add(button(F, 0.05, W0 - 0.22, mat(shade(c, -0.08), { clear: 0.6 }), 0.07, 0.045));
  return g;
}
