import * as THREE from 'three';
import { V } from './geo.js';

export const pipe = (pts, r, closed = false, seg = 12, n) =>
  new THREE.TubeGeometry(
    new THREE.CatmullRomCurve3(
      pts.map((p) => (p.isVector3 ? p : V(...p))),
      closed,
      'centripetal',
    ),
    Math.round((n ?? Math.max(40, pts.length * 8)) * 0.55) + 8,
    r,
    Math.min(seg, 8),
    closed,
  );

// flat strap along a path: width w across `side`, thickness t
export function strap(pts, side, w, t, n = 120, closed = false) {
  n = Math.round(n * 0.6);
  const c = new THREE.CatmullRomCurve3(
      pts.map((p) => V(...p)),
      closed,
      'centripetal',
    ),
    P = c.getSpacedPoints(n),
    rows = [],
    rr = Math.min(w, t) * 0.45;
  P.forEach((p, i) => {
    const T = P[Math.min(n, i + 1)]
        .clone()
        .sub(P[Math.max(0, i - 1)])
        .normalize(),
      B = (typeof side === 'function' ? side(i / n) : V(...side)).clone();
    B.addScaledVector(T, -B.dot(T)).normalize();
    const N = T.clone().cross(B),
      row = [];
    for (let k = 0; k < 16; k++) {
      const a = ((k + 0.5) / 16) * 6.28318,
        cx = Math.cos(a),
        cy = Math.sin(a),
        x = (Math.sign(cx) * Math.abs(cx) ** 0.35 * w) / 2,
        y = (Math.sign(cy) * Math.abs(cy) ** 0.6 * t) / 2;
      row.push(p.clone().addScaledVector(B, x).addScaledVector(N, y));
    }
    rows.push(row);
  });
  return rowsGeo(rows, true, !closed);
}

export function rowsGeo(rows, closed = true, caps = false) {
  const n = rows[0].length,
    w = closed ? n + 1 : n,
    pos = [],
    uv = [],
    idx = [];
  let v = 0;
  rows.forEach((r, j) => {
    if (j) v += r[0].distanceTo(rows[j - 1][0]);
    let u = 0;
    for (let i = 0; i < w; i++) {
      const p = r[i % n];
      if (i) u += p.distanceTo(r[(i - 1) % n]);
      pos.push(p.x, p.y, p.z);
      uv.push(u, v);
    }
  });
  for (let j = 0; j < rows.length - 1; j++)
    for (let i = 0; i < w - 1; i++) {
      const a = j * w + i,
        b = a + 1,
        c = a + w,
        d = c + 1;
      idx.push(a, d, b, a, c, d);
    }
  if (caps)
    for (const [j, f] of [
      [0, 1],
      [rows.length - 1, 0],
    ]) {
      const c = rows[j].reduce((a, b) => a.add(b), V(0, 0, 0)).divideScalar(n),
        k = pos.length / 3;
      pos.push(c.x, c.y, c.z);
      uv.push(0, 0);
      for (let i = 0; i < n; i++) {
        const a = j * w + i,
          b = j * w + ((i + 1) % (closed ? w : n));
        f ? idx.push(k, a, b) : idx.push(k, b, a);
      }
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(idx);
  g.computeVertexNormals();
  if (closed) {
    const N = g.attributes.normal;
    for (let j = 0; j < rows.length; j++) {
      const a = j * w,
        b = a + n,
        x = N.getX(a) + N.getX(b),
        y = N.getY(a) + N.getY(b),
        z = N.getZ(a) + N.getZ(b),
        l = Math.hypot(x, y, z) || 1;
      N.setXYZ(a, x / l, y / l, z / l);
      N.setXYZ(b, x / l, y / l, z / l);
    }
  }
  return g;
}
