import * as THREE from 'three';
import { mesh, box, cyl, torus, ball } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, gloss, metal, rubber, matte } from '../../materials.js';
import { knurl, coating } from './parts.js';

export function lensBarrel(R = 0.56, L = 0.9, m = matte('#17181b')) {
  const g = new THREE.Group(),
    gl = (r, z, c, i) =>
      mesh(
        ball(r, 64, 40),
        gloss(c, { rough: 0.02, iri: i, clear: 1, clearRough: 0.01, specGain: 2 }),
        [0, z, 0],
        [0, 0, 0],
        [1, 0.32, 1],
      );
  g.add(
    mesh(
      lathe(
        [
          [R * 0.8, 0],
          [R, 0, 0.03],
          [R, L * 0.3, 0.02],
          [R * 0.95, L * 0.32],
          [R * 0.95, L * 0.62],
          [R * 1.03, L * 0.64, 0.02],
          [R * 1.03, L * 0.94, 0.03],
          [R * 0.93, L, 0.02],
          [R * 0.86, L * 0.97],
          [R * 0.78, L * 0.8],
          [R * 0.62, L * 0.72],
        ],
        160,
      ),
      m,
    ),
  );
  const k = knurl(R * 0.985, L * 0.26, 60, rubber('#1d1e21'), true);
  k.position.y = L * 0.47;
  g.add(k);
  const k2 = knurl(R * 1.045, L * 0.16, 72, rubber('#1d1e21'), true);
  k2.position.y = L * 0.8;
  g.add(k2);
  g.add(
    mesh(
      torus(R * 0.9, 0.012, 6.2832, 12, 120),
      metal('#c9a86a', { rough: 0.2 }),
      [0, L * 0.985, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  g.add(mesh(cyl(R * 0.8, R * 0.64, L * 0.25, 96, true), mat('#0b0c0e', { rough: 0.5 }), [0, L * 0.85, 0]));
  g.add(
    gl(R * 0.66, L * 0.66, '#0b1030', 1),
    mesh(cyl(R * 0.66, R * 0.66, 0.02, 80), mat('#050608', { rough: 0.2 }), [0, L * 0.6, 0]),
  );
  g.add(
    mesh(
      new THREE.CircleGeometry(R * 0.72, 64),
      mat('#000', {
        rough: 0.08,
        emit: '#fff',
        emitMap: coating(),
        emitI: 0.9,
        clear: 1,
        clearRough: 0.02,
        specGain: 2,
      }),
      [0, L * 0.8, 0],
      [-Math.PI / 2, 0, 0],
    ),
  );
  for (let i = 0; i < 5; i++)
    g.add(
      mesh(
        box(0.012, 0.09, 0.01, 0.002, 2),
        mat('#e8e6e0'),
        [Math.sin(i * 0.28 - 0.2) * R * 1.003, L * 0.18, Math.cos(i * 0.28 - 0.2) * R * 1.003],
        [0, i * 0.28 - 0.2, 0],
      ),
    );
  return g;
}
