import { mesh, cyl, V } from '../../geo.js';
import { pipe, rowsGeo } from '../../sweeps.js';
import { rubber, leather, suede } from '../../materials.js';
import { surface, sole, spl } from '../../last.js';
import { shoe, mouth, pair } from './parts.js';

export function heel(c, o = {}) {
  // pointed pump on a slim heel
  const rise = (x) =>
      1.02 *
        (x < -1.05
          ? 1
          : x > 0.55
            ? 0
            : (() => {
                const u = (0.55 - x) / 1.6;
                return u * u * (3 - 2 * u);
              })()) +
      0.06 +
      0.05 * Math.max(0, x - 1.0) ** 2,
    K = [
      [0, -1.25, 0.0, 0, 0.6, 0, 0],
      [0.03, -1.21, 0.19, 0, 0.62, 0.04, 0],
      [0.1, -1.05, 0.29, 0, 0.52, 0.5, 0],
      [0.25, -0.68, 0.31, 0, 0.33, 0.72, 0],
      [0.42, -0.15, 0.33, 0, 0.24, 0.76, 0.02],
      [0.58, 0.36, 0.4, 0, 0.22, 0.74, 0.03],
      [0.64, 0.53, 0.418, 0, 0.232, 0.64, 0.037],
      [0.68, 0.66, 0.418, 0, 0.262, 0.46, 0.04],
      [0.705, 0.735, 0.414, 0, 0.285, 0.26, 0.04],
      [0.72, 0.78, 0.41, 0, 0.3, 0, 0.04],
      [0.8, 1.0, 0.36, 0, 0.35, 0, 0.05],
      [0.9, 1.35, 0.22, 0, 0.27, 0, 0.05],
      [0.97, 1.62, 0.09, 0, 0.16, 0, 0.05],
      [1, 1.7, 0.02, 0, 0.1, 0, 0.05],
    ],
    T = K.map((r) => [r[0], r[1], r[2], rise(r[1]) + 0.05, rise(r[1]) + 0.05 + r[4], r[5], r[6]]);
  const M = () =>
      o.suede ? suede(c) : leather(c, { rough: 0.22, clear: 0.8, clearRough: 0.12, micro: null }),
    one = () =>
      shoe(T, c, {}, (g, f, N) => {
        g.add(mesh(surface(f, 240, 180, 0, 1, -1, 1, mouth(T)), M()));
        g.add(
          mesh(
            surface((t, s) => f(t, s).addScaledVector(N(t, s), -0.03), 160, 90, 0.02, 0.92, -1, 1, mouth(T)),
            leather('#e2c7a8', { rough: 0.6 }),
          ),
        );
        const rim = Array.from({ length: 91 }, (_, i) => {
            const t = 0.03 + (0.69 * i) / 90;
            return f(t, Math.max(0.001, spl(T, t)[4]));
          }),
          r2 = Array.from({ length: 91 }, (_, i) => {
            const t = 0.72 - (0.69 * i) / 90;
            return f(t, -Math.max(0.001, spl(T, t)[4]));
          });
        g.add(mesh(pipe([...rim, ...r2], 0.016, true, 10, 320), M()));
        g.add(
          mesh(
            surface(
              (t, s) => {
                const [x, w, y0, , , cz] = spl(T, t);
                return V(x, y0 + 0.06 - 0.02 * (1 - s * s), cz + s * w * 0.94);
              },
              120,
              20,
              0.0,
              0.8,
            ),
            leather('#e2c7a8', { rough: 0.55 }),
          ),
        );
        g.add(
          mesh(
            sole(
              T,
              [
                [0.03, 0],
                [0.0, 0],
                [-0.012, 0.5],
                [0.0, 1],
                [0.03, 1],
              ],
              (x) => rise(x) - 0.005,
              0.0,
              false,
            ),
            leather(o.sole ?? '#2b2320', { rough: 0.4 }),
          ),
        );
        g.add(
          mesh(
            surface(
              (t, s) => {
                const [x, w, , , , cz] = spl(T, t);
                return V(x, rise(x) + 0.004, cz + s * w * 0.98);
              },
              160,
              20,
            ),
            leather(o.sole ?? '#2b2320', { rough: 0.4 }),
          ),
        );
        const rows = [];
        for (let i = 0; i <= 30; i++) {
          const u = i / 30,
            y = 1.11 * (1 - u),
            r = 0.055 + 0.2 * (1 - u) ** 3.2,
            cx = -1.0 - 0.03 * u - 0.06 * Math.sin(u * 3),
            row = [];
          for (let k = 0; k < 36; k++) {
            const a = (k / 36) * 6.2832;
            row.push(V(cx + Math.cos(a) * r * (Math.cos(a) > 0 ? 0.85 : 1), y, Math.sin(a) * r * 1.05));
          }
          rows.push(row);
        }
        g.add(
          mesh(rowsGeo(rows, true, true), M()),
          mesh(cyl(0.055, 0.055, 0.05, 32), rubber('#1c1a1a'), [-1.03, 0.02, 0]),
        );
      });
  return pair(one, { dx: -0.5, ry: 0.22 });
}
