import * as THREE from 'three';
import { mesh, group, shade, V } from '../../geo.js';
import { rowsGeo } from '../../sweeps.js';
import { mat, cloth } from '../../materials.js';
import { netMesh, rbox } from '../../sdf.js';

export function yogamat(c, o = {}) {
  const g = new THREE.Group(),
    rows = [],
    top = shade(c, 0.03),
    T = 0.07,
    W = 1.25;
  const sp = (t) => {
    const turns = 5.2,
      a = t * turns * 6.2832,
      r = 0.14 + 0.076 * (a / 6.2832) * 1.28;
    return [Math.cos(a) * r, Math.sin(a) * r, a];
  };
  const P = [];
  for (let i = 0; i <= 420; i++) {
    const [x, y] = sp(i / 420);
    P.push([x, y + 0.66]);
  }
  const [lx, ly] = P[P.length - 1];
  const endA = 5.2 * 6.2832;
  const base = P.length;
  for (let i = 1; i <= 60; i++) {
    const u = i / 60,
      tx = -Math.sin(endA),
      ty = Math.cos(endA);
    const nx = lx + tx * u * 0,
      q = u * 2.6;
    P.push([
      lx + tx * 0.0 + q * 0.98 * Math.min(1, u * 3 + 0.2),
      Math.max(0.04, ly + ty * u * 0.25 - u * u * 0 + (0.04 - ly) * Math.min(1, u * 2.4) ** 0.8),
    ]);
  }
  const roll = P.slice(0, 421);
  const mk = (pts) => {
    const rows = pts.map(([x, y], i) => {
      const a = pts[Math.max(0, i - 1)],
        b = pts[Math.min(pts.length - 1, i + 1)],
        tx = b[0] - a[0],
        ty = b[1] - a[1],
        l = Math.hypot(tx, ty) || 1,
        nx = -ty / l,
        ny = tx / l,
        row = [];
      for (const [s, z] of [
        [-1, -W],
        [-1, -W * 0.5],
        [-1, 0],
        [-1, W * 0.5],
        [-1, W - 0.015],
        [-0.6, W],
        [0.6, W],
        [1, W - 0.015],
        [1, W * 0.5],
        [1, 0],
        [1, -W * 0.5],
        [1, -W + 0.015],
        [0.6, -W],
        [-0.6, -W],
      ])
        row.push(V(x + (nx * s * T) / 2, y + (ny * s * T) / 2, z));
      return row;
    });
    return rowsGeo(rows, true, true);
  };
  const M = mat(top, { rough: 0.85, micro: ['weave', 14, 0.01, 0.2], mpos: true });
  g.add(mesh(mk(roll), M));
  for (const z of [-0.62, 0.62])
    g.add(
      mesh(
        new THREE.TorusGeometry(0.665, 0.022, 12, 120),
        cloth(o.strap ?? '#f1ede4'),
        [0, 0.66, z],
        [0, 0, 0],
        [1, 1, 4],
      ),
    );
  const blk = mesh(
    netMesh((x, y, z) => rbox(x, y, z, 0.75, 0.38, 0.5, 0.1), [-0.9, -0.5, -0.6], [0.9, 0.5, 0.6], 70),
    mat(o.block ?? '#c99a6b', { rough: 0.85, micro: ['fleece', 16, 0.02, 0.35], mpos: true }),
    [1.75, 0.38, 0.4],
    [0, -0.45, 0],
  );
  g.add(blk);
  g.scale.setScalar(2);
  g.rotation.y = 0;
  return group(g);
}
