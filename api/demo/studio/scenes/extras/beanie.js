import * as THREE from 'three';
import { mesh, group, V, ball } from '../../geo.js';
import { slab, rrect } from '../../solids.js';
import { loft } from '../../edges.js';
import { wool, leather } from '../../materials.js';

export function beanie(c, o = {}) {
  const g = new THREE.Group(),
    rib = (a, n, k) => k * Math.abs(Math.sin((a * n) / 2)) ** 0.7,
    rows = [];
  for (let j = 0; j <= 60; j++) {
    const v = j / 60,
      row = [];
    for (let i = 0; i < 480; i++) {
      const a = (i / 480) * 6.28318,
        fold = 0.02 * Math.sin(a * 2 + v * 5) + 0.015 * Math.sin(a * 5 + v * 9),
        y = 0.55 + 1.35 * Math.sin(v * 1.5708) ** 0.95,
        r =
          (1.0 * Math.max(0, Math.cos(v * 1.5708)) ** 0.55 + 0.02) * (1 + fold) +
          rib(a, 46, 0.05) * (0.3 + 0.7 * Math.max(0, Math.cos(v * 1.5708)));
      row.push(V(Math.cos(a) * r, y + 0.05 * Math.sin(a + 1) * v, Math.sin(a) * r * 1.06));
    }
    rows.push(row);
  }
  const W = (k) => wool(k, { mpos: true, micro: ['fleece', 26, 0.012, 0.35] });
  g.add(mesh(loft(rows), W(c)));
  const cuff = [];
  for (const [y, r] of [
    [0.1, 0.98],
    [0.02, 1.04],
    [0.0, 1.1],
    [0.06, 1.14],
    [0.4, 1.17],
    [0.78, 1.15],
    [0.85, 1.1],
    [0.82, 1.04],
    [0.7, 1.0],
  ]) {
    const row = [];
    for (let i = 0; i < 480; i++) {
      const a = (i / 480) * 6.28318,
        k = r + rib(a, 40, 0.06) + 0.012 * Math.sin(a * 3 + y * 4);
      row.push(V(Math.cos(a) * k, y + 0.02 * Math.sin(a * 4), Math.sin(a) * k * 1.06));
    }
    cuff.push(row);
  }
  const smoothRows = [];
  for (let j = 0; j < cuff.length - 1; j++)
    for (let k = 0; k < 4; k++) smoothRows.push(cuff[j].map((p, i) => p.clone().lerp(cuff[j + 1][i], k / 4)));
  smoothRows.push(cuff[cuff.length - 1]);
  g.add(mesh(loft(smoothRows), W(c)));
  g.add(mesh(slab(rrect(0.36, 0.26, 0.03), 0.03, 0.01), leather('#8a5a38'), [0, 0.42, 1.3], [-0.02, 0, 0]));
  if (o.pom) {
    const pg = ball(0.42, 128, 96),
      p = pg.attributes.position;
    for (let i = 0; i < p.count; i++) {
      const v = V(p.getX(i), p.getY(i), p.getZ(i)),
        n =
          1 +
          0.06 * Math.sin(v.x * 40 + 3 * Math.sin(v.y * 31)) * Math.sin(v.z * 37 + v.y * 21) +
          0.04 * Math.sin(v.x * 83 + v.z * 71);
      p.setXYZ(i, v.x * n, v.y * n, v.z * n);
    }
    pg.computeVertexNormals();
    g.add(mesh(pg, wool(o.pom, { mpos: true, micro: ['fur', 22, 0.06, 0.5] }), [0, 2.2, 0]));
  }
  g.scale.setScalar(2.3);
  return group(g);
}
