import * as THREE from 'three';
import { mesh, group, cyl } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, metal, glass } from '../../materials.js';
import { netMesh, rbox } from '../../sdf.js';
import { label } from './parts.js';

export function perfume(c, o = {}) {
  const g = new THREE.Group(),
    liq = mat(c, { rough: 0.04, clear: 1, clearRough: 0.02, opacity: 0.78, single: true, depthWrite: true });
  const body = netMesh(
    (x, y, z) => rbox(x, y - 1.05, z, 0.8, 1.05, 0.42, 0.12),
    [-1, -0.1, -0.6],
    [1, 2.3, 0.6],
    110,
  );
  const inner = netMesh(
    (x, y, z) => rbox(x, y - 0.92, z, 0.66, 0.72, 0.3, 0.08),
    [-0.8, 0, -0.5],
    [0.8, 1.8, 0.5],
    90,
  );
  const core = mesh(inner, mat(c, { rough: 0.1, clear: 1, emit: c, emitI: 0.12 }));
  g.add(core);
  const sh = mesh(body, glass('#dfe7ec', { opacity: 0.16 }));
  sh.userData.noShadow = true;
  g.add(sh);
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.3, 0, 0.02],
          [0.3, 0.1, 0.02],
          [0.22, 0.12, 0.02],
          [0.22, 0.2],
          [0, 0.2],
        ],
        96,
      ),
      metal('#d9bd84', { rough: 0.16 }),
      [0, 2.1, 0],
    ),
  );
  g.add(
    mesh(
      netMesh(
        (x, y, z) => rbox(x, y - 0.42, z, 0.34, 0.4, 0.34, 0.07),
        [-0.5, -0.1, -0.5],
        [0.5, 1, 0.5],
        80,
      ),
      o.cap ? mat(o.cap, { rough: 0.25, clear: 0.8 }) : metal('#d9bd84', { rough: 0.2 }),
      [0, 2.26, 0],
    ),
  );
  g.add(mesh(cyl(0.025, 0.025, 1.7, 20), mat('#ffffff', { opacity: 0.5 }), [0, 1.3, 0]));
  const t = label(
    1,
    0.8,
    [
      [o.name ?? 'ALBA', 190, 0.5, 400, 40],
      ['EAU DE PARFUM', 58, 0.72, 400, 18],
      ['50 ml', 50, 0.92],
    ],
    '#3b2f24',
    '#f7f2e8',
  );
  g.add(mesh(new THREE.PlaneGeometry(0.86, 0.66), mat('#fff', { map: t, rough: 0.6 }), [0, 0.98, 0.426]));
  g.scale.setScalar(2);
  return group(g);
}
