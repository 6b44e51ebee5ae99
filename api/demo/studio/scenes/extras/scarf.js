import * as THREE from 'three';
import { mesh, group, shade, V } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { wool } from '../../materials.js';
import { surface } from '../../last.js';

export function scarf(c, o = {}) {
  // folded in a soft stack with fringe
  const g = new THREE.Group(),
    k2 = o.stripe ?? shade(c, -0.2),
    W = (k) => wool(k, { micro: ['twill', 22, 0.014, 0.35] }),
    n = 4;
  for (let j = 0; j < n; j++) {
    const geo = surface(
      (t, s) => {
        const a = t * 6.28318,
          x =
            Math.sign(Math.cos(a)) *
            Math.abs(Math.cos(a)) ** 0.16 *
            (1.55 - j * 0.03 + 0.03 * Math.sin(s * 4 + j)),
          y =
            0.17 +
            j * 0.31 +
            Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.5 * 0.155 +
            0.025 * Math.sin(x * 2.4 + s * 3 + j * 2) +
            0.03 * Math.sin(s * 5 + j),
          z = s * (1.1 - j * 0.015) + 0.02 * Math.sin(x * 3 + j);
        return V(x, y, z);
      },
      160,
      50,
      0,
      1,
      -1,
      1,
    );
    g.add(mesh(geo, W(j % 2 ? c : c)));
    for (const [z0, z1] of [
      [0.35, 0.55],
      [-0.2, -0.08],
    ])
      g.add(
        mesh(
          surface(
            (t, s) => {
              const a = t * 6.28318,
                ss = z0 + ((z1 - z0) * (s + 1)) / 2,
                x =
                  Math.sign(Math.cos(a)) *
                  Math.abs(Math.cos(a)) ** 0.16 *
                  (1.556 - j * 0.03 + 0.03 * Math.sin(ss * 4 + j)),
                y =
                  0.17 +
                  j * 0.31 +
                  Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.5 * 0.161 +
                  0.025 * Math.sin(x * 2.4 + ss * 3 + j * 2) +
                  0.03 * Math.sin(ss * 5 + j);
              return V(x, y, ss * (1.1 - j * 0.015) + 0.02 * Math.sin(x * 3 + j));
            },
            160,
            8,
            0,
            1,
            -1,
            1,
          ),
          W(k2),
        ),
      );
  }
  for (let i = 0; i < 44; i++) {
    const x = -1.45 + (i / 43) * 2.9,
      z = 1.08 + 0.02 * Math.sin(i * 3),
      d = 0.04 * Math.sin(i * 7.3);
    g.add(
      mesh(
        pipe(
          [
            [x, 0.34, z - 0.05],
            [x + d * 0.5, 0.3, z + 0.06],
            [x + d, 0.16, z + 0.14],
            [x + d * 1.4, 0.05, z + 0.24 + d],
            [x + d * 1.8, 0.03, z + 0.4 + d * 2],
          ],
          0.024,
          false,
          6,
          20,
        ),
        W(i % 7 < 2 ? k2 : c),
      ),
    );
  }
  g.scale.setScalar(2);
  return group(g);
}
