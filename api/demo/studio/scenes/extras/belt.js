import * as THREE from 'three';
import { mesh, group, cyl, shade, V } from '../../geo.js';
import { pipe, strap } from '../../sweeps.js';
import { slab, rrect } from '../../solids.js';
import { metal, cloth, leather } from '../../materials.js';

export function belt(c, o = {}) {
  const g = new THREE.Group(),
    pts = [],
    turns = 2.35;
  for (let i = 0; i <= 90; i++) {
    const t = i / 90,
      a = t * turns * 6.28318 + 1.57,
      r = 0.62 + 0.36 * t + 0.02 * Math.sin(a * 2);
    pts.push([Math.cos(a) * r, 0.36, Math.sin(a) * r]);
  }
  const end = pts[pts.length - 1],
    L = leather(c, { rough: 0.42, clear: 0.2, clearRough: 0.4 });
  g.add(mesh(strap(pts, [0, 1, 0], 0.7, 0.075, 420), L));
  const edge = (dy) => {
    const e = pts.map(([x, y, z]) => [x, y + dy, z]);
    return e;
  };
  for (const dy of [0.29, -0.29])
    g.add(
      mesh(
        pipe(
          pts.map(([x, y, z]) => {
            const l = Math.hypot(x, z);
            return [(x * (l + 0.04)) / l, y + dy, (z * (l + 0.04)) / l];
          }),
          0.008,
          false,
          6,
          500,
        ),
        cloth(o.stitch ?? shade(c, 0.2)),
      ),
    );
  const a = Math.atan2(end[2], end[0]),
    bk = metal(o.metal ?? '#cdb27a', { rough: 0.2 }),
    b = group();
  const fr = rrect(0.78, 0.92, 0.16);
  fr.holes.push(rrect(0.56, 0.7, 0.1, 0, 0, THREE.Path));
  b.add(
    mesh(slab(fr, 0.09, 0.035, 6), bk),
    mesh(cyl(0.045, 0.045, 0.84, 24), bk, [-0.36, 0, 0]),
    mesh(
      pipe(
        [
          [-0.36, 0, 0.03],
          [0, 0, 0.09],
          [0.36, 0, 0.06],
        ],
        0.04,
        false,
        12,
      ),
      bk,
    ),
  );
  const t = V(-Math.sin(a), 0, Math.cos(a));
  b.position.set(end[0] + t.x * 0.32, 0.36, end[2] + t.z * 0.32);
  b.rotation.y = Math.atan2(-t.z, t.x);
  b.lookAt;
  g.add(b);
  const kp = mesh(slab(rrect(0.14, 0.8, 0.03), 0.14, 0.02), L);
  const q = pts[84];
  const aq = Math.atan2(q[2], q[0]);
  kp.position.set(q[0], 0.36, q[2]);
  kp.rotation.y = -aq + Math.PI / 2;
  g.add(kp);
  g.scale.setScalar(2.4);
  return group(g);
}
