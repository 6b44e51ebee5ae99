import * as THREE from 'three';
import { mesh, box, shade, V } from '../../geo.js';
import { mat, metal, rubber, leather, suede } from '../../materials.js';
import { surface, sole } from '../../last.js';
import { pair } from './parts.js';

export function slide(c, o = {}) {
  const S = [
      [0, -1.36, 0.1, 0.3, 0.4, 0, 0],
      [0.05, -1.28, 0.3, 0.3, 0.4, 0, 0],
      [0.25, -0.8, 0.42, 0.3, 0.4, 0, 0],
      [0.5, 0, 0.42, 0.3, 0.4, 0, 0.02],
      [0.72, 0.7, 0.52, 0.3, 0.4, 0, 0.05],
      [0.88, 1.2, 0.45, 0.32, 0.4, 0, 0.06],
      [0.96, 1.42, 0.28, 0.34, 0.4, 0, 0.06],
      [1, 1.5, 0.08, 0.36, 0.4, 0, 0.06],
    ],
    one = () => {
      const g = new THREE.Group();
      g.add(
        mesh(
          sole(
            S,
            [
              [0.08, 0],
              [0.02, 0],
              [-0.02, 0.12],
              [-0.0, 0.5],
              [-0.03, 0.9],
              [0.0, 1.06],
              [0.1, 1.02],
              [0.2, 0.98],
            ],
            (x) => 0.03 * Math.max(0, x - 0.8),
            0.05,
          ),
          mat(o.sole ?? shade(c, -0.06), { rough: 0.75, micro: ['fleece', 60, 0.003, 0.04], mpos: true }),
        ),
      );
      g.add(
        mesh(
          surface(
            (t, s) => {
              const a = Math.PI * t,
                w = 0.36 + 0.12 * Math.sin(a);
              return V(
                0.28 + s * w + 0.12 * Math.sin(a),
                0.2 + Math.sin(a) ** 0.75 * 0.78 - 0.07 * s * s * Math.sin(a) - 0.1 * s * Math.sin(a),
                0.04 + Math.cos(a) * (0.56 + 0.02 * s),
              );
            },
            80,
            30,
          ),
          o.leather ? leather(c, { rough: 0.5 }) : rubber(c),
        ),
      );
      g.add(
        mesh(
          surface(
            (t, s) => {
              const a = Math.PI * t,
                w = 0.34 + 0.12 * Math.sin(a);
              return V(
                0.28 + s * w + 0.12 * Math.sin(a),
                0.2 + Math.sin(a) ** 0.75 * 0.71 - 0.07 * s * s * Math.sin(a) - 0.1 * s * Math.sin(a),
                0.04 + Math.cos(a) * (0.52 + 0.02 * s),
              );
            },
            60,
            20,
          ),
          suede(shade(c, -0.08)),
        ),
      );
      if (o.buckle !== false)
        g.add(
          mesh(
            box(0.3, 0.3, 0.04, 0.02),
            metal('#d4b273', { rough: 0.25 }),
            [0.42, 0.62, 0.56],
            [-0.5, 0, 0],
          ),
        );
      return g;
    };
  return pair(one);
}
