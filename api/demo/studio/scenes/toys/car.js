import * as THREE from 'three';
import { mesh, group, box, cyl } from '../../geo.js';
import { lathe, slab, rrect } from '../../solids.js';
import { mat, wood } from '../../materials.js';
import { netMesh, rbox, smin, smax } from '../../sdf.js';

export function car(c, o = {}) {
  const g = new THREE.Group(),
    body = (x, y, z) => {
      let d = smin(
        rbox(x, y - 0.62, z, 1.5, 0.34, 0.62, 0.3),
        rbox(x + 0.15, y - 1.08, z, 0.78 - 0.25 * (y - 1), 0.38, 0.54, 0.3),
        0.14,
      );
      for (const wx of [-0.85, 0.88]) d = smax(d, 0.36 - Math.hypot(x - wx, y - 0.36), 0.04);
      return d;
    };
  g.add(
    mesh(
      netMesh(body, [-1.7, 0.1, -0.8], [1.7, 1.7, 0.8], 150),
      mat(c, { rough: 0.42, clear: 0.35, clearRough: 0.35, micro: ['grain', 1.4, 0.003, 0.1], mpos: true }),
    ),
  );
  const wd = wood('#d9b07c', { rough: 0.5 });
  for (const s of [-1, 1])
    for (const x of [-0.85, 0.88]) {
      g.add(
        mesh(
          lathe(
            [
              [0, -0.11],
              [0.26, -0.11, 0.05],
              [0.33, -0.04, 0.06],
              [0.33, 0.05, 0.06],
              [0.26, 0.12, 0.05],
              [0, 0.12],
            ],
            80,
          ),
          wd,
          [x, 0.33, s * 0.6],
          [Math.PI / 2, 0, 0],
        ),
      );
      g.add(
        mesh(
          cyl(0.1, 0.1, 0.05, 40),
          mat('#f5f0e4', { rough: 0.5 }),
          [x, 0.33, s * 0.73],
          [Math.PI / 2, 0, 0],
        ),
      );
    }
  for (const s of [-1, 1]) {
    for (const [x, w] of [
      [-0.46, 0.46],
      [0.16, 0.4],
    ])
      g.add(
        mesh(
          slab(rrect(w, 0.32, 0.1), 0.05, 0.02),
          mat('#e8f0f2', { rough: 0.18, clear: 1 }),
          [x, 1.12, s * 0.535],
          [s * -0.06, s > 0 ? 0 : Math.PI, 0],
        ),
      );
    g.add(
      mesh(
        cyl(0.11, 0.11, 0.05, 40),
        mat('#fbe9b4', { rough: 0.25, clear: 1 }),
        [1.49, 0.68, s * 0.36],
        [0, 0, Math.PI / 2],
      ),
    );
  }
  g.add(
    mesh(
      slab(rrect(0.8, 0.3, 0.1), 0.05, 0.02),
      mat('#e8f0f2', { rough: 0.18, clear: 1 }),
      [0.62, 1.13, 0],
      [0, Math.PI / 2, 0],
    ),
  );
  const st = mat('#fbf6ea', { rough: 0.5 });
  g.add(mesh(cyl(0.19, 0.19, 0.02, 48), st, [0.98, 0.78, 0.615], [Math.PI / 2, 0, 0]));
  g.add(
    mesh(box(0.1, 0.12, 1.0, 0.05), wd, [1.52, 0.48, 0]),
    mesh(box(0.1, 0.12, 1.0, 0.05), wd, [-1.52, 0.48, 0]),
  );
  g.scale.setScalar(2);
  return group(g);
}
