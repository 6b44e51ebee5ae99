import * as THREE from 'three';
import { mesh, group, torus, V } from '../../geo.js';
import { pipe, strap } from '../../sweeps.js';
import { metal, leather, weave, twill } from '../../materials.js';
import { netMesh, rbox, smax } from '../../sdf.js';
import { N3 } from './parts.js';

export function duffel(c, o = {}) {
  const g = new THREE.Group(),
    F = o.leather
      ? leather(c, { rough: 0.5, micro: ['leather', 24, 0.005, 0.1] })
      : weave(c, { mpos: true, micro: ['weave', 34, 0.008, 0.25] }),
    tr = leather(o.trim ?? '#6b4429', { rough: 0.44 }),
    br = metal('#c9a86a', { rough: 0.22 });
  const body = (x, y, z) =>
    rbox(x, y, z, 1.8, 0.92 - 0.06 * (x / 1.8) ** 2 * (y > 0 ? 1 : 0), 0.84 - 0.12 * Math.max(0, y), 0.6) +
    0.022 * N3(x * 1.6, y * 2, z * 2) +
    0.012 * Math.sin(x * 7 + y * 2) * Math.exp(-((y - 0.5) ** 2) * 4);
  g.add(mesh(netMesh(body, [-2.2, -1.2, -1.1], [2.2, 1.2, 1.1], 150), F));
  const proj = (x, y, z, k = 22) => {
    const p = V(x, y, z),
      e = 0.02;
    for (let i = 0; i < k; i++) {
      const d = body(p.x, p.y, p.z),
        gr = V(
          body(p.x + e, p.y, p.z) - d,
          body(p.x, p.y + e, p.z) - d,
          body(p.x, p.y, p.z + e) - d,
        ).normalize();
      p.addScaledVector(gr, -d * 0.7);
    }
    return p;
  };
  for (const q of [-1, 1]) {
    g.add(
      mesh(
        netMesh(
          (x, y, z) => smax(body(x, y, z) - 0.02, -(q * x - 1.42), 0.02),
          [q > 0 ? 1.3 : -2.2, -1.2, -1.1],
          [q > 0 ? 2.2 : -1.3, 1.2, 1.1],
          90,
        ),
        tr,
      ),
    );
    for (const s of [1, -1]) {
      const pts = [];
      for (let i = 0; i <= 10; i++) {
        const y = -0.9 + i * 0.165;
        pts.push(
          proj(q * 0.72, y, s * 1.2)
            .add(V(0, 0, s * 0.02))
            .toArray(),
        );
      }
      g.add(mesh(strap(pts, [1, 0, 0], 0.22, 0.05, 60), tr));
    }
  }
  for (const s of [1, -1]) {
    const a = proj(-0.72, 0.72, s * 1.1),
      b = proj(0.72, 0.72, s * 1.1);
    g.add(
      mesh(
        pipe(
          [
            [-0.72, 0.5, a.z + s * 0.05],
            [-0.72, 0.95, a.z * 0.95],
            [-0.64, 1.4, s * 0.5],
            [-0.35, 1.78, s * 0.34],
            [0.35, 1.78, s * 0.34],
            [0.64, 1.4, s * 0.5],
            [0.72, 0.95, b.z * 0.95],
            [0.72, 0.5, b.z + s * 0.05],
          ],
          0.07,
          false,
          16,
          140,
        ),
        tr,
      ),
    );
    for (const q of [-1, 1])
      g.add(
        mesh(torus(0.1, 0.024, 6.2832, 10, 40), br, [q * 0.72, 0.62, (s > 0 ? a.z : b.z - 0) * 1 + s * 0.06]),
      );
  }
  const zp = Array.from({ length: 40 }, (_, i) => proj(-1.5 + (i / 39) * 3, 1.4, 0).add(V(0, 0.012, 0)));
  g.add(
    mesh(
      strap(
        zp.map((p) => p.toArray()),
        [0, 0, 1],
        0.16,
        0.03,
        120,
      ),
      twill('#2b2a2b'),
    ),
  );
  g.add(
    mesh(
      pipe(
        zp.map((p) => p.clone().add(V(0, 0.02, 0))),
        0.02,
        false,
        8,
        120,
      ),
      br,
    ),
  );
  g.scale.setScalar(1.7);
  return group(g);
}
