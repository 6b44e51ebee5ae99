import * as THREE from 'three';
import { mesh, group, box, cyl, shade } from '../../geo.js';
import { slab, rrect } from '../../solids.js';
import { mat, gloss, metal } from '../../materials.js';
import { desk } from './parts.js';

export function laptop(c, o = {}) {
  const W = 3.1,
    D = 2.15,
    T = 0.11,
    g = new THREE.Group(),
    M = metal(c, { rough: 0.36 }),
    base = mesh(slab(rrect(W, D, 0.14), T, 0.035, 6), M, [0, T / 2, 0], [-Math.PI / 2, 0, 0]);
  g.add(base);
  g.add(
    mesh(
      slab(rrect(W * 0.885, D * 0.44, 0.05), 0.01, 0.004),
      mat('#1b1c20', { rough: 0.7 }),
      [0, T + 0.0005, -0.36],
      [-Math.PI / 2, 0, 0],
    ),
  );
  const km = mat('#25262b', { rough: 0.55 }),
    legend = [];
  const rows = [
    [14, 0.13],
    [14, 0.165],
    [13, 0.165],
    [12, 0.165],
    [11, 0.165],
    [8, 0.165],
  ];
  let z = -0.36 - D * 0.21 + 0.075;
  rows.forEach(([n, h], r) => {
    const w = (W * 0.868) / n,
      ws = r === 5 ? [1, 1, 1, 3.4, 1, 1, 1, 1] : Array(n).fill(1),
      S = ws.reduce((a, b) => a + b, 0);
    let x = -W * 0.434;
    ws.forEach((q) => {
      const kw = (W * 0.868 * q) / S;
      g.add(
        mesh(box(kw - 0.022, 0.03, h - 0.024, 0.012, 3), km, [x + kw / 2, T + 0.012, z + (h - 0.165) / 2]),
      );
      x += kw;
    });
    z += h;
  });
  g.add(
    mesh(
      slab(rrect(1.2, 0.62, 0.05), 0.006, 0.002),
      metal(shade(c, -0.03), { rough: 0.3 }),
      [0, T + 0.001, 0.67],
      [-Math.PI / 2, 0, 0],
    ),
  );
  for (const s of [-1, 1])
    g.add(
      mesh(
        slab(rrect(0.075, D * 0.42, 0.03), 0.004, 0),
        mat(shade(c, -0.12), { rough: 0.6, metal: 0.6, micro: ['weave', 30, 0.01, 0.6], mpos: true }),
        [s * W * 0.472, T + 0.001, -0.36],
        [-Math.PI / 2, 0, 0],
      ),
    );
  const lid = new THREE.Group();
  lid.add(mesh(slab(rrect(W, D - 0.04, 0.13), 0.065, 0.025, 6), M, [0, (D - 0.04) / 2, 0]));
  lid.add(
    mesh(slab(rrect(W - 0.04, D - 0.08, 0.11), 0.008, 0.003), gloss('#07080a', { rough: 0.15 }), [
      0,
      (D - 0.04) / 2,
      0.032,
    ]),
  );
  const t = desk(o.hue ?? 215),
    sg = new THREE.PlaneGeometry(W - 0.2, D - 0.26);
  lid.add(
    mesh(
      sg,
      mat('#000', { rough: 0.12, emit: '#fff', emitMap: t, emitI: 0.95, clear: 0.6, clearRough: 0.1 }),
      [0, (D - 0.04) / 2 + 0.02, 0.0375],
    ),
  );
  lid.add(mesh(cyl(0.014, 0.014, 0.004, 24), gloss('#141a30'), [0, D - 0.095, 0.038], [Math.PI / 2, 0, 0]));
  lid.position.set(0, T + 0.01, -D / 2 + 0.06);
  lid.rotation.x = -0.33;
  g.add(lid);
  g.add(
    mesh(
      cyl(0.045, 0.045, W * 0.72, 32),
      mat('#303238', { rough: 0.4, metal: 0.7 }),
      [0, T + 0.0, -D / 2 + 0.03],
      [0, 0, Math.PI / 2],
    ),
  );
  g.scale.setScalar(2);
  return group(g);
}
