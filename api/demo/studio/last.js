// Shoe last: cross sections along the foot, shared by sneakers, boots and heels.
import * as THREE from 'three';
import { V } from './geo.js';
import { rowsGeo } from './sweeps.js';
export const lerpT = (T, t) => {
  let i = 0;
  while (i < T.length - 2 && T[i + 1][0] < t) i++;
  const [a, b] = [T[i], T[i + 1]];
  let u = Math.max(0, Math.min(1, (t - a[0]) / (b[0] - a[0])));
  u = u * u * (3 - 2 * u) * 0.6 + u * 0.4;
  return a.slice(1).map((v, k) => v + (b[k + 1] - v) * u);
};
// spline through table values (Catmull-Rom) for smoother profiles
export const spl = (T, t) => {
  const n = T.length;
  let i = 0;
  while (i < n - 2 && T[i + 1][0] < t) i++;
  const p = (k) => T[Math.max(0, Math.min(n - 1, k))],
    a = p(i - 1),
    b = p(i),
    c = p(i + 1),
    d = p(i + 2),
    u = Math.max(0, Math.min(1, (t - b[0]) / (c[0] - b[0]))),
    h = c[0] - b[0];
  return b.slice(1).map((_, k) => {
    const q = k + 1,
      m1 = c[0] === a[0] ? 0 : ((c[q] - a[q]) / (c[0] - a[0])) * h,
      m2 = d[0] === b[0] ? 0 : ((d[q] - b[q]) / (d[0] - b[0])) * h,
      u2 = u * u,
      u3 = u2 * u;
    return (2 * u3 - 3 * u2 + 1) * b[q] + (u3 - 2 * u2 + u) * m1 + (-2 * u3 + 3 * u2) * c[q] + (u3 - u2) * m2;
  });
};

// table rows: [t, x, halfWidth, bottomY, topY, openHalfAngle(0..1 of the section), centreZ]
// returns function(t, s) -> point, s in [-1,1] from the outer sole edge over the top to the inner sole edge
export const section =
  (T, o = {}) =>
  (t, s) => {
    const [x, w, y0, y1, open = 0, cz = 0] = spl(T, t),
      a = Math.sign(s) * (Math.abs(s) * (1 - 0)),
      lim = 1 - Math.max(0, open),
      q = s * 1; // open cuts the top
    const e = o.e ?? 0.82,
      ang = (Math.PI / 2) * (1 - Math.abs(q)); // 0 at sole edge .. 90deg at top
    const k = Math.abs(q) < 1 - lim ? 1 - lim : Math.abs(q),
      an = (Math.PI / 2) * (1 - k),
      cy =
        (Math.max(0, Math.sin(an)) / Math.max(0.05, Math.sin((Math.PI / 2) * (1 - Math.max(0, open))))) ** e,
      cx = Math.max(0, Math.cos(an)) ** (o.ex ?? 0.62),
      bulge = 1 + 0.08 * Math.sin(an * 2) * (o.bulge ?? 1);
    return V(x, y0 + (y1 - y0) * cy, cz + Math.sign(q || 1) * w * cx * bulge);
  };
export function surface(f, nt, ns, t0 = 0, t1 = 1, s0 = -1, s1 = 1, hole) {
  nt = Math.max(16, Math.round(nt * 0.55));
  ns = Math.max(8, Math.round(ns * 0.55));
  const pos = [],
    uv = [],
    idx = [];
  for (let i = 0; i <= nt; i++)
    for (let j = 0; j <= ns; j++) {
      const t = t0 + ((t1 - t0) * i) / nt,
        s = s0 + ((s1 - s0) * j) / ns,
        p = f(t, s);
      pos.push(p.x, p.y, p.z);
      uv.push(t, s * 0.5 + 0.5);
    }
  for (let i = 0; i < nt; i++)
    for (let j = 0; j < ns; j++) {
      if (hole?.(t0 + ((t1 - t0) * (i + 0.5)) / nt, s0 + ((s1 - s0) * (j + 0.5)) / ns)) continue;
      const a = i * (ns + 1) + j,
        b = a + 1,
        c = a + ns + 1,
        d = c + 1;
      idx.push(a, b, d, a, d, c);
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(idx);
  g.computeVertexNormals();
  return g;
}
// closed outline of the sole at the section edges, grown by `grow`
export function outlinePts(T, grow = 0.04, n = 60) {
  const L = [],
    R = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      [x, w, y0, , , cz = 0] = spl(T, t);
    L.push(V(x, y0, cz + w));
    R.push(V(x, y0, cz - w));
  }
  const P = [...L, ...R.reverse()],
    m = P.length;
  let c = P.map((p, i) => {
    const a = P[(i + m - 1) % m],
      b = P[(i + 1) % m],
      tx = b.x - a.x,
      tz = b.z - a.z,
      l = Math.hypot(tx, tz) || 1;
    return V(p.x - (tz / l) * -grow * -1 * -1, p.y, p.z + (tx / l) * -grow * -1 * -1);
  });
  const area = P.reduce((s, p, i) => {
      const q = P[(i + 1) % m];
      return s + p.x * q.z - q.x * p.z;
    }, 0),
    cc = P.reduce((s, p) => s.add(p), V(0, 0, 0)).divideScalar(m);
  c = P.map((p, i) => {
    const a = P[(i + m - 2) % m],
      b = P[(i + 2) % m],
      tx = b.x - a.x,
      tz = b.z - a.z,
      l = Math.hypot(tx, tz) || 1,
      sg = area > 0 ? 1 : -1;
    return V(p.x + (tz / l) * grow * sg, p.y, p.z - (tx / l) * grow * sg);
  });
  for (let s = 0; s < 2; s++)
    c = c.map((p, i) =>
      p
        .clone()
        .multiplyScalar(0.5)
        .addScaledVector(c[(i + 1) % m], 0.25)
        .addScaledVector(c[(i + m - 1) % m], 0.25),
    );
  return c;
}
// sole body: rings from bottom to top following the outline; prof: [[inset, yOffset], ...]; bottomY(x) curve
export function sole(T, prof, bottom, topGrow = 0, caps = true) {
  const rows = prof.map(([inset, k]) =>
    outlinePts(T, topGrow - inset).map((p) => {
      const b = bottom(p.x);
      return V(p.x, b + (p.y + 0.02 - b) * k, p.z);
    }),
  );
  return rowsGeo(rows, true, caps);
}
