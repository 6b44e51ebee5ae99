import * as THREE from 'three';
import { mesh, group, box, cyl, torus, shade } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, gloss, metal, leather } from '../../materials.js';
import { netMesh, rbox, smin, smax, cap } from '../../sdf.js';
import { knurl } from './parts.js';
import { lensBarrel } from './lens-barrel.js';

export function mirrorless(c, o = {}) {
  const g = new THREE.Group(),
    top = metal(c, { rough: 0.34, metal: 0.85 }),
    skin = leather(o.skin ?? '#1e1f22', { rough: 0.62, micro: ['leather', 30, 0.01, 0.2] });
  const body = (x, y, z) =>
    smin(
      rbox(x, y, z, 1.2, 0.58, 0.3, 0.16),
      cap(x, y, z, [-1.0, -0.42, 0.22], [-1.0, 0.35, 0.2], 0.24, 0.2),
      0.16,
    );
  g.add(
    mesh(
      netMesh(
        (x, y, z) => smax(smax(body(x, y, z), y - 0.38, 0.01), -0.4 - y, 0.01),
        [-1.4, -0.7, -0.5],
        [1.4, 0.7, 0.7],
        130,
      ),
      skin,
    ),
  );
  g.add(
    mesh(
      netMesh(
        (x, y, z) =>
          smax(
            smin(
              smax(
                rbox(x, y, z, 1.21, 0.6, 0.31, 0.15),
                smin(cap(x, y, z, [-1.0, 0.3, 0.12], [-1.0, 0.5, 0.12], 0.3, 0.3), 9, 0.1) * 0 - 9,
                0.01,
              ),
              9,
              0.1,
            ),
            0.38 - y,
            0.015,
          ),
        [-1.4, 0.3, -0.5],
        [1.4, 0.7, 0.6],
        120,
      ),
      top,
    ),
  );
  g.add(
    mesh(
      netMesh(
        (x, y, z) => smax(rbox(x, y, z, 1.21, 0.6, 0.31, 0.15), 0.4 + y, 0.015),
        [-1.4, -0.7, -0.5],
        [1.4, -0.3, 0.6],
        110,
      ),
      top,
    ),
  );
  g.add(
    mesh(
      netMesh(
        (x, y, z) => {
          const w = 0.42 - 0.28 * Math.max(0, y - 0.55);
          return smax(rbox(x, y - 0.55, z + 0.02, w, 0.34, 0.36, 0.08), -(y - 0.45), 0.02);
        },
        [-0.6, 0.4, -0.6],
        [0.6, 1, 0.6],
        90,
      ),
      top,
    ),
  );
  g.add(mesh(box(0.36, 0.2, 0.03, 0.02), gloss('#0b0c10'), [0, 0.72, -0.37]));
  const dial = (x, r, h, z = 0) => {
    const d = knurl(r, h, 40, metal(shade(c, -0.05), { rough: 0.3 }));
    d.position.set(x, 0.6 + h / 2, z);
    g.add(d);
    g.add(mesh(cyl(r * 0.9, r * 0.94, 0.02, 64), metal(c, { rough: 0.25 }), [x, 0.61 + h, z]));
  };
  dial(0.72, 0.19, 0.13);
  dial(1.02, 0.12, 0.09, 0.1);
  dial(-0.68, 0.17, 0.11);
  g.add(mesh(cyl(0.1, 0.12, 0.1, 48), metal('#d6d7da', { rough: 0.18 }), [-1.02, 0.65, 0.1]));
  g.add(mesh(torus(0.12, 0.02, 6.2832, 12, 48), metal(c), [-1.02, 0.61, 0.1], [Math.PI / 2, 0, 0]));
  const l = lensBarrel(0.55, o.lens ?? 0.92);
  l.rotation.x = Math.PI / 2;
  l.position.set(0.1, -0.02, 0.3);
  g.add(l);
  g.add(
    mesh(
      lathe(
        [
          [0.5, 0],
          [0.64, 0, 0.02],
          [0.62, 0.05, 0.02],
          [0.5, 0.05],
        ],
        128,
      ),
      metal('#cfd1d5', { rough: 0.22 }),
      [0.1, -0.02, 0.29],
      [Math.PI / 2, 0, 0],
    ),
  );
  g.add(mesh(box(0.2, 0.12, 0.02, 0.02), gloss('#1a2030'), [-0.72, 0.5, 0.305]));
  g.add(
    mesh(
      cyl(0.045, 0.045, 0.02, 32),
      mat('#d64a36', { rough: 0.3, clear: 1 }),
      [-0.62, 0.2, 0.31],
      [Math.PI / 2, 0, 0],
    ),
  );
  for (const s of [-1, 1])
    g.add(
      mesh(
        torus(0.07, 0.018, 6.2832, 12, 32),
        metal('#d0d2d6', { rough: 0.2 }),
        [s * 1.23, 0.42, 0],
        [0, 0.3, 0],
      ),
    );
  g.scale.setScalar(2);
  return group(g);
}
