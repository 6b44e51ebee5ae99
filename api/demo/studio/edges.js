import * as THREE from 'three';

// ---- open edges ---------------------------------------------------------------
export function loops(m) {
  const n = m.pos.length / 3,
    E = new Map();
  for (let t = 0; t < m.tri.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const a = m.tri[t + e],
        b = m.tri[t + ((e + 1) % 3)],
        k = a < b ? a * n + b : b * n + a;
      E.has(k) ? E.set(k, null) : E.set(k, [a, b]);
    }
  const nx = new Map();
  for (const v of E.values()) if (v) nx.set(v[0], v[1]);
  const out = [];
  while (nx.size) {
    const s = nx.keys().next().value,
      l = [];
    let k = s;
    while (nx.has(k)) {
      l.push(k);
      const t = nx.get(k);
      nx.delete(k);
      k = t;
    }
    if (l.length > 8) out.push(l);
  }
  return out.map((l) => {
    const p = l.map((i) => new THREE.Vector3(m.pos[3 * i], m.pos[3 * i + 1], m.pos[3 * i + 2])),
      c = p.reduce((a, b) => a.add(b), new THREE.Vector3()).divideScalar(p.length);
    return { idx: l, p, c, uv: l.map((i) => [m.uv[2 * i], m.uv[2 * i + 1]]) };
  });
}

export function resample(p, n, closed = true) {
  const L = [0];
  const q = closed ? [...p, p[0]] : p;
  for (let i = 1; i < q.length; i++) L.push(L[i - 1] + q[i].distanceTo(q[i - 1]));
  const T = L[L.length - 1],
    out = [];
  let k = 0;
  for (let i = 0; i < n; i++) {
    const t = (T * i) / (closed ? n : n - 1);
    while (k < L.length - 2 && L[k + 1] < t) k++;
    out.push(q[k].clone().lerp(q[k + 1], (t - L[k]) / (L[k + 1] - L[k] || 1)));
  }
  return out;
}

export function blur(p, times = 2, closed = true) {
  for (let s = 0; s < times; s++)
    p = p.map((v, i) => {
      const n = p.length;
      if (!closed && (i === 0 || i === n - 1)) return v.clone();
      return v
        .clone()
        .multiplyScalar(0.5)
        .addScaledVector(p[(i + 1) % n], 0.25)
        .addScaledVector(p[(i + n - 1) % n], 0.25);
    });
  return p;
}

export function tube(p, r, closed = true, seg = 8, flat = 1) {
  const c = new THREE.CatmullRomCurve3(p, closed, 'centripetal'),
    g = new THREE.TubeGeometry(c, Math.max(24, p.length), r, seg, closed);
  return g;
}

export function rim(m, loop, r = 0.035) {
  const p = blur(resample(loop.p, Math.max(24, Math.round(loop.p.length * 0.6))), 2);
  return tube(p, r, true, 8);
}

// rings of points -> lofted closed or open surface; rows: array of arrays of Vector3
export function loft(rows, closed = true) {
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
      idx.push(a, b, d, a, d, c);
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
        b = a + n;
      const x = N.getX(a) + N.getX(b),
        y = N.getY(a) + N.getY(b),
        z = N.getZ(a) + N.getZ(b),
        l = Math.hypot(x, y, z) || 1;
      N.setXYZ(a, x / l, y / l, z / l);
      N.setXYZ(b, x / l, y / l, z / l);
    }
  }
  return g;
}
