import * as THREE from 'three';
import { mesh, group, box, cyl, torus } from '../../geo.js';
import { lathe } from '../../solids.js';
import { strap } from '../../sweeps.js';
import { mat, gloss, metal, rubber, leather } from '../../materials.js';

export function speaker(c, o = {}) {
  const g = new THREE.Group(),
    H = 2.3,
    R = 0.82,
    fabric = mat(c, { rough: 0.95, spec: 0.3, sheen: 0.3, micro: ['weave', 26, 0.012, 0.5] }),
    G = lathe(
      [
        [0, 0],
        [R - 0.1, 0, 0.05],
        [R, 0.12, 0.1],
        [R, H - 0.12, 0.1],
        [R - 0.1, H, 0.04],
        [0, H],
      ],
      200,
    ),
    uv = G.attributes.uv;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * R * 6.283, G.attributes.position.getY(i));
  g.add(mesh(G, fabric));
  g.add(
    mesh(
      lathe(
        [
          [R - 0.16, 0],
          [R - 0.03, 0, 0.04],
          [R - 0.0, 0.06, 0.03],
          [R - 0.1, 0.1],
          [R - 0.2, 0.1],
        ],
        128,
      ),
      rubber('#2a2b2f'),
      [0, -0.04, 0],
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [R - 0.12, 0, 0.02],
          [R - 0.13, 0.05, 0.02],
          [R - 0.22, 0.03, 0.02],
          [0, 0.02],
        ],
        128,
      ),
      gloss('#17181b', { rough: 0.35 }),
      [0, H, 0],
    ),
  );
  g.add(
    mesh(
      torus(R - 0.125, 0.018, 6.2832, 16, 160),
      metal(o.trim ?? '#d9b48a', { rough: 0.2 }),
      [0, H + 0.03, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  g.add(
    mesh(
      torus(0.34, 0.012, 6.2832, 12, 100),
      mat('#fff', { emit: '#bfe6ff', emitI: 1.2 }),
      [0, H + 0.038, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  for (const [x, z, k] of [
    [0, 0.0, 0],
    [-0.16, 0, 1],
    [0.16, 0, 1],
  ])
    g.add(
      mesh(k ? box(0.09, 0.01, 0.018, 0.004) : cyl(0.05, 0.05, 0.01, 32), mat('#e8e9ec', { rough: 0.5 }), [
        x,
        H + 0.034,
        z,
      ]),
    );
  if (true) g.add(mesh(box(0.018, 0.01, 0.09, 0.004), mat('#e8e9ec'), [0.16, H + 0.034, 0]));
  g.add(
    mesh(
      strap(
        [
          [-R * 0.98, H * 0.72, 0.0],
          [-R - 0.16, H * 0.8, 0.22],
          [-R - 0.1, H * 0.98, 0.3],
          [-R * 0.9, H * 0.9, 0.16],
        ],
        [0, 0.3, 1],
        0.14,
        0.035,
        80,
      ),
      leather(o.strap ?? '#8a5a3c'),
    ),
  );
  g.scale.setScalar(2);
  return group(g);
}
