import * as THREE from 'three';
import { mesh, group, box } from '../../geo.js';
import { slab, rrect } from '../../solids.js';
import { mat, plastic } from '../../materials.js';

export function cube(c, o = {}) {
  const g = new THREE.Group(),
    F = ['#d8412f', '#e88a2a', '#f4f3ee', '#f2c933', '#2f6fd0', '#2f9e5b'],
    blk = plastic('#151619', { rough: 0.35 }),
    rnd = (
      (i) => () =>
        (i = (i * 16807) % 2147483647) / 2147483647
    )(o.seed ?? 77);
  const layer = new THREE.Group();
  for (let x = -1; x <= 1; x++)
    for (let y = -1; y <= 1; y++)
      for (let z = -1; z <= 1; z++) {
        const q = new THREE.Group();
        q.add(mesh(box(0.66, 0.66, 0.66, 0.07, 5), blk));
        const st = (p, r, k) =>
          q.add(
            mesh(
              slab(rrect(0.57, 0.57, 0.09), 0.03, 0.012, 4),
              mat(k, { rough: 0.28, clear: 0.7, clearRough: 0.15 }),
              p,
              r,
            ),
          );
        const pick = (base) => (o.mixed === false ? base : rnd() > 0.62 ? F[Math.floor(rnd() * 6)] : base);
        if (x === 1) st([0.335, 0, 0], [0, Math.PI / 2, 0], pick(F[4]));
        if (x === -1) st([-0.335, 0, 0], [0, -Math.PI / 2, 0], pick(F[5]));
        if (y === 1) st([0, 0.335, 0], [-Math.PI / 2, 0, 0], pick(F[2]));
        if (y === -1) st([0, -0.335, 0], [Math.PI / 2, 0, 0], F[3]);
        if (z === 1) st([0, 0, 0.335], [0, 0, 0], pick(F[0]));
        if (z === -1) st([0, 0, -0.335], [0, Math.PI, 0], F[1]);
        q.position.set(x * 0.67, y * 0.67, z * 0.67);
        (y === 1 ? layer : g).add(q);
      }
  layer.rotation.y = 0.42;
  g.add(layer);
  g.position.y = 1;
  g.scale.setScalar(2);
  return group(g);
}
