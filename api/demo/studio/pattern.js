// [tag, cx, cy, x, y] quadratic, [tag, c1x, c1y, c2x, c2y, x, y] cubic
export function outline(start, segs) {
  const pts = [start],
    tags = [],
    corner = [true];
  for (const s of segs) {
    const [t, ...v] = s,
      [x0, y0] = pts[pts.length - 1],
      n = v.length === 2 ? 1 : 14;
    for (let i = 1; i <= n; i++) {
      const u = i / n,
        w = 1 - u;
      let x, y;
      if (v.length === 2) [x, y] = v;
      else if (v.length === 4) {
        x = w * w * x0 + 2 * w * u * v[0] + u * u * v[2];
        y = w * w * y0 + 2 * w * u * v[1] + u * u * v[3];
      } else {
        x = w ** 3 * x0 + 3 * w * w * u * v[0] + 3 * w * u * u * v[2] + u ** 3 * v[4];
        y = w ** 3 * y0 + 3 * w * w * u * v[1] + 3 * w * u * u * v[3] + u ** 3 * v[5];
      }
      pts.push([x, y]);
      tags.push(t);
      corner.push(i === n);
    }
  }
  const n = pts.length,
    P = pts.slice(),
    T = tags.slice(),
    C = corner.slice();
  const closed = Math.abs(pts[n - 1][0]) < 1e-6;
  for (let i = n - (closed ? 2 : 1); i > 0; i--) {
    P.push([-pts[i][0], pts[i][1]]);
    T.push(tags[i]);
    C.push(corner[i]);
  }
  if (!closed) T.splice(n - 1, 0, 'open');
  T.push(tags[0]);
  C[0] = Math.abs(start[1] - pts[1][1]) > 0.02 && false;
  C[n - 1] = false;
  return { P, T: T.slice(0, P.length), C };
}

export const inside = (P, x, y) => {
  let r = false;
  for (let i = 0, j = P.length - 1; i < P.length; j = i++) {
    const [a, b] = P[i],
      [c, d] = P[j];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) r = !r;
  }
  return r;
};

export function lattice({ P, T, C }, h) {
  let x0 = 1e9,
    x1 = -1e9,
    y0 = 1e9,
    y1 = -1e9;
  for (const [x, y] of P) {
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const hy = h * 0.8660254,
    i0 = Math.floor(x0 / h) - 2,
    i1 = Math.ceil(x1 / h) + 2,
    j0 = Math.floor(y0 / hy) - 2,
    j1 = Math.ceil(y1 / hy) + 2,
    W = i1 - i0 + 1,
    H = j1 - j0 + 1;
  const X = new Float64Array(W * H),
    Y = new Float64Array(W * H),
    K = new Int8Array(W * H),
    G = new Array(W * H);
  const N = P.length,
    near = (x, y) => {
      let bd = 1e9,
        bx = 0,
        by = 0,
        bt = '';
      for (let i = 0; i < N; i++) {
        const [ax, ay] = P[i],
          [cx, cy] = P[(i + 1) % N],
          dx = cx - ax,
          dy = cy - ay;
        let u = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
        u = u < 0 ? 0 : u > 1 ? 1 : u;
        const px = ax + u * dx,
          py = ay + u * dy,
          d = (x - px) ** 2 + (y - py) ** 2;
        if (d < bd) {
          bd = d;
          bx = px;
          by = py;
          bt = T[i];
        }
      }
      return [Math.sqrt(bd), bx, by, bt];
    };
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const k = j * W + i,
        gx = (i + i0) * h + ((j + j0) & 1 ? h / 2 : 0),
        gy = (j + j0) * hy,
        ins = inside(P, gx, gy),
        [d, bx, by, bt] = near(gx, gy);
      X[k] = gx;
      Y[k] = gy;
      if (d < h * 0.5) {
        K[k] = 2;
        X[k] = bx;
        Y[k] = by;
        G[k] = bt;
      } else K[k] = ins ? 1 : 0;
    }
  for (let c = 0; c < N; c++)
    if (C[c]) {
      // keep the sharp corners of the pattern
      let bk = -1,
        bd = 1e9;
      const [x, y] = P[c];
      for (let k = 0; k < X.length; k++)
        if (K[k] === 2) {
          const d = (X[k] - x) ** 2 + (Y[k] - y) ** 2;
          if (d < bd) {
            bd = d;
            bk = k;
          }
        }
      if (bk >= 0) {
        X[bk] = x;
        Y[bk] = y;
        G[bk] = T[c] === 'seam' || T[(c + N - 1) % N] === 'seam' ? 'seam' : T[c];
      }
    }
  const tri = [],
    add = (a, b, c) => {
      if (!K[a] || !K[b] || !K[c]) return;
      const mx = (X[a] + X[b] + X[c]) / 3,
        my = (Y[a] + Y[b] + Y[c]) / 3,
        ar = (X[b] - X[a]) * (Y[c] - Y[a]) - (X[c] - X[a]) * (Y[b] - Y[a]);
      if (ar < h * h * 0.02) return;
      if (K[a] + K[b] + K[c] === 6 && !inside(P, mx, my)) return;
      tri.push([a, b, c]);
    };
  for (let j = 0; j < H - 1; j++)
    for (let i = 0; i < W - 1; i++) {
      const a = j * W + i,
        b = a + 1,
        c = a + W,
        d = c + 1;
      if ((j + j0) & 1) {
        add(a, d, c);
        add(a, b, d);
      } else {
        add(a, b, c);
        add(b, d, c);
      }
    }
  return { X, Y, K, G, tri, W, H };
}
