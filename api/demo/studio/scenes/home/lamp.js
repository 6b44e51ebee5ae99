import * as THREE from 'three';
import { mesh, group, cyl, torus, shade, ball } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, metal, cloth } from '../../materials.js';

export function lamp(c, o = {}) {
  const g = new THREE.Group(),
    br = metal(o.metal ?? '#cfa968', { rough: 0.24 });
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.72, 0, 0.05],
          [0.72, 0.1, 0.05],
          [0.2, 0.16, 0.06],
          [0, 0.16],
        ],
        128,
      ),
      o.stone ? mat('#efece6', { rough: 0.3, micro: ['fleece', 3, 0.002, 0.14], mpos: true }) : br,
    ),
  );
  if (o.ceramic)
    g.add(
      mesh(
        lathe(
          [
            [0, 0.1],
            [0.36, 0.1, 0.1],
            [0.62, 0.62, 0.3],
            [0.56, 1.3, 0.3],
            [0.2, 1.7, 0.1],
            [0.12, 1.9],
            [0, 1.9],
          ],
          128,
        ),
        mat(o.ceramic, {
          rough: 0.3,
          clear: 0.7,
          clearRough: 0.15,
          micro: ['fleece', 12, 0.006, 0.12],
          mpos: true,
        }),
      ),
    );
  g.add(mesh(cyl(0.045, 0.045, 2.6, 32), br, [0, 1.4, 0]));
  const sh = mat(c, { rough: 0.95, micro: ['weave', 22, 0.006, 0.25], emit: '#ffd9a0', emitI: 0.42 }),
    G = lathe(
      [
        [1.15, 2.0],
        [0.78, 3.35],
      ],
      160,
    ),
    uv = G.attributes.uv;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * 6.0, G.attributes.position.getY(i));
  g.add(mesh(G, sh));
  for (const [r, y] of [
    [1.152, 2.0],
    [0.782, 3.35],
  ])
    g.add(mesh(torus(r, 0.026, 6.2832, 12, 160), cloth(shade(c, -0.08)), [0, y, 0], [Math.PI / 2, 0, 0]));
  g.add(mesh(ball(0.26, 48, 32), mat('#fff4dd', { emit: '#ffe6b8', emitI: 2.4 }), [0, 2.6, 0]));
  g.add(
    mesh(
      lathe(
        [
          [0, 3.4],
          [0.05, 3.4],
          [0.07, 3.5, 0.03],
          [0, 3.56],
        ],
        40,
      ),
      br,
    ),
  );
  g.add(
    mesh(cyl(0.012, 0.012, 0.62, 12), br, [0.3, 2.0, 0.25]),
    mesh(ball(0.045, 24, 16), br, [0.3, 1.68, 0.25]),
  );
  g.scale.setScalar(1.8);
  return group(g);
}
