import * as THREE from 'three';
import { mesh, group, torus, shade, ball } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { slab, poly } from '../../solids.js';
import { mat, gloss } from '../../materials.js';
import { netMesh, smin, ell, cap } from '../../sdf.js';

export function teddy(c, o = {}) {
  const g = new THREE.Group(),
    fz = (x, y, z) =>
      0.007 *
        Math.sin(x * 31 + 3 * Math.sin(y * 19)) *
        Math.sin(y * 29 + 2 * Math.sin(z * 23)) *
        Math.sin(z * 27 + x * 7) +
      0.006 * Math.sin(x * 57 + z * 41) * Math.sin(y * 61),
    F = (k) =>
      mat(k, {
        rough: 1,
        spec: 0.2,
        sheen: 1,
        sheenRough: 0.45,
        sheenColor: shade(k, 0.12),
        micro: ['fur', 30, 0.022, 0.6],
        mpos: true,
      }),
    fur = F(c),
    pale = F(o.pale ?? '#ecd9bd');
  const head = (x, y, z) =>
    smin(
      ell(x, y - 2.02, z, 0.66, 0.58, 0.58),
      smin(
        smin(
          ell(x - 0.5, y - 2.5, z + 0.02, 0.22, 0.22, 0.13),
          ell(x + 0.5, y - 2.5, z + 0.02, 0.22, 0.22, 0.13),
          0.02,
        ),
        9,
        0.1,
      ),
      0.1,
    );
  const body = (x, y, z) => {
    const ax = Math.abs(x);
    let d = smin(ell(x, y - 0.88, z, 0.72, 0.82, 0.64), head(x, y, z), 0.16);
    d = smin(d, cap(ax, y, z, [0.62, 1.28, 0.05], [1.03, 0.8, 0.36], 0.26, 0.23), 0.12);
    d = smin(d, cap(ax, y, z, [0.45, 0.32, 0.25], [0.66, 0.26, 1.0], 0.32, 0.3), 0.14);
    return d + fz(x, y, z);
  };
  g.add(mesh(netMesh(body, [-1.5, -0.3, -1], [1.5, 2.9, 1.6], 170), fur));
  g.add(
    mesh(
      netMesh(
        (x, y, z) => ell(x, y - 1.86, z - 0.5, 0.3, 0.23, 0.24) + fz(x, y, z) * 0.6,
        [-0.5, 1.5, 0.1],
        [0.5, 2.2, 0.9],
        60,
      ),
      pale,
    ),
  );
  for (const s of [-1, 1]) {
    g.add(
      mesh(
        netMesh(
          (x, y, z) => ell(x - s * 0.67, y - 0.27, z - 1.27, 0.2, 0.22, 0.06) + fz(x, y, z) * 0.4,
          [s * 0.67 - 0.4, -0.1, 1],
          [s * 0.67 + 0.4, 0.7, 1.5],
          50,
        ),
        pale,
      ),
    );
    g.add(
      mesh(
        netMesh(
          (x, y, z) => ell(x - s * 0.5, y - 2.5, z - 0.1, 0.13, 0.13, 0.06) + fz(x, y, z) * 0.4,
          [s * 0.5 - 0.3, 2.2, -0.1],
          [s * 0.5 + 0.3, 2.8, 0.3],
          40,
        ),
        pale,
      ),
    );
    g.add(mesh(ball(0.072, 40, 28), gloss('#17100c', { rough: 0.08 }), [s * 0.235, 2.13, 0.525]));
  }
  g.add(
    mesh(
      netMesh(
        (x, y, z) => ell(x, y - 0.9, z - 0.36, 0.46, 0.52, 0.32) + fz(x, y, z) * 0.6,
        [-0.7, 0.2, 0],
        [0.7, 1.6, 0.9],
        70,
      ),
      pale,
    ),
  );
  g.add(
    mesh(
      netMesh(
        (x, y, z) => smin(ell(x, y, z, 0.11, 0.075, 0.07), 9, 0.1),
        [-0.2, -0.2, -0.2],
        [0.2, 0.2, 0.2],
        30,
      ),
      mat('#3a241a', { rough: 0.35, clear: 0.4 }),
      [0, 1.96, 0.735],
    ),
  );
  g.add(
    mesh(
      pipe(
        [
          [0, 1.9, 0.745],
          [0, 1.82, 0.75],
        ],
        0.012,
      ),
      mat('#3a241a'),
    ),
  );
  for (const s of [-1, 1])
    g.add(
      mesh(
        pipe(
          [
            [0, 1.82, 0.75],
            [s * 0.07, 1.77, 0.735],
            [s * 0.13, 1.79, 0.7],
          ],
          0.012,
        ),
        mat('#3a241a'),
      ),
    );
  const rb = mat(o.bow ?? '#b5443c', {
    rough: 0.4,
    sheen: 0.6,
    micro: ['weave', 60, 0.003, 0.15],
    mpos: true,
  });
  g.add(
    mesh(torus(0.5, 0.055, 6.2832, 16, 100), rb, [0, 1.5, 0.04], [Math.PI / 2 + 0.1, 0, 0], [1, 0.92, 1.3]),
  );
  for (const s of [-1, 1]) {
    g.add(
      mesh(
        netMesh(
          (x, y, z) => {
            const u = s * x;
            return u < 0
              ? 1
              : ell(x - s * 0.2, y + 0.02 * Math.sin(u * 9), z, 0.22, 0.06 + 0.4 * u * 0.5, 0.07) +
                  0.012 * Math.sin(y * 40) * u;
          },
          [-0.5, -0.3, -0.2],
          [0.5, 0.3, 0.2],
          60,
        ),
        rb,
        [0, 1.45, 0.56],
      ),
    );
    g.add(
      mesh(
        slab(
          poly([
            [0, 0],
            [s * 0.14, -0.42],
            [s * 0.06, -0.38],
            [s * -0.02, -0.46],
          ]),
          0.03,
          0.01,
        ),
        rb,
        [s * 0.04, 1.42, 0.6],
        [-0.15, 0, s * 0.25],
      ),
    );
  }
  g.add(mesh(ball(0.075, 32, 24), rb, [0, 1.45, 0.6]));
  g.scale.setScalar(2);
  return group(g);
}
