import * as THREE from 'three';
import { mesh, torus, shade, V } from '../../geo.js';
import { pipe, strap } from '../../sweeps.js';
import { mat, metal, rubber, leather, suede, weave, cloth, jersey } from '../../materials.js';
import { surface, sole, outlinePts, spl } from '../../last.js';
import { shoe, mouth, pair } from './parts.js';
import { LOW, C2 } from './sneaker-parts.js';

export function sneaker(c, o = {}) {
  const accent = o.accent ?? shade(c, -0.18),
    soleC = o.sole ?? '#f5f3ee',
    runner = o.runner;
  const line = (x, pts, w, col) => {
      x.strokeStyle = col;
      x.lineWidth = w;
      x.lineJoin = 'round';
      x.beginPath();
      pts.forEach(([u, v], i) => (i ? x.lineTo(u, v) : x.moveTo(u, v)));
      x.stroke();
    },
    quad = (x, pts, col) => {
      x.fillStyle = col;
      x.beginPath();
      pts.forEach(([u, v], i) => (i ? x.lineTo(u, v) : x.moveTo(u, v)));
      x.fill();
    };
  // canvas u = t (heel 0 to toe 1), canvas y = 1 - v ; v=.5 top centre, 0/1 sole edges
  const pieces = (x, bump) => {
    for (const m of [0, 1]) {
      x.save();
      if (m) {
        x.translate(0, 1);
        x.scale(1, -1);
      }
      const hi = bump ? '#d8d8d8' : null,
        st = bump ? '#4a4a4a' : 'rgba(0,0,0,.28)',
        A = bump ? '#dcdcdc' : accent,
        B2 = bump ? '#c4c4c4' : shade(c, -0.05);
      if (runner) {
        quad(
          x,
          [
            [0.2, 0],
            [0.34, 0.3],
            [0.42, 0.36],
            [0.47, 0.34],
            [0.38, 0.2],
            [0.52, 0.0],
          ],
          A,
        );
        quad(
          x,
          [
            [0.44, 0],
            [0.54, 0.33],
            [0.6, 0.36],
            [0.55, 0],
          ],
          bump ? '#c8c8c8' : shade(accent, 0.12),
        );
        quad(
          x,
          [
            [0.88, 0],
            [0.9, 0.5],
            [1, 0.5],
            [1, 0],
          ],
          B2,
        );
        quad(
          x,
          [
            [0, 0],
            [0, 0.5],
            [0.06, 0.5],
            [0.2, 0.16],
            [0.22, 0],
          ],
          A,
        );
        for (let i = 0; i < 26; i++)
          for (let j = 0; j < 6; j++)
            if (bump) {
              x.fillStyle = '#606060';
              x.beginPath();
              x.ellipse(0.62 + i * 0.0105 + (j % 2) * 0.005, 0.05 + j * 0.075, 0.0028, 0.018, 0, 0, 7);
              x.fill();
            }
      } else {
        quad(
          x,
          [
            [0, 0],
            [0, 0.5],
            [0.07, 0.5],
            [0.13, 0.34],
            [0.24, 0.24],
            [0.26, 0],
          ],
          A,
        );
        line(
          x,
          [
            [0.245, 0],
            [0.23, 0.235],
            [0.125, 0.33],
            [0.065, 0.5],
          ],
          0.004,
          st,
        );
        quad(
          x,
          [
            [0.42, 0.06],
            [0.46, 0.36],
            [0.5, 0.4],
            [0.6, 0.42],
            [0.62, 0.36],
            [0.55, 0.2],
            [0.5, 0.0],
            [0.42, 0],
          ],
          B2,
        );
        line(
          x,
          [
            [0.425, 0.02],
            [0.465, 0.35],
            [0.505, 0.385],
            [0.6, 0.405],
          ],
          0.004,
          st,
        );
        line(
          x,
          [
            [0.43, 0.02],
            [0.475, 0.34],
            [0.51, 0.37],
            [0.6, 0.39],
          ],
          0.002,
          st,
        );
        quad(
          x,
          [
            [0.76, 0],
            [0.74, 0.24],
            [0.79, 0.5],
            [1, 0.5],
            [1, 0],
          ],
          bump ? '#cfcfcf' : shade(c, -0.03),
        );
        line(
          x,
          [
            [0.76, 0],
            [0.74, 0.24],
            [0.79, 0.5],
          ],
          0.004,
          st,
        );
        line(
          x,
          [
            [0.77, 0],
            [0.75, 0.24],
            [0.8, 0.5],
          ],
          0.002,
          st,
        );
        if (bump || o.dots !== false)
          for (let i = 0; i < 5; i++)
            for (let j = 0; j < 4; j++) {
              x.fillStyle = bump ? '#202020' : 'rgba(0,0,0,.5)';
              x.beginPath();
              x.ellipse(0.835 + i * 0.02, 0.34 + j * 0.045, 0.0024, 0.009, 0, 0, 7);
              x.fill();
            }
        quad(
          x,
          [
            [0.27, 0.06],
            [0.36, 0.3],
            [0.385, 0.28],
            [0.31, 0.06],
          ],
          bump ? '#d0d0d0' : accent,
        );
      }
      x.restore();
    }
  };
  const one = () =>
    shoe(
      LOW,
      c,
      {
        puff: (t, s) =>
          t < 0.42 && Math.abs(s) < 0.8
            ? 0.035 *
              Math.sin(Math.min(1, (0.42 - t) / 0.1) * 1.57) *
              Math.exp(-((Math.abs(s) - spl(LOW, t)[4] - 0.06) ** 2) / 0.006)
            : 0,
      },
      (g, f, N) => {
        const map = C2(2048, 1024, c, (x) => pieces(x, false)),
          bump = C2(2048, 1024, '#808080', (x) => pieces(x, true), true),
          M = o.knit
            ? jersey(c, { map, bump, bumpScale: 0.04, micro: ['weave', 60, 0.008, 0.25], mpos: true })
            : leather(c, { map, bump, bumpScale: 0.045, rough: 0.5, micro: ['leather', 48, 0.003, 0.05] });
        g.add(mesh(surface(f, 220, 180, 0, 1, -1, 1, mouth(LOW)), M));
        const lining = cloth(shade(c, c > '#8' ? -0.1 : 0.1));
        g.add(
          mesh(
            surface((t, s) => f(t, s).addScaledVector(N(t, s), -0.05), 110, 90, 0.02, 0.5, -1, 1, mouth(LOW)),
            lining,
          ),
        );
        const rim = [];
        for (let i = 0; i <= 60; i++) {
          const t = 0.035 + (0.45 * i) / 60;
          rim.push(f(t, Math.max(0.001, spl(LOW, t)[4])));
        }
        const rim2 = rim
          .map((p) => p.clone())
          .reverse()
          .map((p, i) => {
            const t = 0.035 + (0.45 * (60 - i)) / 60;
            return f(t, -Math.max(0.001, spl(LOW, t)[4]));
          });
        g.add(mesh(pipe([...rim, ...rim2], 0.034, true, 14, 240), suede(accent)));
        g.add(
          mesh(
            surface(
              (t, s) => {
                const w = 0.2 * (1 - 0.25 * t);
                return V(0.38 - t * 0.5, 0.87 + t * 0.4 - s * s * 0.05, 0.03 + s * w);
              },
              40,
              24,
              0,
              1,
              -1,
              1,
            ),
            M.clone ? suede(shade(c, -0.03)) : M,
          ),
        );
        g.add(
          mesh(
            pipe(
              Array.from({ length: 15 }, (_, i) => {
                const s = -1 + i / 7;
                return [-0.12, 1.27 - s * s * 0.05, 0.03 + s * 0.15];
              }),
              0.03,
            ),
            suede(accent),
          ),
        );
        const lm = weave(o.lace ?? '#fbfaf7', { micro: ['weave', 90, 0.006, 0.3], mpos: true }),
          P = (k, s) => {
            const t = 0.6 - k * 0.034,
              q = f(t, s * (0.2 + k * 0.012));
            return q.addScaledVector(N(t, s * 0.2), 0.028);
          };
        for (let k = 0; k < 6; k++) {
          const a = P(k, 1),
            b = P(k, -1),
            m1 = a.clone().lerp(b, 0.5);
          m1.y += 0.05;
          g.add(
            mesh(
              strap(
                [a.clone().add(V(0, -0.03, 0.012)), a, m1, b, b.clone().add(V(0, -0.03, -0.012))].map((p) =>
                  p.toArray(),
                ),
                [1, 0.5, 0],
                0.075,
                0.026,
                40,
              ),
              lm,
            ),
          );
          for (const q of [a, b])
            g.add(
              mesh(torus(0.026, 0.009, 6.2832, 8, 20), metal('#c8cace'), q.toArray(), [
                Math.PI / 2 - 0.5,
                0,
                0,
              ]),
            );
          if (k < 5) {
            const d = P(k + 1, -1),
              e2 = P(k + 1, 1);
          }
        }
        const top = P(5, 0);
        for (const s of [-1, 1]) {
          g.add(
            mesh(
              pipe(
                [
                  [top.x, top.y + 0.06, 0.03],
                  [top.x + 0.06, top.y + 0.12, 0.03 + s * 0.12],
                  [top.x + 0.1, top.y + 0.06, 0.03 + s * 0.26],
                  [top.x + 0.06, top.y - 0.0, 0.03 + s * 0.2],
                  [top.x, top.y + 0.05, 0.03 + s * 0.04],
                ],
                0.02,
                false,
                10,
              ),
              lm,
            ),
          );
          g.add(
            mesh(
              pipe(
                [
                  [top.x, top.y + 0.06, 0.03],
                  [top.x + 0.1, top.y + 0.07, 0.03 + s * 0.1],
                  [top.x + 0.2, top.y - 0.08, 0.03 + s * 0.3],
                  [top.x + 0.2, top.y - 0.24, 0.03 + s * 0.4],
                ],
                0.018,
                false,
                10,
              ),
              lm,
            ),
          );
        }
        g.add(mesh(new THREE.SphereGeometry(0.045, 24, 16), lm, [top.x, top.y + 0.06, 0.03]));
        const bt = (x) =>
          (runner ? 0.04 : 0.1) + 0.05 * Math.max(0, x - 0.9) ** 2 * 2 + 0.02 * Math.max(0, -1.1 - x);
        if (runner) {
          g.add(
            mesh(
              sole(
                LOW,
                [
                  [0.06, 0],
                  [-0.02, 0.02],
                  [-0.05, 0.16],
                  [-0.04, 0.45],
                  [-0.085, 0.7],
                  [-0.03, 0.98],
                  [0.02, 1.14],
                  [0.08, 1.16],
                ],
                (x) => bt(x) + 0.05,
                0.03,
              ),
              mat(soleC, { rough: 0.7, micro: ['fleece', 50, 0.004, 0.05], mpos: true }),
            ),
          );
          g.add(
            mesh(
              sole(
                LOW,
                [
                  [0.06, 0],
                  [0, 0],
                  [-0.02, 0.1],
                  [0.0, 0.22],
                  [0.08, 0.22],
                ],
                bt,
                0.03,
              ),
              rubber(accent),
            ),
          );
        } else
          (g.add(
            mesh(
              sole(
                LOW,
                [
                  [0.05, 0],
                  [0.0, 0.0],
                  [-0.02, 0.06],
                  [-0.022, 0.5],
                  [-0.022, 0.96],
                  [-0.01, 1.1],
                  [0.03, 1.16],
                  [0.09, 1.16],
                ],
                bt,
                0.035,
              ),
              rubber(soleC),
            ),
          ),
            g.add(
              mesh(
                pipe(
                  outlinePts(LOW, 0.062).map((p) => V(p.x, bt(p.x) + (p.y - bt(p.x)) * 0.84, p.z)),
                  0.011,
                  true,
                  8,
                  260,
                ),
                rubber(o.stripe ?? shade(soleC, -0.1)),
              ),
            ));
      },
    );
  return pair(one);
}
