import * as THREE from 'three';
import { mesh, group, shade, V, canvas, lcg } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat } from '../../materials.js';
import { netMesh, smax } from '../../sdf.js';
import { surface } from '../../last.js';

export function plant(c, o = {}) {
  const g = new THREE.Group(),
    rnd = lcg(9);
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.62, 0, 0.08],
          [0.8, 0.5, 0.2],
          [0.84, 1.3, 0.05],
          [0.78, 1.34, 0.02],
          [0.74, 1.28],
          [0.72, 1.1],
          [0, 1.1],
        ],
        160,
      ),
      mat(c, { rough: 0.6, micro: ['fleece', 20, 0.008, 0.14], mpos: true }),
    ),
  );
  g.add(
    mesh(
      netMesh(
        (x, y, z) =>
          smax(
            y - 0.04 * Math.sin(x * 19) * Math.sin(z * 23) - 0.03 * Math.sin(x * 41 + z * 33),
            Math.hypot(x, z) - 0.72,
            0.01,
          ),
        [-0.8, -0.15, -0.8],
        [0.8, 0.15, 0.8],
        90,
      ),
      mat('#3b2a1e', { rough: 1, micro: ['fleece', 24, 0.03, 0.6], mpos: true }),
      [0, 1.16, 0],
    ),
  );
  const leafs = 15;
  for (let i = 0; i < leafs; i++) {
    const a = i * 2.399,
      up = 0.55 + rnd() * 0.6,
      L = 1.5 + rnd() * 0.75,
      k = 0.16 + rnd() * 0.28 + i * 0.012,
      base = V(Math.cos(a) * 0.12, 1.15, Math.sin(a) * 0.12),
      dir = V(Math.cos(a), 0, Math.sin(a)),
      side = V(-Math.sin(a), 0, Math.cos(a)),
      W = 0.3 + rnd() * 0.12;
    const mid = (t) =>
      base
        .clone()
        .addScaledVector(dir, L * (k * t + (0.75 - 0.3 * up) * t * t * 1.0))
        .add(V(0, L * (1.28 * t - (0.28 + k * 0.8) * t * t), 0));
    const lg = surface(
      (t, s) => {
        const st = 0.3;
        if (t < st) {
          const p = mid(t);
          return p.addScaledVector(side, s * 0.022).add(V(0, -Math.abs(s) * 0.01, 0));
        }
        const u = (t - st) / (1 - st),
          w = W * Math.sin(Math.PI * Math.min(1, u ** 0.72)) * (1 - 0.15 * u) + 0.015 * (1 - u),
          p = mid(t);
        return p
          .addScaledVector(side, s * w)
          .add(
            V(0, 0.24 * w * Math.abs(s) ** 1.4 + 0.012 * Math.sin(u * 40 + Math.abs(s) * 3) * Math.abs(s), 0),
          );
      },
      60,
      14,
      0,
      1,
      -1,
      1,
    );
    const hue = 118 + rnd() * 18,
      col =
        '#' +
        new THREE.Color(
          `hsl(${Math.round(hue)},${38 + Math.round(rnd() * 12)}%,${21 + Math.round(rnd() * 9)}%)`,
        ).getHexString();
    const t = canvas(64, 256, (x, w, h) => {
      x.fillStyle = col;
      x.fillRect(0, 0, w, h);
      x.strokeStyle = shade(col, 0.1);
      x.lineWidth = 2.4;
      x.beginPath();
      x.moveTo(0, h / 2);
      x.lineTo(w, h / 2);
      x.stroke();
      x.lineWidth = 1;
      x.globalAlpha = 0.5;
      for (let q = 20; q < 64; q += 4) {
        x.beginPath();
        x.moveTo(q, h / 2);
        x.lineTo(q + 7, 0);
        x.moveTo(q, h / 2);
        x.lineTo(q + 7, h);
        x.stroke();
      }
    });
    g.add(mesh(lg, mat('#fff', { map: t, rough: 0.42, clear: 0.25, clearRough: 0.35 })));
  }
  g.scale.setScalar(1.8);
  return group(g);
}
