import * as THREE from 'three';
import { mesh, group, box, shade } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, metal, rubber } from '../../materials.js';
import { label } from './parts.js';

export function serum(c, o = {}) {
  const g = new THREE.Group(),
    am = mat(c, { rough: 0.05, clear: 1, clearRough: 0.02, opacity: 0.88, single: true, depthWrite: true });
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.52, 0, 0.08],
          [0.52, 1.45, 0.22],
          [0.24, 1.72, 0.1],
          [0.24, 1.95],
          [0, 1.95],
        ],
        128,
      ),
      am,
    ),
  );
  const core = mesh(
    lathe(
      [
        [0, 0.08],
        [0.46, 0.08, 0.06],
        [0.46, 1.15, 0.02],
        [0, 1.15],
      ],
      96,
    ),
    mat(shade(c, -0.12), { rough: 0.3 }),
  );
  g.add(core);
  g.add(
    mesh(
      lathe(
        [
          [0, 1.84],
          [0.3, 1.84, 0.02],
          [0.3, 2.24, 0.03],
          [0.19, 2.28, 0.02],
          [0, 2.28],
        ],
        96,
      ),
      o.white ? mat('#f6f4ef', { rough: 0.35 }) : metal('#d9bd84', { rough: 0.2 }),
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0, 2.26],
          [0.17, 2.26, 0.02],
          [0.2, 2.5, 0.1],
          [0.16, 2.86, 0.12],
          [0, 2.92],
        ],
        64,
      ),
      rubber('#f2efe8'),
    ),
  );
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * 6.2832;
    g.add(
      mesh(box(0.014, 0.32, 0.014, 0.004, 2), metal('#c9a86a', { rough: 0.25 }), [
        Math.cos(a) * 0.302,
        2.04,
        Math.sin(a) * 0.302,
      ]),
    );
  }
  const t = label(
    1,
    0.9,
    [
      ['LUMA', 170, 0.3, 400, 30],
      ['vitamin c serum', 72, 0.46],
      ['15% · brightening', 52, 0.6],
      ['30 ml / 1 fl oz', 48, 0.88],
    ],
    '#3b352e',
    '#f8f5ee',
  );
  const lg = new THREE.CylinderGeometry(0.526, 0.526, 0.86, 64, 1, true, -1.15, 2.3);
  g.add(mesh(lg, mat('#fff', { map: t, rough: 0.6 }), [0, 0.74, 0]));
  g.scale.setScalar(2);
  return group(g);
}
