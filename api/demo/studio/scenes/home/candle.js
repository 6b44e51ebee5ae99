import * as THREE from 'three';
import { mesh, group, torus, canvas } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { lathe } from '../../solids.js';
import { mat, wood, rubber } from '../../materials.js';

/** From the blue at the wick to the orange tip. */
const flame = () =>
  canvas(8, 256, (x, w, h) => {
    const glow = x.createLinearGradient(0, h, 0, 0);
    for (const [at, colour] of [
      [0, '#6f7fae'],
      [0.2, '#f0a94e'],
      [0.4, '#ffd98a'],
      [0.6, '#fff3cf'],
      [0.8, '#ffd98a'],
      [1, '#f3a24a'],
    ])
      glow.addColorStop(at, colour);
    x.fillStyle = glow;
    x.fillRect(0, 0, w, h);
  });

export function candle(c, o = {}) {
  const g = new THREE.Group(),
    sh = mesh(
      lathe(
        [
          [0, 0],
          [0.78, 0, 0.1],
          [0.8, 1.62, 0.02],
          [0.77, 1.64, 0.01],
          [0.74, 1.62],
          [0.73, 0.14, 0.06],
          [0, 0.1],
        ],
        160,
      ),
      mat(c, { rough: 0.16, clear: 1, clearRough: 0.05, opacity: o.glass ? 0.4 : undefined }),
    );
  if (!o.glass)
    sh.material = mat(c, {
      rough: 0.5,
      clear: 0.4,
      clearRough: 0.3,
      micro: ['fleece', 24, 0.003, 0.08],
      mpos: true,
    });
  g.add(sh);
  g.add(
    mesh(
      lathe(
        [
          [0, 1.3],
          [0.3, 1.295],
          [0.72, 1.32, 0.03],
          [0.74, 1.34],
        ],
        128,
      ),
      mat('#fbf3e3', { rough: 0.35, sheen: 0.4, emit: '#ffce8a', emitI: 0.14 }),
    ),
  );
  g.add(
    mesh(
      pipe(
        [
          [0, 1.28, 0],
          [0.005, 1.42, 0],
          [0.02, 1.5, 0.01],
        ],
        0.018,
      ),
      mat('#2b2320'),
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.055, 0.06, 0.03],
          [0.06, 0.14, 0.05],
          [0.02, 0.32, 0.03],
          [0, 0.4],
        ],
        40,
      ),
      mat('#000', { rough: 1, spec: 0, emit: '#fff', emitMap: flame(), emitI: 1 }),
      [0.02, 1.48, 0.01],
    ),
  );
  const t = canvas(700, 560, (x, w, h) => {
    x.fillStyle = '#f8f3e8';
    x.fillRect(0, 0, w, h);
    x.strokeStyle = '#b79a6a';
    x.lineWidth = 4;
    x.strokeRect(26, 26, w - 52, h - 52);
    x.fillStyle = '#453a2e';
    x.textAlign = 'center';
    x.font = '400 84px Georgia, serif';
    x.fillText(o.name ?? 'Fig & Cedar', w / 2, h * 0.46);
    x.font = '400 38px Georgia, serif';
    x.fillText('hand poured soy candle', w / 2, h * 0.62);
    x.fillText('220 g', w / 2, h * 0.78);
  });
  g.add(
    mesh(
      new THREE.CylinderGeometry(0.805, 0.795, 0.8, 64, 1, true, -0.62, 1.24),
      mat('#fff', { map: t, rough: 0.7 }),
      [0, 0.76, 0],
    ),
  );
  if (o.lid !== false) {
    const l = group(
      mesh(
        lathe(
          [
            [0, 0],
            [0.82, 0, 0.03],
            [0.82, 0.16, 0.03],
            [0, 0.17],
          ],
          128,
        ),
        wood('#c99a63'),
      ),
      mesh(torus(0.7, 0.03, 6.2832, 10, 90), rubber('#e9e4d8'), [0, -0.02, 0], [Math.PI / 2, 0, 0]),
    );
    l.rotation.z = -1.22;
    l.position.set(1.12, 0.78, 0.1);
    g.add(l);
  }
  g.scale.setScalar(2.4);
  return group(g);
}
