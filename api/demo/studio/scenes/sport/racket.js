import * as THREE from 'three';
import { mesh, group, cyl, torus, shade, V } from '../../geo.js';
import { rowsGeo } from '../../sweeps.js';
import { lathe } from '../../solids.js';
import { mat, leather } from '../../materials.js';
import { tennisBall } from './tennis-ball.js';

export function racket(c, o = {}) {
  // tennis racket with balls
  const g = new THREE.Group(),
    fr = mat(c, { rough: 0.25, clear: 1, clearRough: 0.06 }),
    A = (a, r = 1) => [Math.cos(a) * 1.05 * r, 2.9 + Math.sin(a) * 1.38 * r, 0];
  const head = Array.from({ length: 80 }, (_, i) => V(...A((i / 80) * 6.2832)));
  const ov = (pts, w, t, closed) => {
    const cv = new THREE.CatmullRomCurve3(pts, closed, 'centripetal'),
      n = 160,
      rows = [];
    for (let i = 0; i <= n; i++) {
      const u = i / n,
        p = cv.getPointAt(u % 1 === 0 && i ? 0.99999 * (closed ? 0 : 1) + (closed ? 0 : 0) : u),
        T = cv.getTangentAt(closed ? u % 1 : u),
        B = V(0, 0, 1),
        N = T.clone().cross(B).normalize(),
        row = [];
      for (let k = 0; k < 18; k++) {
        const a = (k / 18) * 6.2832;
        row.push(
          p
            .clone()
            .addScaledVector(N, Math.cos(a) * w)
            .addScaledVector(B, Math.sin(a) * t),
        );
      }
      rows.push(row);
    }
    return rowsGeo(rows, true, !closed);
  };
  g.add(mesh(ov(head, 0.06, 0.11, true), fr));
  const sm = mat('#f3f1e6', { rough: 0.4 });
  for (let i = -8; i <= 8; i++) {
    const x = i * 0.115,
      y = Math.sqrt(Math.max(0, 1 - (x / 1.05) ** 2)) * 1.38;
    g.add(mesh(cyl(0.008, 0.008, y * 2, 8), sm, [x, 2.9, (i % 2) * 0.008]));
  }
  for (let i = -10; i <= 10; i++) {
    const y = i * 0.122,
      x = Math.sqrt(Math.max(0, 1 - (y / 1.38) ** 2)) * 1.05;
    g.add(mesh(cyl(0.008, 0.008, x * 2, 8), sm, [0, 2.9 + y, (i % 2) * -0.008], [0, 0, Math.PI / 2]));
  }
  for (const s of [-1, 1])
    g.add(
      mesh(
        ov(
          [
            [s * 0.62, 1.8, 0],
            [s * 0.4, 1.38, 0],
            [s * 0.14, 0.95, 0],
            [s * 0.08, 0.6, 0],
          ].map((p) => V(...p)),
          0.055,
          0.1,
          false,
        ),
        fr,
      ),
    );
  g.add(
    mesh(
      lathe(
        [
          [0, -1.5],
          [0.17, -1.5, 0.03],
          [0.15, -1.35, 0.05],
          [0.135, 0.5, 0.02],
          [0.12, 0.62],
          [0, 0.62],
        ],
        12,
      ),
      leather(o.grip ?? '#f2efe8', { rough: 0.8, micro: ['fleece', 14, 0.01, 0.2] }),
    ),
  );
  for (let i = 0; i < 17; i++)
    g.add(
      mesh(
        torus(0.14, 0.012, 6.2832, 8, 40),
        mat(shade(o.grip ?? '#f2efe8', -0.12), { rough: 0.8 }),
        [0, -1.3 + i * 0.11, 0],
        [Math.PI / 2 + 0.16, 0, 0],
      ),
    );
  g.rotation.set(-Math.PI / 2 + 0.06, 0, -0.7);
  g.position.set(0, 0.25, 0);
  const out = new THREE.Group();
  out.add(g);
  for (const [x, z] of [
    [1.5, 1.1],
    [0.62, 1.75],
  ]) {
    const b = tennisBall('#cfe04a');
    b.position.set(x, 0.34, z);
    b.rotation.set(x, z, 1);
    out.add(b);
  }
  out.scale.setScalar(2);
  return group(out);
}
