import * as THREE from 'three';
import { mesh, shade, V } from '../../geo.js';
import { pipe, strap } from '../../sweeps.js';
import { slab } from '../../solids.js';
import { rubber, leather, suede, cloth } from '../../materials.js';
import { surface, sole, outlinePts, spl } from '../../last.js';
import { shoe, mouth, pair } from './parts.js';

const CH = [
  [0, -1.38, 0.0, 0.42, 2.2, 0.0, 0],
  [0.04, -1.33, 0.3, 0.36, 2.25, 0.1, 0],
  [0.12, -1.14, 0.39, 0.33, 2.28, 0.5, 0],
  [0.28, -0.74, 0.42, 0.32, 2.26, 0.62, 0],
  [0.4, -0.38, 0.41, 0.32, 2.2, 0.5, 0.01],
  [0.455, -0.22, 0.41, 0.32, 1.9, 0.1, 0.015],
  [0.5, -0.08, 0.42, 0.32, 1.42, 0, 0.02],
  [0.58, 0.2, 0.46, 0.32, 1.04, 0, 0.035],
  [0.72, 0.7, 0.5, 0.33, 0.76, 0, 0.05],
  [0.86, 1.15, 0.455, 0.34, 0.6, 0, 0.06],
  [0.95, 1.4, 0.29, 0.36, 0.53, 0, 0.06],
  [1, 1.5, 0.07, 0.4, 0.48, 0, 0.06],
];

export function boot(c, o = {}) {
  const el = o.elastic ?? '#1d1c1d',
    M = (suedeOr) =>
      o.suede
        ? suede(c)
        : leather(c, { rough: 0.38, clear: 0.25, clearRough: 0.35, micro: ['leather', 40, 0.003, 0.08] });
  const one = () =>
    shoe(
      CH,
      c,
      {
        puff: (t, s) => {
          const cr =
            t > 0.44 && t < 0.66
              ? 0.012 *
                Math.sin(t * 150 + Math.abs(s) * 3) *
                Math.exp(-((t - 0.56) ** 2) / 0.004) *
                Math.max(0, 1 - Math.abs(s) * 1.1)
              : 0;
          return cr;
        },
      },
      (g, f, N) => {
        g.add(mesh(surface(f, 240, 180, 0, 1, -1, 1, mouth(CH)), M()));
        g.add(
          mesh(
            surface(
              (t, s) => f(t, s).addScaledVector(N(t, s), -0.045),
              110,
              90,
              0.02,
              0.47,
              -1,
              1,
              mouth(CH),
            ),
            suede(shade(c, 0.12)),
          ),
        );
        for (const s of [-1, 1]) {
          // the gore: from the rim to the ankle, narrower below, with a stitched edge
          const h = (u, v) => {
            const t = 0.275 + (u - 0.5) * (0.1 + 0.1 * v),
              top = spl(CH, t)[4] + 0.004,
              q = s * (top + (0.875 - top) * (1 - v));
            return f(t, q).addScaledVector(N(t, q), 0.012);
          };
          const gore = surface((u, v) => h(u, v * 0.5 + 0.5), 90, 60, 0, 1),
            edge = [];
          for (let i = 0; i <= 12; i++) edge.push(h(0, 1 - i / 12));
          for (let i = 1; i <= 8; i++) edge.push(h(i / 8, 0));
          for (let i = 1; i <= 12; i++) edge.push(h(1, i / 12));
          g.add(
            mesh(gore, cloth(el, { micro: ['rib', 15, 0.03, 0.45] })),
            mesh(pipe(edge, 0.014, false, 8, 160), M()),
          );
        }
        const rim = [];
        for (let i = 0; i <= 60; i++) {
          const t = 0.03 + (0.42 * i) / 60;
          rim.push(f(t, Math.max(0.001, spl(CH, t)[4])));
        }
        const r2 = Array.from({ length: 61 }, (_, i) => {
          const t = 0.45 - (0.42 * i) / 60;
          return f(t, -Math.max(0.001, spl(CH, t)[4]));
        });
        g.add(mesh(pipe([...rim, ...r2], 0.026, true, 12, 240), M()));
        g.add(
          mesh(
            strap(
              [
                [-1.3, 2.1, 0],
                [-1.38, 2.32, 0],
                [-1.36, 2.5, 0],
                [-1.26, 2.48, 0],
                [-1.2, 2.2, 0],
              ],
              [0, 0, 1],
              0.14,
              0.03,
            ),
            cloth(el),
          ),
        );
        const bt = (x) =>
          0.0 + (x > -0.55 ? 0.12 * Math.min(1, (x + 0.55) / 0.1) : 0) + 0.05 * Math.max(0, x - 0.9) ** 2;
        g.add(
          mesh(
            sole(
              CH,
              [
                [0.05, 0],
                [0, 0],
                [-0.03, 0.3],
                [-0.035, 0.9],
                [-0.02, 1.08],
                [0.04, 1.12],
              ],
              (x) => 0.19 + 0.06 * Math.max(0, x - 0.9) ** 2,
              0.03,
            ),
            rubber(o.sole ?? '#2a2522'),
          ),
        );
        const heelP = outlinePts(CH, 0.03).filter((p) => p.x < -0.52);
        heelP.push();
        const hs = new THREE.Shape();
        heelP.forEach((p, i) => (i ? hs.lineTo(p.x, p.z) : hs.moveTo(p.x, p.z)));
        g.add(mesh(slab(hs, 0.24, 0.02), rubber(o.sole ?? '#2a2522'), [0, 0.12, 0], [Math.PI / 2, 0, 0]));
        g.add(
          mesh(
            pipe(
              outlinePts(CH, 0.045).map((p) => V(p.x, p.y + 0.03, p.z)),
              0.014,
              true,
              8,
              260,
            ),
            cloth('#b08d62', { micro: ['weave', 20, 0.03, 0.5], mpos: true }),
          ),
        );
      },
    );
  return pair(one);
}
