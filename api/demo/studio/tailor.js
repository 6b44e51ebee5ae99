import { sew } from './sewing.js';
import { simulate } from './solver.js';
import { Body } from './body.js';
import { layFlat } from './flat.js';
import { toGeometry, refine } from './garment.js';
import { loops, rim } from './edges.js';
import { mesh, group, V } from './geo.js';
import { lathe } from './solids.js';
import { pipe } from './sweeps.js';

const cache = {};

export const memo = (k, f) => (cache[k] ??= f());

// the shoulder seams next to the neck stay pinned on the mannequin
export const drape = (key, p, body, o = {}) =>
  memo(key, () => {
    const t = performance.now(),
      m = sew(p.front, p.back, o.h ?? 0.13);
    if (o.flat?.still)
      for (let i = 2; i < m.pos.length; i += 3) m.pos[i] = m.pos[i] > 0 ? 0.26 : m.pos[i] < 0 ? 0.02 : 0.1;
    else
      simulate(m, {
        body: new Body(body),
        steps: 150,
        iterations: 10,
        bend: 0.05,
        init: p.nw
          ? (mm, inv) => {
              for (let i = 0; i < inv.length; i++) {
                const x = Math.abs(mm.uv[2 * i]);
                if (mm.pos[3 * i + 2] === 0 && x > p.nw - 0.08 && x < p.nw + 0.5 && mm.uv[2 * i + 1] > -0.5) {
                  inv[i] = 0;
                  mm.pos[3 * i] *= 0.985;
                  mm.pos[3 * i + 1] += 0.03;
                }
              }
            }
          : null,
        ...o,
      });
    const n = m.pos.length / 3,
      r = refine(m, o.refine ?? 1, o.smooth ?? 0.3, o.flat?.still);
    if (o.flat !== false)
      layFlat(r, { key, ...(o.flat?.still ? { depth: 1, folds: 1, widen: 1 } : {}), ...o.flat });
    if (o.displace) displace(r, o.displace);
    console.log('drape', key.slice(0, 40), n, Math.round(performance.now() - t));
    return r;
  });

export function displace(m, f) {
  const N = toGeometry(m).attributes.normal.array;
  for (let i = 0; i < m.pos.length / 3; i++) {
    const d = f(m.uv[2 * i], m.uv[2 * i + 1], m.pos[3 * i + 2] >= 0 ? 0 : 1);
    for (let q = 0; q < 3; q++) m.pos[3 * i + q] += N[3 * i + q] * d;
  }
  return m;
}

export function shell(m, mats, o = {}) {
  const g = group(mesh(toGeometry(m), 0));
  g.children[0].material = mats;
  const ls = loops(m);
  if (o.rims !== false) for (const l of ls) g.add(mesh(rim(m, l, o.r ?? 0.03), o.rimMat ?? mats[0]));
  g.userData = { plane: 'wall', wallGap: 0.02 };
  g.loops = ls;
  return g;
}

export const button = (S, x, y, m, r = 0.065, off = 0.05) => {
  const p = S.at(x, y, off),
    q = S.at(x, y, off + 0.1),
    b = mesh(
      lathe(
        [
          [0, 0],
          [r, 0, 0.01],
          [r, 0.028, 0.012],
          [r * 0.72, 0.034, 0.01],
          [r * 0.62, 0.02],
          [0, 0.02],
        ],
        40,
      ),
      m,
    );
  b.position.copy(p);
  b.quaternion.setFromUnitVectors(V(0, 1, 0), q.sub(p).normalize());
  return b;
};

export const cord = (S, pts, r, m, off = 0.02) => mesh(pipe(S.line(pts, off, 0.12), r, false, 8), m);
