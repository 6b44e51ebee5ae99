import * as THREE from 'three';
import { mesh, group, box, cyl, torus, shade, V } from '../../geo.js';
import { pipe, strap, rowsGeo } from '../../sweeps.js';
import { mat, metal, leather, weave } from '../../materials.js';
import { netMesh, ell, smax, smin } from '../../sdf.js';

export function headphones(c, o = {}) {
  const g = new THREE.Group(),
    R = 1.02,
    pad = o.pad ?? shade(c, -0.35),
    shell = mat(c, {
      rough: 0.42,
      clear: 0.25,
      clearRough: 0.4,
      micro: ['fleece', 130, 0.0007, 0.02],
      mpos: true,
    });
  const arc = (r, a0, a1, n, y = 0, zx = 1) =>
    Array.from({ length: n }, (_, i) => {
      const a = a0 + ((a1 - a0) * i) / (n - 1);
      return [Math.cos(a) * r * zx, Math.sin(a) * r + y, 0];
    });
  g.add(
    mesh(
      strap(arc(R + 0.05, -0.05, Math.PI + 0.05, 40, 0.45), [0, 0, 1], 0.3, 0.06, 140),
      metal('#c8cace', { rough: 0.3 }),
    ),
  );
  const rows = [];
  for (let i = 0; i <= 90; i++) {
    const t = i / 90,
      a = 0.55 + (Math.PI - 1.1) * t,
      k = Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.35,
      row = [];
    for (let q = 0; q < 32; q++) {
      const b = (q / 32) * 6.2832,
        w = 0.235 * (0.62 + 0.38 * k),
        th = (Math.sin(b) < 0 ? 0.15 : 0.07) * k + 0.03,
        x = Math.sign(Math.cos(b)) * Math.abs(Math.cos(b)) ** 0.6 * w,
        y = Math.sign(Math.sin(b)) * Math.abs(Math.sin(b)) ** 0.8 * th + 0.0;
      row.push(V(Math.cos(a) * (R + 0.05 + y), Math.sin(a) * (R + 0.05 + y) + 0.45, x));
    }
    rows.push(row);
  }
  g.add(mesh(rowsGeo(rows, true, true), leather(pad, { rough: 0.55 })));
  for (const s of [-1, 1]) {
    const e = new THREE.Group(),
      f = (x, y, z) => smin(smax(ell(x, y, z - 0.02, 0.5, 0.6, 0.3), -z - 0.02, 0.12), 1e3, 0.1);
    e.add(
      mesh(
        netMesh(
          (x, y, z) => {
            const d = Math.hypot(x / 0.5, y / 0.6);
            return smax((d - 1) * 0.5, Math.abs(z - 0.06) - 0.14 + 0.05 * d * d, 0.12);
          },
          [-0.7, -0.8, -0.3],
          [0.7, 0.8, 0.45],
          110,
        ),
        shell,
      ),
    );
    e.add(
      mesh(
        torus(0.36, 0.022, 6.2832, 16, 100),
        metal('#d8d9dc', { rough: 0.2 }),
        [0, 0, 0.185],
        [0, 0, 0],
        [1, 1.2, 1],
      ),
    );
    e.add(
      mesh(
        cyl(0.35, 0.35, 0.02, 80),
        mat(shade(c, -0.04), { rough: 0.35, metal: 0.5, clear: 0.3 }),
        [0, 0, 0.178],
        [Math.PI / 2, 0, 0],
        [1, 1, 1.2],
      ),
    );
    e.add(
      mesh(
        netMesh(
          (x, y, z) => {
            const d = Math.hypot(x / 0.34, y / 0.42),
              q = Math.hypot((d - 1) * 0.36, z + 0.17) - 0.15;
            return q + 0.006 * Math.sin(Math.atan2(y, x) * 38) * Math.exp(-Math.abs(d - 1.33) * 9);
          },
          [-0.65, -0.72, -0.42],
          [0.65, 0.72, 0.1],
          110,
        ),
        leather(pad, { rough: 0.6 }),
      ),
    );
    e.add(mesh(cyl(0.33, 0.33, 0.02, 64), weave('#202125'), [0, 0, -0.1], [Math.PI / 2, 0, 0], [1, 1, 1.2]));
    e.position.set(s * 1.07, 0.06, 0);
    e.rotation.set(0, s * (Math.PI / 2 - 0.12), 0);
    e.rotation.z = s * 0;
    g.add(e);
    g.add(
      mesh(
        pipe(
          [
            [s * 1.09, 0.5, 0],
            [s * 1.2, 0.42, 0.0],
            [s * 1.2, 0.1, 0.0],
          ],
          0.045,
          false,
          16,
          40,
        ),
        metal('#c8cace', { rough: 0.28 }),
      ),
    );
    g.add(mesh(box(0.12, 0.34, 0.2, 0.05), shell, [s * 1.085, 0.62, 0], [0, 0, s * -0.12]));
  }
  g.scale.setScalar(2);
  g.position.y = 1;
  return group(g);
}
