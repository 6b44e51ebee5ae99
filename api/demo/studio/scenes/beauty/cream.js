import * as THREE from 'three';
import { mesh, group } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, metal } from '../../materials.js';
import { netMesh } from '../../sdf.js';
import { label } from './parts.js';

export function cream(c, o = {}) {
  const g = new THREE.Group();
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.86, 0, 0.12],
          [0.9, 0.8, 0.06],
          [0.78, 0.86, 0.02],
          [0.76, 0.94],
          [0, 0.94],
        ],
        128,
      ),
      mat(c, { rough: 0.25, clear: 0.8, clearRough: 0.1 }),
    ),
  );
  const t = label(
    2.2,
    0.6,
    [
      ['LUMA', 120, 0.5, 400, 26],
      ['daily moisture cream', 54, 0.82],
    ],
    '#4a4038',
  );
  t.repeat.set(1, 1);
  const lg = new THREE.CylinderGeometry(0.895, 0.88, 0.56, 64, 1, true, -0.95, 1.9);
  const lm = mat('#fff', { map: t, rough: 0.4, opacity: 1 });
  lm.userData.clear = true;
  g.add(mesh(lg, lm, [0, 0.42, 0], [0, 0, 0], [1.012, 1, 1.012]));
  g.add(
    mesh(
      lathe(
        [
          [0, 0.8],
          [0.74, 0.8],
          [0.72, 0.74, 0.02],
          [0, 0.74],
        ],
        96,
      ),
      mat('#fbf8f2', { rough: 0.3 }),
      [0, 0.2, 0],
    ),
  );
  const sw = netMesh(
    (x, y, z) => {
      const r = Math.hypot(x, z),
        a = Math.atan2(z, x);
      return Math.max(
        r - 0.66,
        y -
          (0.06 +
            0.16 * Math.exp(-r * r * 6) +
            0.035 * Math.sin(a * 1 + r * 16) * Math.min(1, r * 3) * Math.exp(-r * 1.4)),
      );
    },
    [-0.72, -0.1, -0.72],
    [0.72, 0.4, 0.72],
    100,
  );
  const cm = mesh(sw, mat('#fffaf3', { rough: 0.22, clear: 0.3 }), [0, 0.9, 0], [0, 0, 0], [1, 1, 1]);
  const cl = [];
  g.add(cm);
  const lid = group(
    mesh(
      lathe(
        [
          [0, 0],
          [0.88, 0, 0.03],
          [0.9, 0.34, 0.06],
          [0, 0.36],
        ],
        128,
      ),
      metal('#d9bd84', { rough: 0.24 }),
    ),
  );
  lid.position.set(1.15, 0.5, 0.7);
  lid.rotation.set(0.0, 0, -1.15);
  lid.position.set(1.5, 0.84, 0.2);
  g.add(lid);
  g.scale.setScalar(2);
  return group(g);
}
