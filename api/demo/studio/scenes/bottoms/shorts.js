import { outline } from '../../pattern.js';
import { drape, shell } from '../../tailor.js';
import { Surface, stroke } from '../../garment.js';
import { paint } from '../../garment.js';
import { cloth, mat } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { W0, legBody, DARK } from './parts.js';

export function shorts(c, o = {}) {
  const P = { hem: 2.45, inner: 0.1, len: -9.9, thigh: 2.62, hip: 2.5, waist: 2.05 },
    half = () =>
      outline(
        [0, W0 - 0.05],
        [
          ['open', 2.05, W0],
          ['seam', 2.45, -5.9, 2.5, -6.6],
          ['seam', 2.75, -9.9],
          ['open', 0.22, -9.95],
          ['seam', 0.1, -8.3, 0, -7.9],
        ],
      ),
    p = { front: half(), back: half() },
    m = drape('shorts', p, legBody, { flat: { still: true }, smooth: 0, bend: 0.05, friction: 0.6 }),
    M = (k, q) => mat(k, { rough: 0.6, sheen: 0.3, micro: ['weave', 70, 0.0015, 0.06], ...q }),
    B = [-3, -10.3, 3, -4.6];
  const draw = (f, b) => (x) => {
    for (const q of [-1, 1]) {
      if (!b) {
        x.fillStyle = o.panel ?? shade(c, 0.1);
        x.beginPath();
        x.moveTo(q * 2.9, -5);
        x.lineTo(q * 2.15, -5);
        x.lineTo(q * 2.3, -9);
        x.lineTo(q * 1.9, -10.2);
        x.lineTo(q * 3, -10.2);
        x.fill();
      }
      stroke(
        x,
        [
          [q * 2.15, -5],
          [q * 2.3, -9],
          [q * 1.9, -10.2],
        ],
        b ? '#404040' : 'rgba(0,0,0,.2)',
        0.03,
      );
      stroke(
        x,
        [
          [q * 0, -9.68],
          [q * 3, -9.68],
        ],
        b ? '#606060' : 'rgba(0,0,0,.15)',
        0.018,
        [0.04, 0.03],
      );
    }
    for (let i = -70; i < 70; i++)
      stroke(
        x,
        [
          [i * 0.07, -5.42],
          [i * 0.07, -4.7],
        ],
        b ? '#505050' : 'rgba(0,0,0,.12)',
        0.03,
      );
    stroke(
      x,
      [
        [-3, -5.42],
        [3, -5.42],
      ],
      b ? '#303030' : DARK,
      0.03,
    );
    stroke(
      x,
      [
        [0, -5.4],
        [0, -8],
      ],
      b ? '#505050' : 'rgba(0,0,0,.15)',
      0.025,
    );
  };
  const mats = [true, false].map((f) =>
      M(c, {
        map: paint(B, draw(f, false), { base: c }),
        bump: paint(B, draw(f, true), { data: true }),
        bumpScale: 0.045,
      }),
    ),
    g = shell(m, mats, { rimMat: M(c), r: 0.028 }),
    F = new Surface(m, 0),
    dm = cloth('#f2efe8');
  for (const q of [-1, 1])
    g.add(
      mesh(
        pipe(
          [
            F.at(q * 0.08, -5.15, 0.03),
            F.at(q * 0.16, -5.5, 0.1),
            F.at(q * 0.24, -6.1, 0.06),
            F.at(q * 0.2, -6.6, 0.05),
          ],
          0.03,
          false,
          8,
          40,
        ),
        dm,
      ),
    );
  return g;
}
