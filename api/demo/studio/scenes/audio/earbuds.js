import * as THREE from 'three';
import { mesh, group, box, cyl, shade, ball } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { mat, metal, rubber } from '../../materials.js';
import { netMesh, ell, smax, smin, rbox, cap } from '../../sdf.js';

export function earbuds(c, o = {}) {
  const body = (x, y, z) => smax(rbox(x, y, z, 0.62, 0.46, 0.27, 0.26), 0 - 1e3, 0.1),
    P = mat(c, { rough: 0.22, clear: 0.8, clearRough: 0.08 }),
    g = new THREE.Group();
  g.add(
    mesh(
      netMesh((x, y, z) => smax(body(x, y, z), y - 0.1, 0.03), [-0.8, -0.6, -0.5], [0.8, 0.4, 0.5], 100),
      P,
    ),
  );
  const lid = group(
    mesh(
      slab(rrect(1.06, 0.4, 0.19), 0.02, 0.008),
      mat(shade(c, -0.07), { rough: 0.45 }),
      [0, 0.012, 0.25],
      [-Math.PI / 2, 0, 0],
    ),
    mesh(
      netMesh((x, y, z) => smax(body(x, y, z), 0.115 - y, 0.03), [-0.8, 0, -0.5], [0.8, 0.6, 0.5], 110),
      P,
    ),
  );
  lid.position.set(0, 0.1, -0.25);
  lid.children[1].position.set(0, -0.1, 0.25);
  lid.rotation.x = -1.25;
  g.add(lid);
  g.add(
    mesh(
      slab(rrect(1.12, 0.42, 0.2), 0.03, 0.01),
      mat(shade(c, -0.06), { rough: 0.4 }),
      [0, 0.105, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );
  g.add(mesh(ball(0.022, 24, 16), mat('#9be28f', { emit: '#7be06b', emitI: 1 }), [0, -0.1, 0.275]));
  g.add(mesh(cyl(0.03, 0.03, 0.5, 24), metal('#c9cbd0'), [0, 0.11, -0.25], [0, 0, Math.PI / 2]));
  const bud = (m) => {
    const b = group(
      mesh(
        netMesh(
          (x, y, z) =>
            smin(
              ell(x, y, z, 0.2, 0.19, 0.17),
              cap(x, y, z, [0.06, -0.05, 0.02], [0.1, -0.62, 0.04], 0.085, 0.075),
              0.08,
            ),
          [-0.35, -0.8, -0.3],
          [0.35, 0.3, 0.3],
          80,
        ),
        P,
      ),
    );
    b.add(
      mesh(
        lathe(
          [
            [0, 0],
            [0.07, 0, 0.02],
            [0.13, 0.08, 0.03],
            [0.115, 0.15, 0.03],
            [0.05, 0.17],
            [0, 0.17],
          ],
          48,
        ),
        rubber(shade(c, c > '#8' ? -0.12 : 0.12)),
        [-0.12, 0.03, 0.08],
        [0.5, 0, 1.15],
      ),
    );
    b.add(mesh(box(0.05, 0.16, 0.02, 0.01), metal('#b9bcc2'), [0.1, -0.55, 0.115]));
    return b;
  };
  const a = bud(),
    b = bud();
  a.position.set(-0.3, 0.3, 0.02);
  a.rotation.set(0, 0.4, 0);
  b.scale.x = -1;
  b.position.set(0.3, 0.3, 0.02);
  b.rotation.set(0, -0.4, 0);
  a.position.y = b.position.y = 0.42;
  g.add(a, b);
  g.scale.setScalar(3);
  return group(g);
}
