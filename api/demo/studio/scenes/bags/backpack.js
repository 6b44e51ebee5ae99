import * as THREE from 'three';
import { mesh, group, box, torus, V } from '../../geo.js';
import { pipe, strap } from '../../sweeps.js';
import { slab, rrect } from '../../solids.js';
import { metal, leather, weave, twill } from '../../materials.js';
import { netMesh, rbox, smin, smax, ell } from '../../sdf.js';
import { N3 } from './parts.js';

export function backpack(c, o = {}) {
  const g = new THREE.Group(),
    F = weave(c, { mpos: true, micro: ['weave', 40, 0.006, 0.25] }),
    tr = leather(o.trim ?? '#7a4f32', { rough: 0.48 }),
    dark = twill('#2a2b2f', { mpos: true });
  const body = (x, y, z) => {
    const w = 1.12 - 0.05 * y * y * 0.2,
      t = Math.max(0, y - 0.7);
    return (
      smax(
        smin(
          rbox(x, y, z, 1.15 - 0.1 * Math.max(0, y), 1.55, 0.56, 0.42),
          ell(x, y + 0.3, z - 0.3, 1.05, 1.15, 0.5),
          0.3,
        ),
        -9,
        0.1,
      ) +
      0.016 * N3(x * 2, y * 2, z * 3) +
      0.012 * Math.sin(y * 6 + x * 2) * Math.exp(-((y + 1.1) ** 2) * 3)
    );
  };
  g.add(mesh(netMesh(body, [-1.4, -1.8, -0.9], [1.4, 1.8, 1.1], 120), F));
  const pock = (x, y, z) =>
    rbox(x, y + 0.62, z - 0.72, 0.8, 0.62, 0.24, 0.2) + 0.014 * N3(x * 3, y * 3, z * 3);
  g.add(mesh(netMesh(pock, [-1, -1.5, 0.3], [1, 0.2, 1.2], 100), F));
  const flap = (x, y, z) => smax(rbox(x, y - 0.02, z - 0.74, 0.83, 0.26, 0.26, 0.2), -(y + 0.2) - 0.0, 0.02);
  g.add(mesh(netMesh(flap, [-1, -0.4, 0.3], [1, 0.5, 1.2], 90), tr));
  g.add(
    mesh(
      strap(
        [
          [0, 0.0, 1.0],
          [0, -0.2, 1.02],
          [0, -0.42, 1.0],
        ],
        [1, 0, 0],
        0.2,
        0.05,
        30,
      ),
      tr,
    ),
  );
  g.add(mesh(torus(0.12, 0.028, 6.2832, 10, 40), metal('#c9a86a', { rough: 0.22 }), [0, -0.36, 1.02]));
  const zip = Array.from({ length: 60 }, (_, i) => {
    const a = -0.35 + (i / 59) * (Math.PI + 0.7);
    let x = Math.cos(a) * 1.04,
      y = 0.55 + Math.sin(a) * 0.85,
      z = 0.9;
    for (let k = 0; k < 20; k++) z -= body(x, y, z) * 0.6;
    return V(x, y, z + 0.005);
  });
  g.add(mesh(pipe(zip, 0.035, false, 10, 240), dark));
  g.add(
    mesh(
      pipe(
        zip.map((p) => V(p.x, p.y, p.z + 0.024)),
        0.014,
        false,
        8,
        240,
      ),
      metal('#b9bcc2'),
    ),
  );
  g.add(
    mesh(
      box(0.07, 0.26, 0.025, 0.02),
      metal('#c9a86a', { rough: 0.22 }),
      [-1.0, 0.12, zip[58].z + 0.06],
      [0, 0, 0.2],
    ),
  );
  g.add(
    mesh(
      strap(
        [
          [-0.26, 1.42, -0.3],
          [-0.24, 1.78, -0.3],
          [0, 1.95, -0.3],
          [0.24, 1.78, -0.3],
          [0.26, 1.42, -0.3],
        ],
        [0, 0, 1],
        0.2,
        0.07,
        60,
      ),
      tr,
    ),
  );
  for (const s of [-1, 1]) {
    g.add(
      mesh(
        strap(
          [
            [s * 0.4, 1.4, -0.4],
            [s * 0.62, 1.3, -0.85],
            [s * 0.78, 0.5, -1.12],
            [s * 0.86, -0.4, -1.0],
            [s * 0.98, -1.2, -0.5],
          ],
          [1, 0, 0.2],
          0.34,
          0.11,
          80,
        ),
        F,
      ),
    );
    g.add(
      mesh(
        netMesh(
          (x, y, z) => rbox(x - s * 1.12, y + 0.75, z + 0.02, 0.16, 0.5, 0.34, 0.14),
          [s * 1.12 - 0.4, -1.5, -0.6],
          [s * 1.12 + 0.4, 0, 0.6],
          60,
        ),
        dark,
      ),
    );
  }
  g.add(mesh(slab(rrect(0.52, 0.36, 0.05), 0.03, 0.01), tr, [0, 0.72, 0.75], [0.0, 0, 0]));
  const bz = (() => {
    let z = 0.9;
    for (let k = 0; k < 20; k++) z -= body(0, 0.72, z) * 0.6;
    return z;
  })();
  g.children[g.children.length - 1].position.z = bz + 0.01;
  g.scale.setScalar(1.8);
  return group(g);
}
