import * as THREE from 'three';
import { mesh, V } from '../../geo.js';
import { mat } from '../../materials.js';
import { slab } from '../../solids.js';
import { rowsGeo } from '../../sweeps.js';

const silk = (colour) => mat(colour, { rough: 0.5, sheen: 0.6, micro: ['twill', 40, 0.004, 0.25] });

/** How far before the shirt a tie lies: over the collar first, on the shirt below its points. */
function before(y) {
  const down = Math.max(0, Math.min(1, (-0.8 - y) / 1.1));
  return 0.34 - 0.26 * down * down * (3 - 2 * down);
}

/** A tie from its knot to where the jacket closes. */
export function necktie(F, colour) {
  const rows = [];
  for (let i = 0; i <= 40; i++) {
    const y = -0.72 - (2.5 * i) / 40;
    const width = 0.12 + 0.14 * (i / 40) ** 0.8;
    const z = F.at(0, y).z + before(y);
    rows.push(
      Array.from({ length: 20 }, (_, k) => {
        const a = (k / 20) * 2 * Math.PI;
        return V(
          width * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.4,
          F.at(0, y).y,
          z + 0.06 * Math.sin(a),
        );
      }),
    );
  }
  const knot = new THREE.Shape();
  knot.moveTo(-0.21, 0.17);
  knot.quadraticCurveTo(0, 0.2, 0.21, 0.17);
  knot.quadraticCurveTo(0.2, -0.02, 0.13, -0.19);
  knot.quadraticCurveTo(0, -0.22, -0.13, -0.19);
  knot.quadraticCurveTo(-0.2, -0.02, -0.21, 0.17);
  const at = F.at(0, -0.62);
  const tie = silk(colour);
  return [
    mesh(rowsGeo(rows, true, true), tie),
    mesh(slab(knot, 0.34, 0.08), tie, [0, at.y, at.z + 0.34], [-0.25, 0, 0]),
  ];
}

/** A bow tie before the points of the collar. */
export function bowTie(F, colour) {
  const cloth = mat(colour, { rough: 0.4, sheen: 0.5 });
  const wing = new THREE.Shape();
  wing.moveTo(0.02, 0.08);
  wing.bezierCurveTo(0.2, 0.13, 0.42, 0.25, 0.66, 0.24);
  wing.quadraticCurveTo(0.72, 0, 0.66, -0.24);
  wing.bezierCurveTo(0.42, -0.25, 0.2, -0.13, 0.02, -0.08);
  wing.lineTo(0.02, 0.08);
  const at = F.at(0, -0.58);
  const place = [0, at.y, at.z + 0.56];
  return [
    mesh(slab(wing, 0.3, 0.07), cloth, place, [0, 0.22, 0.03]),
    mesh(slab(wing, 0.3, 0.07), cloth, place, [0, Math.PI - 0.22, -0.03]),
    mesh(new THREE.SphereGeometry(0.13, 32, 20), cloth, [0, at.y, at.z + 0.68], [0, 0, 0], [0.85, 1.05, 1.1]),
  ];
}
