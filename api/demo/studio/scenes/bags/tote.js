import * as THREE from 'three';
import { mesh, group, cyl, shade, V } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { slab, rrect } from '../../solids.js';
import { metal, leather, suede, weave, cloth } from '../../materials.js';
import { surface } from '../../last.js';
import { N3 } from './parts.js';

const stitch = (pts, m, off = 0.0) => {
  const g = new THREE.Group(),
    c = new THREE.CatmullRomCurve3(pts.map((p) => (p.isVector3 ? p : V(...p)))),
    L = c.getLength(),
    n = Math.floor(L / 0.085);
  for (let i = 0; i < n; i++) {
    const a = c.getPointAt((i + 0.18) / n),
      b = c.getPointAt((i + 0.78) / n);
    const d = b.clone().sub(a),
      q = mesh(new THREE.CapsuleGeometry(0.011, d.length(), 3, 8), m, a.clone().lerp(b, 0.5).toArray());
    q.quaternion.setFromUnitVectors(V(0, 1, 0), d.normalize());
    g.add(q);
  }
  return g;
};

export function tote(c, o = {}) {
  const g = new THREE.Group(),
    L = o.canvas
      ? weave(c, { micro: ['weave', 30, 0.008, 0.3] })
      : leather(c, { rough: 0.5, mpos: false, micro: ['leather', 26, 0.005, 0.1] }),
    W = 1.75,
    H = 2.35,
    D = 0.62,
    th = (m) => m;
  const wall = (k) => (t, s) => {
    // t around, s height -1..1
    const a = t * Math.PI * 2,
      h = (s + 1) / 2,
      cx = Math.cos(a),
      cz = Math.sin(a),
      w = W * (1 + 0.07 * h),
      d = D * (1 - 0.25 * h) * (1 - 0.18 * h * h),
      x = Math.sign(cx) * Math.abs(cx) ** 0.34 * w,
      z = Math.sign(cz) * Math.abs(cz) ** 0.55 * d;
    const sag = 0.05 * N3(x * 1.3, h * 3, z * 2) * Math.sin(h * 3.1) + 0.035 * Math.sin(x * 1.2 + h * 5) * h;
    return V(
      x * (1 - k * 0.02),
      h * H + 0.05 * h * -(1 - (x / w) ** 2),
      z * (1 - k * 0.05) + Math.sign(z) * sag,
    );
  };
  const outer = surface(wall(0), 200, 60),
    uv = outer.attributes.uv,
    p = outer.attributes.position;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, p.getX(i) + p.getZ(i), p.getY(i));
  g.add(mesh(outer, L));
  g.add(mesh(surface(wall(1), 120, 30), suede(shade(c, -0.14))));
  g.add(mesh(slab(rrect(W * 2, D * 2, 0.3), 0.05, 0.02), L, [0, 0.03, 0], [Math.PI / 2, 0, 0]));
  const top = Array.from({ length: 120 }, (_, i) => wall(0.3)(i / 120, 1));
  g.add(mesh(pipe(top, 0.035, true, 10, 300), leather(o.trim ?? shade(c, -0.06))));
  const hm = leather(o.trim ?? shade(c, -0.04), { rough: 0.42 }),
    sm = cloth(o.stitch ?? shade(c, 0.22));
  for (const s of [1, -1]) {
    const z = s * D * 0.64;
    g.add(
      mesh(
        pipe(
          [
            [-0.78, 1.75, s * (D * 0.9)],
            [-0.78, 2.1, s * (D * 0.86)],
            [-0.75, 2.6, z],
            [-0.64, 3.2, z * 0.9],
            [-0.3, 3.72, z * 0.8],
            [0.3, 3.72, z * 0.8],
            [0.64, 3.2, z * 0.9],
            [0.75, 2.6, z],
            [0.78, 2.1, s * (D * 0.86)],
            [0.78, 1.75, s * (D * 0.9)],
          ],
          0.068,
          false,
          16,
          160,
        ),
        hm,
      ),
    );
    for (const q of [-1, 1]) {
      g.add(
        mesh(
          slab(rrect(0.36, 0.62, 0.08), 0.04, 0.015),
          hm,
          [q * 0.78, 1.72, s * (D * 0.82 + 0.0)],
          [s * -0.1, 0, 0],
        ),
      );
      for (const yy of [1.54, 1.9])
        g.add(
          mesh(
            cyl(0.04, 0.04, 0.04, 24),
            metal('#d4b273', { rough: 0.22 }),
            [q * 0.78, yy, s * (D * 0.86)],
            [Math.PI / 2, 0, 0],
          ),
        );
    }
  }
  const line = (y) =>
    Array.from({ length: 40 }, (_, i) => {
      const x = -W * 0.96 + (i / 39) * W * 1.92,
        a =
          Math.acos(Math.max(-1, Math.min(1, Math.sign(x) * Math.abs(x / (W * 1.05)) ** (1 / 0.34)))) /
          (Math.PI * 2);
      return wall(-0.2)(a, y);
    });
  g.add(stitch(line(0.93), sm));
  g.add(mesh(slab(rrect(0.7, 0.3, 0.04), 0.025, 0.01), hm, [0, 1.35, D * 0.9], [-0.08, 0, 0]));
  g.scale.setScalar(1.6);
  return group(g);
}
