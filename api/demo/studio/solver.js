// ---- solver -----------------------------------------------------------------
export function simulate(m, o) {
  const { pos, uv, tri, panel } = m,
    n = pos.length / 3,
    E = new Map(),
    st = [],
    be = [];
  const d2 = (a, b) => Math.hypot(uv[2 * a] - uv[2 * b], uv[2 * a + 1] - uv[2 * b + 1]);
  for (let t = 0; t < tri.length; t += 3)
    for (let e = 0; e < 3; e++) {
      const a = tri[t + e],
        b = tri[t + ((e + 1) % 3)],
        c = tri[t + ((e + 2) % 3)],
        k = a < b ? a * n + b : b * n + a,
        r = E.get(k);
      if (!r) {
        E.set(k, [c, panel[t / 3]]);
        st.push(a, b, d2(a, b));
      } else if (r[1] === panel[t / 3]) be.push(c, r[0], d2(c, r[0]));
    }
  const prev = pos.slice(),
    inv = new Float64Array(n).fill(1);
  o.init?.(m, inv);
  for (let i = 0; i < pos.length; i++) prev[i] = pos[i];
  const steps = o.steps ?? 140,
    it = o.iterations ?? 10,
    g = (o.gravity ?? 9) * 0.0009,
    kb = o.bend ?? 0.06,
    damp = o.damp ?? 0.985,
    th = o.thick ?? 0.03,
    fr = o.friction ?? 0.5;
  const solve = (C, k) => {
    for (let i = 0; i < C.length; i += 3) {
      const a = C[i] * 3,
        b = C[i + 1] * 3,
        wa = inv[C[i]],
        wb = inv[C[i + 1]],
        w = wa + wb;
      if (!w) continue;
      const dx = pos[b] - pos[a],
        dy = pos[b + 1] - pos[a + 1],
        dz = pos[b + 2] - pos[a + 2],
        l = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9,
        s = (k * (l - C[i + 2])) / l / w;
      pos[a] += dx * s * wa;
      pos[a + 1] += dy * s * wa;
      pos[a + 2] += dz * s * wa;
      pos[b] -= dx * s * wb;
      pos[b + 1] -= dy * s * wb;
      pos[b + 2] -= dz * s * wb;
    }
  };
  const ST = Float64Array.from(st),
    BE = Float64Array.from(be),
    body = o.body,
    e = 0.01;
  for (let s = 0; s < steps; s++) {
    const u = s / (steps - 1);
    body?.pose(u);
    o.tick?.(u, pos, inv, m);
    for (let i = 0; i < n; i++) {
      if (!inv[i]) continue;
      const k = 3 * i;
      for (let q = 0; q < 3; q++) {
        const v = (pos[k + q] - prev[k + q]) * damp;
        prev[k + q] = pos[k + q];
        pos[k + q] += Math.max(-0.12, Math.min(0.12, v)) - (q === 1 ? g * Math.min(1, u * 3) : 0);
      }
    }
    if (o.pressure)
      inflate(pos, tri, inv, o.pressure * (typeof o.pressureAt === 'function' ? o.pressureAt(u) : 1));
    for (let j = 0; j < it; j++) {
      solve(ST, 1);
      if (kb) solve(BE, kb);
      if (body && (j % 3 === 2 || j === it - 1))
        for (let i = 0; i < n; i++) {
          if (!inv[i]) continue;
          const k = 3 * i,
            x = pos[k],
            y = pos[k + 1],
            z = pos[k + 2],
            d = body.d(x, y, z) - th;
          if (d >= 0) continue;
          let gx = body.d(x + e, y, z) - d - th,
            gy = body.d(x, y + e, z) - d - th,
            gz = body.d(x, y, z + e) - d - th;
          const l = Math.hypot(gx, gy, gz) || 1;
          gx /= l;
          gy /= l;
          gz /= l;
          const q = Math.min(0.2, (-d * e) / l);
          pos[k] += gx * q;
          pos[k + 1] += gy * q;
          pos[k + 2] += gz * q;
          for (let c = 0; c < 3; c++) prev[k + c] += (pos[k + c] - prev[k + c]) * fr;
        }
    }
    o.after?.(u, pos, prev, m);
  }
  return m;
}

function inflate(pos, tri, inv, p) {
  for (let t = 0; t < tri.length; t += 3) {
    const a = 3 * tri[t],
      b = 3 * tri[t + 1],
      c = 3 * tri[t + 2],
      ux = pos[b] - pos[a],
      uy = pos[b + 1] - pos[a + 1],
      uz = pos[b + 2] - pos[a + 2],
      vx = pos[c] - pos[a],
      vy = pos[c + 1] - pos[a + 1],
      vz = pos[c + 2] - pos[a + 2];
    const nx = (uy * vz - uz * vy) * p,
      ny = (uz * vx - ux * vz) * p,
      nz = (ux * vy - uy * vx) * p;
    for (const k of [a, b, c])
      if (inv[k / 3]) {
        pos[k] += nx;
        pos[k + 1] += ny;
        pos[k + 2] += nz;
      }
  }
}
