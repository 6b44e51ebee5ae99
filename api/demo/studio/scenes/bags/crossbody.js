import * as THREE from 'three';
import { mesh, group, cyl, torus, V } from '../../geo.js';
import { strap } from '../../sweeps.js';
import { slab, rrect } from '../../solids.js';
import { metal, leather } from '../../materials.js';
import { netMesh, rbox, smax } from '../../sdf.js';
import { N3 } from './parts.js';

export function crossbody(c, o = {}) {
  const g = new THREE.Group(),
    L = leather(c, { rough: 0.4, clear: 0.15, clearRough: 0.4, micro: ['leather', 26, 0.004, 0.08] }),
    gold = metal('#d8b878', { rough: 0.18 });
  const body = (x, y, z) => {
    return (
      rbox(x, y, z, 1.2 - 0.12 * Math.max(0, y), 0.82, 0.38 - 0.1 * Math.max(0, y), 0.3) +
      0.008 * N3(x * 2, y * 2, z * 2)
    );
  };
  g.add(mesh(netMesh(body, [-1.5, -1.1, -0.7], [1.5, 1.1, 0.7], 120), L));
  g.add(
    mesh(
      netMesh(
        (x, y, z) =>
          smax(body(x, y, z) - 0.05, smax(0.5 * Math.abs(x / 1.25) ** 2.2 - y - 0.44, -z - 0.2, 0.02), 0.03),
        [-1.5, -1.1, -0.7],
        [1.5, 1.15, 0.7],
        150,
      ),
      L,
    ),
  );
  const fz = 0.46;
  g.add(mesh(slab(rrect(0.44, 0.26, 0.1), 0.06, 0.025), gold, [0, -0.3, fz], [0, 0, 0]));
  g.add(
    mesh(slab(rrect(0.3, 0.13, 0.05), 0.02, 0.01), metal('#6f5a33', { rough: 0.4 }), [0, -0.3, fz + 0.028]),
    mesh(cyl(0.035, 0.035, 0.08, 32), gold, [0, -0.3, fz + 0.05], [Math.PI / 2, 0, 0]),
    mesh(slab(rrect(0.2, 0.085, 0.042), 0.06, 0.026), gold, [0, -0.3, fz + 0.09], [0, 0, 0.5]),
  );
  for (const s of [-1, 1]) {
    g.add(mesh(torus(0.11, 0.026, 6.2832, 12, 48), gold, [s * 1.13, 0.66, 0], [0, Math.PI / 2, 0]));
  }
  const ch = [];
  const path = new THREE.CatmullRomCurve3(
      [
        [-1.14, 0.76, 0],
        [-1.05, 1.5, 0.05],
        [-0.6, 2.2, 0.05],
        [0, 2.42, 0.02],
        [0.6, 2.2, 0.05],
        [1.05, 1.5, 0.05],
        [1.14, 0.76, 0],
      ].map((p) => V(...p)),
    ),
    n = 62;
  if (o.chain)
    for (let i = 0; i < n; i++) {
      const p = path.getPointAt((i + 0.5) / n),
        t = path.getTangentAt((i + 0.5) / n),
        m = mesh(torus(0.062, 0.02, 6.2832, 8, 24), gold, p.toArray(), [0, 0, 0], [1.25, 1, 1]);
      m.quaternion.setFromUnitVectors(V(1, 0, 0), t);
      m.rotateX(i % 2 ? Math.PI / 2 : 0);
      g.add(m);
    }
  else
    g.add(
      mesh(
        strap(
          path.getSpacedPoints(20).map((p) => p.toArray()),
          [0, 0, 1],
          0.17,
          0.05,
          160,
        ),
        L,
      ),
    );
  g.scale.setScalar(1.9);
  return group(g);
}
