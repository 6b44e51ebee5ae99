// ---- Loop subdivision -------------------------------------------------------
/** `seams`: the edges between front and back keep their own curve, as the outline of a garment that lies flat. */
export function subdivide(m, seams = false) {
  const { pos, uv, tri, panel } = m,
    n = pos.length / 3,
    E = new Map(),
    key = (a, b) => (a < b ? a * n + b : b * n + a);
  for (let t = 0; t < tri.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const a = tri[t + e],
        b = tri[t + ((e + 1) % 3)],
        c = tri[t + ((e + 2) % 3)],
        k = key(a, b),
        r = E.get(k);
      if (!r) E.set(k, { a, b, c: [c], panel: panel[t / 3] });
      else {
        r.c.push(c);
        r.fixed = seams && r.panel !== panel[t / 3];
      }
    }
  const P = new Float64Array((n + E.size) * 3),
    U = new Float64Array((n + E.size) * 2),
    sum = new Float64Array(n * 3),
    cnt = new Uint16Array(n),
    bs = new Float64Array(n * 3),
    bc = new Uint16Array(n);
  let id = n;
  U.set(uv);
  for (const r of E.values()) {
    const { a, b, c } = r;
    r.id = id;
    const inn = c.length === 2 && !r.fixed;
    for (let q = 0; q < 3; q++) {
      P[id * 3 + q] = inn
        ? 0.375 * (pos[a * 3 + q] + pos[b * 3 + q]) + 0.125 * (pos[c[0] * 3 + q] + pos[c[1] * 3 + q])
        : 0.5 * (pos[a * 3 + q] + pos[b * 3 + q]);
      sum[a * 3 + q] += pos[b * 3 + q];
      sum[b * 3 + q] += pos[a * 3 + q];
      if (!inn) {
        bs[a * 3 + q] += pos[b * 3 + q];
        bs[b * 3 + q] += pos[a * 3 + q];
      }
    }
    cnt[a]++;
    cnt[b]++;
    if (!inn) {
      bc[a]++;
      bc[b]++;
    }
    U[id * 2] = (uv[a * 2] + uv[b * 2]) / 2;
    U[id * 2 + 1] = (uv[a * 2 + 1] + uv[b * 2 + 1]) / 2;
    id++;
  }
  for (let i = 0; i < n; i++)
    for (let q = 0; q < 3; q++) {
      const k = i * 3 + q;
      if (bc[i] === 2) P[k] = 0.75 * pos[k] + 0.125 * bs[k];
      else if (bc[i]) P[k] = pos[k];
      else {
        const v = cnt[i],
          be = v === 3 ? 3 / 16 : 3 / (8 * v);
        P[k] = (1 - v * be) * pos[k] + be * sum[k];
      }
    }
  const T = new Uint32Array(tri.length * 4),
    PN = new Uint8Array(panel.length * 4);
  let o = 0;
  for (let t = 0; t < tri.length; t += 3) {
    const [a, b, c] = [tri[t], tri[t + 1], tri[t + 2]],
      x = E.get(key(a, b)).id,
      y = E.get(key(b, c)).id,
      z = E.get(key(c, a)).id;
    for (const f of [
      [a, x, z],
      [x, b, y],
      [z, y, c],
      [x, y, z],
    ]) {
      T[o * 3] = f[0];
      T[o * 3 + 1] = f[1];
      T[o * 3 + 2] = f[2];
      PN[o++] = panel[t / 3];
    }
  }
  return { pos: P, uv: U, tri: T, panel: PN };
}

export function smooth(m, k = 0.4, times = 1) {
  const { pos, tri } = m,
    n = pos.length / 3;
  for (let s = 0; s < times; s++) {
    const a = new Float64Array(n * 3),
      c = new Float64Array(n);
    for (let t = 0; t < tri.length; t += 3)
      for (let e = 0; e < 3; e++) {
        const i = tri[t + e],
          j = tri[t + ((e + 1) % 3)];
        for (let q = 0; q < 3; q++) {
          a[i * 3 + q] += pos[j * 3 + q];
          a[j * 3 + q] += pos[i * 3 + q];
        }
        c[i]++;
        c[j]++;
      }
    for (let i = 0; i < n; i++)
      for (let q = 0; q < 3; q++) pos[i * 3 + q] += k * (a[i * 3 + q] / c[i] - pos[i * 3 + q]);
  }
  return m;
}
