import * as THREE from 'three';
import { mesh, group, box, cyl, torus, shade } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { mat, rubber, plastic, matte } from '../../materials.js';
import { netMesh, rbox, smin, smax, ell, cap } from '../../sdf.js';
import { stick } from './parts.js';

export function gamepad(c, o = {}) {
  const f = (x, y, z) => {
    const ax = Math.abs(x);
    let d = smin(
      rbox(x, y, z + 0.05, 0.95, 0.22, 0.52, 0.2),
      ell(ax - 0.92, y, z + 0.05, 0.52, 0.3, 0.56),
      0.25,
    );
    d = smin(d, cap(ax, y, z, [0.98, -0.02, 0.1], [1.22, -0.1, 1.0], 0.36, 0.25), 0.28);
    d = smax(d, -ell(x, y, z - 0.95, 0.72, 0.6, 0.42), 0.22);
    return d;
  };
  const g = new THREE.Group(),
    M = mat(c, { rough: 0.42, micro: ['fleece', 120, 0.0008, 0.02], mpos: true });
  g.add(mesh(netMesh(f, [-1.7, -0.5, -0.8], [1.7, 0.45, 1.4], 170), M));
  const grip = netMesh(
    (x, y, z) => smax(smax(f(x, y, z) - 0.016, 1.02 - 0.25 * (1 - z) - Math.abs(x), 0.02), 0.36 - z, 0.08),
    [-1.7, -0.5, 0.2],
    [1.7, 0.45, 1.45],
    150,
  );
  g.add(mesh(grip, rubber(o.grip ?? shade(c, -0.24), { micro: ['weave', 40, 0.004, 0.1] })));
  for (const [x, z] of [
    [-0.42, 0.36],
    [0.42, 0.36],
  ]) {
    const s = stick();
    s.position.set(x, 0.13, z);
    s.scale.set(1, 0.8, 1);
    g.add(
      s,
      mesh(
        torus(0.25, 0.035, 6.2832, 16, 80),
        mat('#1b1c20', { rough: 0.4 }),
        [x, 0.2, z],
        [Math.PI / 2, 0, 0],
      ),
      mesh(cyl(0.24, 0.24, 0.02, 64), mat('#0d0e10'), [x, 0.19, z]),
    );
  }
  /** How high the body is at a place. */
  const top = (x, z) => {
    let y = 0.6;
    for (let i = 0; i < 40; i++) y -= f(x, y, z);
    return y;
  };
  const btn = [
    ['#e9b949', 0, 1],
    ['#4fae7b', 0, -1],
    ['#d9574b', 1, 0],
    ['#4b83d9', -1, 0],
  ];
  for (const [cc, x, z] of btn)
    g.add(
      mesh(
        lathe(
          [
            [0, 0],
            [0.1, 0],
            [0.1, 0.07, 0.02],
            [0.085, 0.1, 0.03],
            [0, 0.105],
          ],
          48,
        ),
        mat(o.mono ? '#2b2c30' : cc, { rough: 0.25, clear: 0.8, clearRough: 0.1 }),
        [0.98 + x * 0.2, top(0.98 + x * 0.2, -0.1 - z * 0.2) - 0.05, -0.1 - z * 0.2],
      ),
    );
  const cross = (m) => mesh(m, matte('#26272b'), [-0.98, top(0.98, -0.1), -0.1]);
  g.add(cross(box(0.5, 0.12, 0.17, 0.04)), cross(box(0.17, 0.12, 0.5, 0.04)));
  for (const s of [-1, 1]) {
    g.add(mesh(box(0.1, 0.05, 0.16, 0.02), matte('#2b2c30'), [s * 0.34, 0.215, -0.3]));
    g.add(
      mesh(
        netMesh(
          (x, y, z) => smax(rbox(x, y, z, 0.34, 0.13, 0.16, 0.1), -y - 0.12, 0.02),
          [-0.4, -0.2, -0.25],
          [0.4, 0.2, 0.25],
          60,
        ),
        plastic('#26272b'),
        [s * 0.92, -0.02, -0.46],
      ),
    );
  }
  g.add(
    mesh(
      slab(rrect(0.46, 0.3, 0.1), 0.03, 0.012),
      matte(shade(c, -0.03)),
      [0, 0.22, -0.22],
      [-Math.PI / 2, 0, 0],
    ),
  );
  g.add(
    mesh(
      cyl(0.075, 0.08, 0.04, 48),
      mat('#f4f5f7', { rough: 0.2, emit: '#cfe8ff', emitI: 0.5 }),
      [0, 0.225, 0.08],
    ),
  );
  g.rotation.x = 0.5;
  g.scale.setScalar(2);
  return group(g);
}
