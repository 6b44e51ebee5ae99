import * as THREE from 'three';
import { loft } from '../../edges.js';
import { cloth } from '../../materials.js';
import { cyl, mesh, shade, torus, V } from '../../geo.js';
import { metal } from '../../materials.js';
import { pipe } from '../../sweeps.js';

const ROUND = 180;
const WIDEN = 1.17;

// half of each outline, from the middle of the neck to the crown: [x, y, height over the ground]
const OPENING = [
  [0, -0.52],
  [0.2, -0.24],
  [0.44, 0.16],
  [0.62, 0.72],
  [0.6, 1.24],
  [0.36, 1.62],
  [0, 1.74],
];
const OUTSIDE = [
  [0, -0.92],
  [0.66, -0.74],
  [1.12, -0.16],
  [1.36, 0.56],
  [1.34, 1.3],
  [0.86, 2.02],
  [0, 2.26],
];

function outline(half, height) {
  const points = half.map(([x, y], i) => V(x, y, height(x, y, i / (half.length - 1))));
  const other = points.slice(1, -1).reverse();
  return new THREE.CatmullRomCurve3([...points, ...other.map((p) => V(-p.x, p.y, p.z))], true);
}

/** A hood laid flat above its sweater: the opening for the face, the cloth round it, and the back of it within. */
export function hood(F, c, M) {
  const chest = (x, y) => F.at(x / WIDEN, Math.min(y, -0.3)).z;
  const rise = (up) => up * up * (3 - 2 * up);
  const opening = outline(OPENING, (x, y, up) => (chest(0.3, -0.9) + 0.2) * (1 - rise(up)) + 0.36 * rise(up));
  const outside = outline(OUTSIDE, (x, y) => (y < -0.1 ? chest(x, y) - 0.02 : 0.1));
  const fold = (at, t) =>
    0.035 * Math.sin(at * 44 + 1.5 * Math.sin(at * 9) + t * 3) * Math.exp(-(((t - 0.7) / 0.34) ** 2)) +
    0.02 * Math.sin(at * 23 + 2 + t * 5) * t * (1 - t) * 4;
  const round = (t, lift = 0) =>
    Array.from({ length: ROUND }, (_, i) => {
      const at = i / ROUND;
      const point = opening.getPoint(at).lerp(outside.getPoint(at), t);
      point.z += 0.2 * Math.sin(Math.PI * Math.min(1, t * 1.04)) ** 0.8 + fold(at, t) + lift;
      return point;
    });
  const inner = (k) =>
    Array.from({ length: ROUND }, (_, i) => {
      const point = outside.getPoint(i / ROUND).lerp(V(0, 0.7, 0), 1 - k);
      point.z = -0.02 + 0.04 * Math.sin(point.y * 3 + point.x * 2) * (1 - k);
      return point;
    });
  const front = [0, 0.06, 0.14, 0.24, 0.36, 0.5, 0.64, 0.77, 0.88, 0.95, 1].map((t) => round(t));
  const back = [1, 0.9, 0.7, 0.5, 0.3, 0.12, 0.01].map(inner);
  const thread = cloth(shade(c, -0.12));
  const parts = [
    mesh(loft(front), M(c)),
    mesh(loft([front.at(-1), ...back]), M(shade(c, -0.05))),
    mesh(pipe(round(0, -0.01), 0.05, true, 8, 360), M(c)),
    mesh(pipe(round(0.2, 0.006), 0.008, true, 6, 360), thread),
    mesh(pipe([V(0, -0.3, 0.03), V(0, 0.7, 0.03), V(0, 1.9, 0.03)], 0.02, false, 8), thread),
  ];
  const steel = metal('#c9cbd0');
  for (const side of [-1, 1]) {
    const eye = round(0.11, 0.012)[(ROUND + side * 13) % ROUND];
    parts.push(mesh(torus(0.05, 0.018), steel, eye.toArray()), ...drawstring(F, eye, side, steel));
  }
  return parts;
}

function drawstring(F, eye, side, steel) {
  const path = [
    eye.clone().add(V(0, 0.02, -0.06)),
    eye.clone().add(V(side * 0.005, -0.07, 0.05)),
    eye.clone().add(V(side * 0.0, -0.3, 0.05)),
    F.at(side * 0.2, -1.5, 0.06),
    F.at(side * 0.23 + 0.04, -2.2, 0.05),
    F.at(side * 0.22 + 0.03, -2.6, 0.06),
  ];
  return [
    mesh(pipe(path, 0.035, false, 10, 90), cloth('#efece4')),
    mesh(cyl(0.045, 0.045, 0.16, 20), steel, path.at(-1).toArray()),
  ];
}
