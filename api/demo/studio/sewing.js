import { lattice } from './pattern.js';

// ---- sewing front and back --------------------------------------------------
export function sew(front, back, h) {
  const F = lattice(front, h),
    B = lattice(back, h),
    pos = [],
    uv = [],
    tri = [],
    panel = [];
  const fi = new Map(),
    bi = new Map(),
    key = (L, k) => Math.round(L.X[k] * 2000) + ',' + Math.round(L.Y[k] * 2000),
    seam = new Map();
  const use = (L, m, z) => (k) => {
    if (m.has(k)) return m.get(k);
    const sm = L.K[k] === 2 && L.G[k] === 'seam',
      q = sm && key(L, k);
    if (sm && seam.has(q)) {
      m.set(k, seam.get(q));
      return seam.get(q);
    }
    const n = pos.length / 3;
    pos.push(L.X[k], L.Y[k], sm ? 0 : z);
    uv.push(L.X[k], L.Y[k]);
    m.set(k, n);
    if (sm) seam.set(q, n);
    return n;
  };
  const uf = use(F, fi, 0.05),
    ub = use(B, bi, -0.05);
  for (const [a, b, c] of F.tri) {
    tri.push(uf(a), uf(b), uf(c));
    panel.push(0);
  }
  for (const [a, b, c] of B.tri) {
    tri.push(ub(a), ub(c), ub(b));
    panel.push(1);
  }
  return {
    pos: Float64Array.from(pos),
    uv: Float64Array.from(uv),
    tri: Uint32Array.from(tri),
    panel: Uint8Array.from(panel),
  };
}

export function single(o, h, z = 0) {
  // one flat piece
  const L = lattice(o, h),
    m = new Map(),
    pos = [],
    uv = [],
    tri = [];
  const u = (k) => {
    if (!m.has(k)) {
      m.set(k, pos.length / 3);
      pos.push(L.X[k], L.Y[k], z);
      uv.push(L.X[k], L.Y[k]);
    }
    return m.get(k);
  };
  for (const t of L.tri) tri.push(...t.map(u));
  return {
    pos: Float64Array.from(pos),
    uv: Float64Array.from(uv),
    tri: Uint32Array.from(tri),
    panel: new Uint8Array(tri.length / 3),
  };
}
