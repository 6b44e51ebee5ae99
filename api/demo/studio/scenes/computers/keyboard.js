import * as THREE from 'three';
import { mesh, group, box, cyl, shade } from '../../geo.js';
import { slab, rrect } from '../../solids.js';
import { mat, brushed, matte } from '../../materials.js';

export function keyboard(c, o = {}) {
  const g = new THREE.Group(),
    accent = o.accent ?? '#e2643f',
    W = 6.3,
    D = 2.35;
  g.add(mesh(slab(rrect(W, D, 0.2), 0.34, 0.09, 8), matte(c), [0, 0.2, 0], [-Math.PI / 2, 0, 0]));
  g.add(
    mesh(
      slab(rrect(W - 0.24, D - 0.24, 0.12), 0.06, 0.02),
      matte(shade(c, -0.2)),
      [0, 0.345, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );
  const rows = [
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
      [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
      [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
      [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.75, 1],
      [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1],
    ],
    u = (W - 0.32) / 15;
  const capGeo = (w, d) => {
    const gg = box(w, 0.26, d, 0.07, 5),
      p = gg.attributes.position;
    for (let i = 0; i < p.count; i++) {
      const y = p.getY(i);
      if (y > 0) {
        const k = 1 - (y * 0.9 * 0.28) / Math.min(w, 0.4);
        p.setX(i, p.getX(i) * (1 - (y * 0.22) / w));
        p.setZ(i, p.getZ(i) * (1 - (y * 0.22) / d));
        if (y > 0.1) {
          p.setY(i, y - 0.035 * (1 - Math.min(1, (p.getX(i) / (w * 0.5)) ** 2)));
        }
      }
    }
    gg.computeVertexNormals();
    return gg;
  };
  rows.forEach((r, j) => {
    let x = -W / 2 + 0.16;
    r.forEach((q, i) => {
      const w = q * u,
        col =
          (j === 0 && i === 0) || (j === 2 && i === r.length - 1)
            ? accent
            : ((i === 0 || i >= r.length - (j === 4 ? 5 : 1)) && j > 0) || (j === 0 && i === r.length - 1)
              ? shade(c, -0.12)
              : c;
      g.add(
        mesh(
          capGeo(w - 0.05, u - 0.05),
          mat(col, { rough: 0.55, micro: ['fleece', 90, 0.001, 0.03], mpos: true }),
          [x + w / 2, 0.5 + (2 - j) * 0.012 * (j > 2 ? -1 : 1), (j - 2) * u],
        ),
      );
      x += w;
    });
  });
  g.add(mesh(cyl(0.17, 0.17, 0.2, 48), brushed('#d2b48a'), [W / 2 - 0.35, 0.45, -D / 2 + 0.02]));
  g.rotation.x = 0.05;
  return group(g);
}
