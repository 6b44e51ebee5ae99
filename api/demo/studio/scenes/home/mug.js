import * as THREE from 'three';
import { mesh, group, cyl, shade } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { lathe } from '../../solids.js';
import { mat } from '../../materials.js';

export function mug(c, o = {}) {
  const one = (k, dip) => {
    const q = new THREE.Group(),
      M = mat(k, {
        rough: 0.34,
        clear: 0.65,
        clearRough: 0.18,
        micro: ['fleece', 26, 0.003, 0.1],
        mpos: true,
      });
    q.add(
      mesh(
        lathe(
          [
            [0, 0.04],
            [0.5, 0.04, 0.04],
            [0.56, 0.0, 0.05],
            [0.66, 0.12, 0.12],
            [0.68, 1.36, 0.02],
            [0.655, 1.4, 0.02],
            [0.62, 1.36, 0.02],
            [0.6, 0.2, 0.12],
            [0, 0.12],
          ],
          160,
        ),
        M,
      ),
    );
    const raw = mat(o.raw ?? '#d9c3a5', { rough: 0.9, micro: ['fleece', 40, 0.005, 0.3], mpos: true });
    q.add(
      mesh(
        lathe(
          [
            [0.5, -0.002],
            [0.575, 0.0, 0.05],
            [0.672, 0.12, 0.1],
            [0.684, 0.34],
          ],
          160,
        ),
        raw,
      ),
    );
    q.add(
      mesh(
        pipe(
          [
            [0.62, 1.12, 0],
            [0.86, 1.18, 0],
            [1.08, 1.02, 0],
            [1.12, 0.74, 0],
            [1.0, 0.46, 0],
            [0.8, 0.36, 0],
            [0.64, 0.38, 0],
          ],
          0.082,
          false,
          20,
          90,
        ),
        M,
        [0, 0, 0],
        [0, 0, 0],
        [1, 1, 1.25],
      ),
    );
    return q;
  };
  const g = new THREE.Group(),
    a = one(c);
  a.rotation.y = -0.5;
  g.add(a);
  if (o.coffee !== false) {
    a.add(mesh(cyl(0.615, 0.615, 0.01, 96), mat('#20100a', { rough: 0.12, clear: 0.6 }), [0, 1.18, 0]));
    a.add(
      mesh(
        cyl(0.5, 0.5, 0.012, 96),
        mat('#6b3f22', { rough: 0.3, micro: ['fleece', 6, 0.002, 0.8], mpos: true }),
        [0, 1.181, 0],
      ),
    );
  }
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.5, 0, 0.02],
          [1.05, 0.1, 0.06],
          [1.08, 0.15, 0.02],
          [1.03, 0.14],
          [0.5, 0.06, 0.05],
          [0, 0.05],
        ],
        160,
      ),
      mat(shade(c, 0.03), { rough: 0.34, clear: 0.65, clearRough: 0.2 }),
      [0, -0.04, 0],
    ),
  );
  g.scale.setScalar(3);
  return group(g);
}
