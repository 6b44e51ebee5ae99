import { resample, blur, loft } from './edges.js';
import { V } from './geo.js';

export const neckLoop = (ls) => ls.reduce((a, b) => (b.c.y > a.c.y ? b : a));

// neck loop as n points from the front centre, going once round
export function neckRing(l, n = 140) {
  let p = blur(resample(l.p, n), 4);
  let k = 0;
  p.forEach((q, i) => {
    const a = p[k];
    if (q.z - Math.abs(q.x) * 1.2 > a.z - Math.abs(a.x) * 1.2) k = i;
  });
  return [...p.slice(k), ...p.slice(0, k)];
}

// collar built from profile rows [up, out]; fn(k,a) may return extra [up,out,forward] per row, a = 0..1 round the neck from the front
export function collar(l, rows, o = {}) {
  const n = 160,
    gap = o.gap ?? 0,
    P = neckRing(l, n),
    c = P.reduce((a, b) => a.clone().add(b), V(0, 0, 0)).divideScalar(n);
  let ring = P;
  if (gap) {
    const pts = [];
    for (let i = 0; i < n; i++) {
      const t = gap + ((1 - 2 * gap) * i) / (n - 1),
        f = t * n,
        k = Math.floor(f) % n;
      pts.push(P[k].clone().lerp(P[(k + 1) % n], f - Math.floor(f)));
    }
    ring = pts;
  }
  const R = rows.map(([up, out], k) =>
    ring.map((p, i) => {
      const a = gap ? gap + ((1 - 2 * gap) * i) / (n - 1) : i / n,
        d = Math.min(a, 1 - a),
        r = V(p.x - c.x, 0, p.z - c.z).normalize(),
        e = o.fn?.(k, d, a) ?? [0, 0, 0];
      return p
        .clone()
        .addScaledVector(r, out + e[1])
        .add(V(0, up + e[0], e[2] ?? 0));
    }),
  );
  const g = loft(R, !gap);
  if (gap) fromTheMiddle(g.attributes.uv, n);
  return g;
}

// cloth is cut so that its pattern runs to both ends of a collar alike
function fromTheMiddle(uv, n) {
  for (let row = 0; row < uv.count; row += n) {
    const middle = uv.getX(row + n / 2);
    for (let i = row; i < row + n; i++) uv.setX(i, uv.getX(i) - middle);
  }
}

export const shirtCollar = (l, o = {}) => {
  const h = o.h ?? 0.34,
    f = o.fall ?? 0.46,
    pt = o.point ?? 0.34;
  return collar(
    l,
    [
      [-0.02, 0.02],
      [h * 0.5, 0.0],
      [h, -0.03],
      [h + 0.05, 0.02],
      [h + 0.02, 0.08],
      [h - f * 0.45, 0.15],
      [h - f * 0.8, 0.19],
      [h - f, 0.2],
      [h - f - 0.005, 0.175],
      [h - f * 0.7, 0.15],
    ],
    {
      gap: 0.012,
      fn: (k, d) => {
        const w = Math.exp(-((d / 0.075) ** 2)),
          q = k < 4 ? 0 : Math.min(1, (k - 3) / 4);
        const k2 = k > 7 ? 1 : q;
        return [-pt * w * k2, 0.05 * w * k2 + (k >= 4 ? 0.03 : 0), 0.1 * w * k2];
      },
    },
  );
};
