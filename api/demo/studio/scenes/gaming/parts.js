import { mesh, group, torus } from '../../geo.js';
import { lathe } from '../../solids.js';
import { rubber } from '../../materials.js';

export const stick = (m = rubber('#232428')) =>
  group(
    mesh(
      lathe(
        [
          [0, -0.08],
          [0.14, -0.08],
          [0.1, 0.05],
          [0.1, 0.14],
          [0.2, 0.17, 0.03],
          [0.21, 0.21, 0.03],
          [0.17, 0.235, 0.03],
          [0.12, 0.205, 0.04],
          [0, 0.2],
        ],
        80,
      ),
      m,
    ),
    mesh(torus(0.185, 0.012, 6.2832, 10, 60), rubber('#303237'), [0, 0.228, 0], [Math.PI / 2, 0, 0]),
  );
