import { outline } from './pattern.js';

export function topPattern({
  s = 2.3,
  w = 2.5,
  len = 7.0,
  nd = 1.0,
  nw = 0.92,
  cuff = 1.75,
  flare = 0,
  ang = 25,
  arm = 2.65,
  vee,
  sx = 2.1,
  sy = -0.52,
  backNeck = 0.2,
} = {}) {
  const A = (ang * Math.PI) / 180,
    ex = sx + Math.cos(A) * s,
    ey = sy - Math.sin(A) * s,
    cx = ex - Math.sin(A) * cuff,
    cy = ey - Math.cos(A) * cuff;
  const half = (d, v) =>
    outline(
      [0, -d],
      [
        v ? ['open', 0.42 * nw, -d * 0.62, nw, 0] : ['open', 0.62 * nw, -d, nw * 0.96, -d * 0.45, nw, 0],
        ['seam', sx, sy],
        ['seam', sx + 0.35, sy - 0.16, ex, ey],
        ['open', cx, cy],
        ['seam', w + 0.3, -arm + 0.12, w, -arm - 0.35],
        ['seam', w - 0.06, -4.6, w + flare, -len],
        ['open', w * 0.5, -len - 0.05, 0, -len - 0.06],
      ],
    );
  return {
    front: half(nd, vee),
    back: half(backNeck),
    cuff: [
      [ex, ey],
      [cx, cy],
    ],
    A,
    s,
    len,
    w,
    nw,
    nd,
    sx,
    sy,
    arm,
  };
}

// distance along and across a sleeve in pattern space, null on the body
export const sleeveAt = (p, x, y) => {
  const ax = Math.abs(x),
    u = (ax - p.sx) * Math.cos(p.A) - (y - p.sy) * Math.sin(p.A),
    lim = p.sx + (y > -p.arm ? 0.25 * (1 - (y + p.arm) / p.arm) : 0.4);
  return ax > lim ? u : null;
};
