import * as THREE from 'three';
import { mesh, group, box, V, ball } from '../../geo.js';
import { pipe, rowsGeo } from '../../sweeps.js';
import { mat, gloss, metal, glass } from '../../materials.js';
import { lensShape, wrap } from './glasses-parts.js';

// face curve of the front
export function glasses(c, o = {}) {
  const kind = o.shape ?? 'round',
    wire = o.wire,
    g = new THREE.Group(),
    tort = o.tortoise,
    M = wire
      ? metal(c, { rough: 0.18 })
      : gloss(c, {
          rough: 0.2,
          clearRough: 0.08,
          ...(tort ? { micro: ['fleece', 9, 0, 1.5], mpos: true } : {}),
        }),
    off = o.off ?? 0.325,
    lens = o.lens ?? '#2a2e33',
    depth = wire ? 0.03 : 0.095,
    fr = wire ? 0.012 : (o.frame ?? 0.042);
  for (const s of [-1, 1]) {
    const P = lensShape(kind, s),
      N = P.length,
      rows = P.map(([x, y], i) => {
        const [ax, ay] = P[(i + N - 1) % N],
          [bx, by] = P[(i + 1) % N],
          tx = bx - ax,
          ty = by - ay,
          l = Math.hypot(tx, ty),
          nx = ty / l,
          ny = -tx / l,
          th = fr * (wire ? 1 : 1 + 0.35 * Math.max(0, ny)),
          row = [];
        for (let k = 0; k < 20; k++) {
          const a = (k / 20) * 6.2832,
            u = Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.55 * th,
            w = (Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.55 * depth) / 2;
          row.push(wrap(s * off + x + nx * (u + fr * 0.5), y + ny * (u + fr * 0.5), w));
        }
        return row;
      });
    rows.push(rows[0].map((p) => p.clone()));
    g.add(mesh(rowsGeo(rows, true), M));
    const L = [],
      I = [],
      n = 14;
    L.push(...wrap(s * off, 0, 0.008).toArray());
    for (let r = 1; r <= n; r++)
      for (const [x, y] of P) {
        const k = (r / n) * 1.01,
          p = wrap(s * off + x * k, y * k, 0.012 * (1 - k * k));
        L.push(p.x, p.y, p.z);
      }
    for (let i = 0; i < N; i++) {
      const j = (i + 1) % N;
      I.push(0, 1 + i, 1 + j);
      for (let r = 0; r < n - 1; r++) {
        const a = 1 + r * N;
        I.push(a + i, a + N + i, a + N + j, a + i, a + N + j, a + j);
      }
    }
    const lg = new THREE.BufferGeometry();
    lg.setAttribute('position', new THREE.Float32BufferAttribute(L, 3));
    lg.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((L.length / 3) * 2), 2));
    lg.setIndex(I);
    lg.computeVertexNormals();
    const lm = mesh(
      lg,
      mat(lens, {
        rough: 0.04,
        opacity: o.clear ? 0.1 : 0.86,
        clear: 1,
        clearRough: 0.02,
        metal: o.mirror ? 0.8 : 0,
        iri: o.mirror ? 0.6 : 0,
      }),
    );
    lm.userData.noShadow = !!o.clear;
    g.add(lm);
    const ex = s * (off + (kind === 'aviator' ? 0.265 : 0.28)),
      ey = o.hinge ?? 0.1,
      ez = wrap(ex, 0).z;
    g.add(
      mesh(
        box(wire ? 0.03 : 0.075, wire ? 0.03 : 0.11, 0.09, 0.015),
        M,
        [ex + s * 0.02, ey, ez - 0.02],
        [0, s * 0.25, 0],
      ),
    );
    g.add(mesh(box(0.02, 0.05, 0.03, 0.006), metal('#c9b27c'), [ex + s * 0.03, ey, ez - 0.075]));
    const x1 = ex + s * 0.045,
      pts = [
        [x1, ey, ez - 0.05],
        [x1 + s * 0.02, ey + 0.01, ez - 0.5],
        [x1 + s * 0.0, ey, ez - 1.0],
        [x1 - s * 0.03, ey - 0.08, ez - 1.28],
        [x1 - s * 0.06, ey - 0.27, ez - 1.46],
      ].map((p) => V(...p)),
      cv = new THREE.CatmullRomCurve3(pts),
      tr = [];
    for (let i = 0; i <= 70; i++) {
      const t = i / 70,
        p = cv.getPoint(t),
        h = wire ? (t > 0.72 ? 0.03 : 0.011) : 0.052 - 0.018 * Math.sin(t * 3.1) + 0.008 * t,
        w = wire ? (t > 0.72 ? 0.02 : 0.011) : 0.024,
        row = [];
      for (let k = 0; k < 20; k++) {
        const a = (k / 20) * 6.2832;
        row.push(
          V(
            p.x + Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.6 * w,
            p.y + Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6 * h,
            p.z,
          ),
        );
      }
      tr.push(row);
    }
    g.add(mesh(rowsGeo(tr, true, true), M));
    for (const q of [1])
      g.add(
        mesh(
          ball(0.035, 32, 20),
          glass('#f6f1e8', { opacity: 0.5 }),
          [s * 0.085, -0.06, -0.07],
          [0, s * -0.5, s * 0.25],
          [0.45, 1.2, 0.7],
        ),
      );
    if (wire)
      g.add(
        mesh(
          pipe(
            [
              [s * 0.1, 0.06, 0],
              [s * 0.07, 0.02, -0.05],
              [s * 0.08, -0.04, -0.07],
            ],
            0.007,
          ),
          M,
        ),
      );
  }
  if (wire) {
    g.add(
      mesh(
        pipe(
          [
            [-0.11, 0.05, -0.002],
            [0, 0.085, 0.02],
            [0.11, 0.05, -0.002],
          ],
          0.013,
        ),
        M,
      ),
    );
    if (kind === 'aviator')
      g.add(
        mesh(
          pipe(
            [
              [-0.2, 0.175, -0.01],
              [0, 0.185, 0.0],
              [0.2, 0.175, -0.01],
            ],
            0.012,
          ),
          M,
        ),
      );
  } else
    g.add(
      mesh(
        pipe(
          [
            [-0.12, 0.03, -0.0],
            [-0.05, 0.075, 0.012],
            [0, 0.085, 0.016],
            [0.05, 0.075, 0.012],
            [0.12, 0.03, 0],
          ],
          0.036,
        ),
        M,
      ),
    );
  g.rotation.x = 0.08;
  g.scale.setScalar(4.5);
  return group(g);
}
