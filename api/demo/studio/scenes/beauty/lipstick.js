import * as THREE from 'three';
import { mesh, group, cyl } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, gloss, metal } from '../../materials.js';
import { netMesh } from '../../sdf.js';

export function lipstick(c, o = {}) {
  const g = new THREE.Group(),
    G = metal('#d8b47c', { rough: 0.16 }),
    B = gloss('#17161a', { rough: 0.25 });
  const one = (open) => {
    const q = new THREE.Group();
    q.add(
      mesh(
        lathe(
          [
            [0, 0],
            [0.33, 0, 0.03],
            [0.33, 1.0, 0.02],
            [0, 1.0],
          ],
          96,
        ),
        B,
      ),
    );
    q.add(
      mesh(
        lathe(
          [
            [0, 1.0],
            [0.3, 1.0, 0.01],
            [0.3, 1.22, 0.01],
            [0.34, 1.23, 0.01],
            [0.34, 1.3, 0.01],
            [0.0, 1.3],
          ],
          96,
        ),
        G,
      ),
    );
    if (open) {
      q.add(
        mesh(
          lathe(
            [
              [0, 1.3],
              [0.27, 1.3, 0.01],
              [0.27, 1.72, 0.02],
              [0.235, 1.72],
              [0.235, 1.5],
              [0, 1.5],
            ],
            96,
          ),
          G,
        ),
      );
      const b = cyl(0.225, 0.225, 1.0, 96),
        p = b.attributes.position;
      q.add(
        mesh(
          netMesh(
            (x, y, z) => {
              const r = Math.hypot(x, z) - 0.225,
                cut = (y - 2.35) * 0.75 + z * 0.62 - 0.02;
              return Math.max(r, Math.max(cut, 1.5 - y));
            },
            [-0.3, 1.45, -0.3],
            [0.3, 2.75, 0.3],
            120,
          ),
          mat(c, { rough: 0.32, clear: 0.35, clearRough: 0.3, sheen: 0.3 }),
        ),
      );
    } else {
      q.add(
        mesh(
          lathe(
            [
              [0, 1.3],
              [0.33, 1.3, 0.02],
              [0.33, 2.5, 0.05],
              [0, 2.5],
            ],
            96,
          ),
          B,
        ),
      );
      q.add(
        mesh(
          lathe(
            [
              [0.331, 1.78],
              [0.338, 1.8, 0.01],
              [0.338, 1.92, 0.01],
              [0.331, 1.94],
            ],
            96,
          ),
          G,
        ),
      );
    }
    return q;
  };
  const a = one(true),
    cap = group(
      mesh(
        lathe(
          [
            [0.26, 0],
            [0.33, 0, 0.02],
            [0.33, 1.2, 0.05],
            [0, 1.22],
          ],
          96,
        ),
        B,
      ),
      mesh(
        lathe(
          [
            [0.331, 0.48],
            [0.338, 0.5, 0.01],
            [0.338, 0.62, 0.01],
            [0.331, 0.64],
          ],
          96,
        ),
        G,
      ),
    );
  cap.rotation.set(0, 0.5, Math.PI / 2);
  cap.position.set(1.5, 0.33, 0.55);
  g.add(a, cap);
  g.scale.setScalar(2);
  return group(g);
}
