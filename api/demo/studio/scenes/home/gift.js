import * as THREE from 'three';
import { mesh, group, box, ball } from '../../geo.js';
import { strap } from '../../sweeps.js';
import { mat } from '../../materials.js';

export function gift(c, o = {}) {
  const g = new THREE.Group(),
    pap = mat(c, {
      rough: 0.5,
      clear: 0.15,
      clearRough: 0.5,
      micro: ['fleece', 60, 0.001, 0.06],
      mpos: true,
    }),
    rb = mat(o.ribbon ?? '#f3e2c1', {
      rough: 0.34,
      sheen: 1,
      sheenRough: 0.3,
      micro: ['rib', 60, 0.002, 0.1],
      mpos: true,
    });
  const bx = (w, h, d, y, m, r) => {
    const q = new THREE.Group();
    q.add(
      mesh(box(w, h, d, 0.05), pap, [0, h / 2, 0]),
      mesh(box(w + 0.12, h * 0.26, d + 0.12, 0.05), pap, [0, h * 0.9, 0]),
      mesh(box(w * 0.16, h + 0.02, d + 0.03, 0.03), m, [0, h / 2 + 0.0, 0]),
      mesh(box(w + 0.03, h + 0.02, d * 0.16, 0.03), m, [0, h / 2, 0]),
      mesh(box(w * 0.165, h * 0.27, d + 0.145, 0.03), m, [0, h * 0.9, 0]),
      mesh(box(w + 0.145, h * 0.27, d * 0.165, 0.03), m, [0, h * 0.9, 0]),
    );
    q.position.y = y;
    q.rotation.y = r;
    return q;
  };
  g.add(bx(2, 1.5, 2, 0, rb, 0.0));
  const top = 1.58;
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * 6.2832 + 0.3,
      L = 0.62,
      pts = [];
    for (let i = 0; i <= 14; i++) {
      const t = (i / 14) * 6.2832,
        u = (1 - Math.cos(t)) / 2;
      pts.push([
        Math.cos(a) * L * u * 1.05,
        top +
          0.06 +
          0.36 * Math.max(0, Math.sin(t * 0.5)) ** 1.2 * (t < 3.14 ? 1.15 : 0.55) +
          (t < 3.14 ? 0.02 : 0),
        Math.sin(a) * L * u * 1.05,
      ]);
    }
    g.add(mesh(strap(pts, [-Math.sin(a), 0, Math.cos(a)], 0.3, 0.018, 60), rb));
  }
  for (const [a, l] of [
    [0.9, 0.95],
    [2.2, 0.9],
  ]) {
    const pts = [];
    for (let i = 0; i <= 8; i++) {
      const u = i / 8;
      pts.push([
        Math.cos(a) * l * u,
        top + 0.1 + 0.1 * Math.sin(u * 3.1) + 0.03 * Math.sin(u * 12),
        Math.sin(a) * l * u,
      ]);
    }
    g.add(mesh(strap(pts, [-Math.sin(a), 0, Math.cos(a)], 0.28, 0.016, 60), rb));
  }
  g.add(mesh(ball(0.17, 40, 28), rb, [0, top + 0.14, 0], [0, 0, 0], [1, 0.75, 1]));
  if (o.small) {
    const q = bx(1.05, 0.8, 1.05, 0, rb, 0.5);
    q.position.set(1.75, 0, 0.95);
    q.children.forEach((m, i) => {
      if (i < 2) m.material = mat(o.small, { rough: 0.5, clear: 0.15 });
    });
    g.add(q);
  }
  g.scale.setScalar(2);
  return group(g);
}
