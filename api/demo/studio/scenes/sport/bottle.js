import * as THREE from 'three';
import { mesh, group, cyl, canvas } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { lathe } from '../../solids.js';
import { mat, metal, matte } from '../../materials.js';

export function bottle(c, o = {}) {
  const g = new THREE.Group(),
    pc = mat(c, { rough: 0.5, metal: 0.25, micro: ['fleece', 90, 0.003, 0.06], mpos: true }),
    st = metal('#d3d6da', { rough: 0.22 });
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.5, 0, 0.06],
          [0.52, 0.12, 0.04],
          [0.52, 2.3, 0.3],
          [0.34, 2.72, 0.14],
          [0.34, 2.86],
          [0, 2.86],
        ],
        160,
      ),
      pc,
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0.49, -0.02],
          [0.525, 0.0, 0.02],
          [0.525, 0.13, 0.02],
          [0.5, 0.14],
        ],
        128,
      ),
      st,
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0.3, 2.82],
          [0.35, 2.82, 0.02],
          [0.35, 2.92, 0.01],
          [0.3, 2.94],
        ],
        128,
      ),
      st,
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0, 2.9],
          [0.38, 2.9, 0.03],
          [0.38, 3.3, 0.06],
          [0.2, 3.36, 0.05],
          [0, 3.36],
        ],
        128,
      ),
      matte('#232428'),
    ),
  );
  g.add(
    mesh(
      pipe(
        [
          [-0.41, 3.1, 0],
          [-0.43, 3.4, 0],
          [-0.28, 3.72, 0],
          [0, 3.8, 0],
          [0.28, 3.72, 0],
          [0.43, 3.4, 0],
          [0.41, 3.1, 0],
        ],
        0.058,
        false,
        16,
        100,
      ),
      matte('#232428'),
    ),
  );
  for (const s of [-1, 1]) g.add(mesh(cyl(0.08, 0.08, 0.12, 32), st, [s * 0.4, 3.1, 0], [0, 0, Math.PI / 2]));
  const t = canvas(512, 1024, (x) => {
    x.scale(2, 2);
    x.fillStyle = '#f4f2ed';
    x.translate(128, 256);
    x.rotate(-Math.PI / 2);
    x.textAlign = 'center';
    x.font = '600 88px sans-serif';
    x.fillText('duka', 0, 30);
  });
  const lm = mat('#fff', { map: t, rough: 0.5, opacity: 1 });
  lm.alphaTest = 0.5;
  g.add(mesh(new THREE.CylinderGeometry(0.524, 0.524, 1.1, 48, 1, true, -0.5, 1.0), lm, [0, 1.2, 0]));
  g.scale.setScalar(2);
  return group(g);
}
