import * as THREE from 'three';
import { mesh, group, cyl, ball } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, wood } from '../../materials.js';

export function rings(c, o = {}) {
  const g = new THREE.Group(),
    P = o.pal ?? ['#d96c4f', '#e8a33d', '#e9cf6a', '#7fb08a', '#4f8fa3', '#7a78ad'],
    W = wood('#e3c193', { rough: 0.55 });
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [1.15, 0, 0.06],
          [1.1, 0.24, 0.1],
          [0, 0.26],
        ],
        128,
      ),
      W,
    ),
  );
  P.forEach((k, i) => {
    const R = 1.02 - i * 0.105;
    g.add(
      mesh(
        lathe(
          [
            [0.16, 0],
            [R - 0.1, 0, 0.16],
            [R, 0.19, 0.2],
            [R - 0.1, 0.38, 0.16],
            [0.16, 0.38],
          ],
          128,
        ),
        mat(k, { rough: 0.5, clear: 0.2, clearRough: 0.5, micro: ['grain', 1.5, 0.004, 0.12], mpos: true }),
        [0, 0.26 + i * 0.385, 0],
      ),
    );
  });
  g.add(mesh(cyl(0.13, 0.13, 2.6, 48), W, [0, 1.5, 0]));
  g.add(mesh(ball(0.34, 64, 48), mat(o.top ?? '#d96c4f', { rough: 0.45, clear: 0.3 }), [0, 2.88, 0]));
  g.scale.setScalar(2);
  return group(g);
}
