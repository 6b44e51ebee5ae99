import * as THREE from 'three';
import { mesh, group, torus, shade, V, ball } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { mat, cloth, twill } from '../../materials.js';
import { surface } from '../../last.js';

export function cap(c, o = {}) {
  const g = new THREE.Group(),
    M = (q) => twill(c, { mpos: true, micro: ['twill', 40, 0.006, 0.25], ...q }),
    crown = surface(
      (t, s) => {
        const a = t * 6.28318,
          v = (s + 1) / 2,
          el = v * 1.5708,
          seam = Math.abs(Math.sin(a * 3)) ** 0.5,
          r = Math.cos(el) ** 0.62,
          k = 1 + 0.012 * seam * Math.cos(el),
          f = Math.sin(a) > 0 ? 1 : 1;
        return V(
          Math.cos(a) * r * 1.0 * k,
          Math.sin(el) ** 0.9 * 1.02 * k + 0.05 * Math.max(0, Math.sin(a)) * Math.cos(el) * Math.sin(el) * 2,
          Math.sin(a) * r * 1.18 * k,
        );
      },
      240,
      80,
      0,
      1,
      -1,
      0.999,
    );
  g.add(mesh(crown, M()));
  g.add(mesh(ball(0.085, 32, 20), M(), [0, 1.03, 0], [0, 0, 0], [1, 0.6, 1]));
  const brim = (k) =>
    surface(
      (t, s) => {
        const a = Math.PI * (0.06 + 0.88 * t),
          v = (s + 1) / 2,
          x0 = Math.cos(a) * 1.0,
          z0 = Math.sin(a) * 1.18,
          x = x0 * (1 + 0.03 * v),
          z = z0 + v * (1.02 * Math.sin(a) ** 0.62),
          y = 0.03 - 0.34 * x0 ** 2 * v ** 0.8 * 0.9 - 0.12 * v + k;
        return V(x, y, z);
      },
      120,
      50,
      0,
      1,
      -1,
      1,
    );
  g.add(mesh(brim(0.0), M()), mesh(brim(-0.05), M()));
  const ed = [];
  for (let i = 0; i <= 60; i++) {
    const a = Math.PI * (0.06 + (0.88 * i) / 60),
      x0 = Math.cos(a);
    ed.push([
      x0 * 1.03,
      0.03 - 0.34 * x0 * x0 * 0.9 - 0.12 - 0.025,
      Math.sin(a) * 1.18 + 1.02 * Math.sin(a) ** 0.62,
    ]);
  }
  g.add(mesh(pipe(ed, 0.034, false, 10, 200), M()));
  for (let k = 1; k < 6; k++) {
    const pts = [];
    for (let i = 0; i <= 50; i++) {
      const a = Math.PI * (0.08 + (0.84 * i) / 50),
        x0 = Math.cos(a),
        v = k / 6;
      pts.push([
        x0 * (1 + 0.03 * v),
        0.036 - 0.34 * x0 * x0 * v ** 0.8 * 0.9 - 0.12 * v,
        Math.sin(a) * 1.18 + v * 1.02 * Math.sin(a) ** 0.62,
      ]);
    }
    g.add(mesh(pipe(pts, 0.006, false, 6, 160), cloth(shade(c, 0.1))));
  }
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.28318 + 0.0,
      pts = [];
    for (let k = 0; k <= 20; k++) {
      const el = (k / 20) * 1.55,
        r = Math.cos(el) ** 0.62;
      pts.push([
        Math.cos(a) * r * 1.004,
        Math.sin(el) ** 0.9 * 1.025 + 0.05 * Math.max(0, Math.sin(a)) * Math.cos(el) * Math.sin(el) * 2,
        Math.sin(a) * r * 1.185,
      ]);
    }
    g.add(mesh(pipe(pts, 0.009, false, 6, 80), cloth(shade(c, -0.06))));
    const a2 = a + 0.52;
    const e2 = 0.95,
      r2 = Math.cos(e2) ** 0.62;
    g.add(
      mesh(
        torus(0.035, 0.012, 6.2832, 8, 24),
        cloth(shade(c, 0.08)),
        [Math.cos(a2) * r2 * 1.01, Math.sin(e2) ** 0.9 * 1.03, Math.sin(a2) * r2 * 1.19],
        [-0.9, a2 > 1.5 ? 0 : 0, 0],
      ),
    );
  }
  const em = mat(o.patch ?? '#e9e2d2', { rough: 0.8, micro: ['twill', 60, 0.006, 0.2], mpos: true }),
    pp = (dx, dy) => {
      const a = Math.PI / 2 - dx,
        el = 0.5 + dy,
        r = Math.cos(el) ** 0.62;
      return V(
        Math.cos(a) * r * 1.015,
        Math.sin(el) ** 0.9 * 1.03 + 0.05 * Math.cos(el) * Math.sin(el) * 2,
        Math.sin(a) * r * 1.2,
      );
    };
  const D = [];
  for (let i = 0; i <= 40; i++) {
    const t = (i / 40) * 6.28318;
    D.push(pp(Math.cos(t) * 0.2, Math.sin(t) * 0.17));
  }
  g.add(mesh(pipe(D, 0.028, true, 8, 120), em));
  g.add(mesh(pipe([pp(-0.09, 0.06), pp(0, -0.06), pp(0.09, 0.06)], 0.028, false, 8, 40), em));
  g.scale.setScalar(2.4);
  g.position.y = 0.4;
  return group(g);
}
