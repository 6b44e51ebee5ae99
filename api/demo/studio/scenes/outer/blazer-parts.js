import * as THREE from 'three';
import { topPattern } from '../../top-pattern.js';
import { drape, shell, button } from '../../tailor.js';
import { Surface, toGeometry } from '../../garment.js';
import { neckLoop, shirtCollar } from '../../collars.js';
import { weave, mat } from '../../materials.js';
import { mesh, group, V } from '../../geo.js';
import { bowTie, necktie } from './neckwear.js';

// ---- tailoring ---------------------------------------------------------------------
export function shirtFront(c, tie, o) {
  // shirt seen in the V of a jacket
  const p = topPattern({ s: 1.2, cuff: 1.7, ang: 40, w: 2.36, len: 6.6, nd: 0.5, nw: 0.7, arm: 2.5 }),
    m = drape('underShirt', p, { arm0: 50, arm1: 14 }, { flat: false, bend: 0.12, h: 0.15, thick: 0.02 }),
    g = group(),
    F = new Surface(m, 0),
    W = weave(c, { micro: ['weave', 60, 0.002, 0.1] });
  const keep = [];
  for (let t = 0; t < m.panel.length; t++) {
    const ok = [0, 1, 2].every((e) => {
      const i = m.tri[3 * t + e],
        x = Math.abs(m.uv[2 * i]),
        y = m.uv[2 * i + 1];
      return m.panel[t] === 1
        ? y > -0.9 && x < 1.0
        : y > -(o.vd ?? 3.3) - 0.1 && x < 0.86 * Math.max(0, 1 + y / (o.vd ?? 3.3)) + 0.8;
    });
    if (ok) keep.push(t);
  }
  const mm = {
    pos: m.pos,
    uv: m.uv,
    tri: Uint32Array.from(keep.flatMap((t) => [m.tri[3 * t], m.tri[3 * t + 1], m.tri[3 * t + 2]])),
    panel: Uint8Array.from(keep.map(() => 0)),
  };
  g.add(mesh(toGeometry(mm), W));
  const { l } = { l: neckLoop(shell(m, [W, W], { rims: false }).loops) };
  g.add(mesh(shirtCollar(l, { h: 0.36, fall: 0.5, point: 0.4 }), W));
  if (tie) g.add(...necktie(F, tie));
  if (o.bow) g.add(...bowTie(F, o.bow));
  for (let i = 0; i < 4; i++)
    if (!tie)
      g.add(
        button(
          F,
          0,
          -0.95 - i * 0.75,
          o.bow ? mat('#15151a', { rough: 0.2, clear: 1 }) : mat('#efe9dd', { clear: 1 }),
          0.05,
          0.03,
        ),
      );
  return g;
}

export function collarBack(l) {
  const P = l.p.filter((q) => q.z < 0.35 && q.y > l.c.y + 0.2);
  const n = 60,
    c = V(0, 0, 0);
  const ring = P.slice().sort((a, b) => Math.atan2(a.x, -a.z - 0.2) - Math.atan2(b.x, -b.z - 0.2));
  const rows = [
    [-0.02, 0.0],
    [0.2, -0.02],
    [0.34, -0.0],
    [0.38, 0.06],
    [0.28, 0.14],
    [0.05, 0.2],
    [-0.14, 0.22],
  ].map(([u, r]) =>
    ring.map((q, i) => {
      const k = Math.min(1, Math.min(i, ring.length - 1 - i) / (ring.length * 0.34));
      const rise = k * k * (3 - 2 * k);
      return q
        .clone()
        .add(
          V(q.x, 0, q.z + 0.1)
            .normalize()
            .multiplyScalar(r * (0.3 + 0.7 * rise)),
        )
        .add(V(0, u * (0.18 + 0.82 * rise), 0));
    }),
  );
  const pos = [],
    uv = [],
    idx = [],
    w = ring.length;
  rows.forEach((row, j) =>
    row.forEach((q, i) => {
      pos.push(q.x, q.y, q.z);
      uv.push(i * 0.05, j * 0.1);
      if (j && i) {
        const a = (j - 1) * w + i - 1;
        idx.push(a, a + 1, a + w + 1, a, a + w + 1, a + w);
      }
    }),
  );
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(idx);
  g.computeVertexNormals();
  return g;
}
