import * as THREE from 'three';
import { lattice } from './pattern.js';
import { subdivide, smooth } from './subdivision.js';

export function toGeometry(m) {
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(m.pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(m.uv, 2));
  const F = [],
    B = [];
  for (let t = 0; t < m.panel.length; t++)
    (m.panel[t] ? B : F).push(m.tri[3 * t], m.tri[3 * t + 1], m.tri[3 * t + 2]);
  g.setIndex(F.concat(B));
  g.addGroup(0, F.length, 0);
  if (B.length) g.addGroup(F.length, B.length, 1);
  g.computeVertexNormals();
  return g;
}

export const refine = (m, times = 1, sm = 0.3, seams = false) => {
  smooth(m, sm, 1);
  for (let i = 0; i < times; i++) m = subdivide(m, seams);
  return m;
};

// ---- mapping from pattern space to the draped surface ---------------------------
export class Surface {
  constructor(m, panel = 0) {
    this.m = m;
    const g = toGeometry(m);
    this.n = g.attributes.normal.array;
    this.c = 0.12;
    this.grid = new Map();
    this.t = [];
    for (let t = 0; t < m.panel.length; t++) {
      if (m.panel[t] !== panel) continue;
      this.t.push(t);
      const [a, b, c] = [0, 1, 2].map((e) => m.tri[3 * t + e]);
      const xs = [a, b, c].map((i) => m.uv[2 * i]),
        ys = [a, b, c].map((i) => m.uv[2 * i + 1]);
      for (let i = Math.floor(Math.min(...xs) / this.c); i <= Math.floor(Math.max(...xs) / this.c); i++)
        for (let j = Math.floor(Math.min(...ys) / this.c); j <= Math.floor(Math.max(...ys) / this.c); j++) {
          const k = i + ',' + j;
          if (!this.grid.has(k)) this.grid.set(k, []);
          this.grid.get(k).push(t);
        }
    }
  }
  at(x, y, off = 0) {
    const { m, n } = this,
      ci = Math.floor(x / this.c),
      cj = Math.floor(y / this.c);
    let best = null,
      bd = 1e9;
    for (let r = 0; r < 6 && bd > 1e-4; r++)
      for (let i = -r; i <= r; i++)
        for (let j = -r; j <= r; j++) {
          if (Math.max(Math.abs(i), Math.abs(j)) !== r) continue;
          for (const t of this.grid.get(ci + i + ',' + (cj + j)) ?? []) {
            const [a, b, c] = [m.tri[3 * t], m.tri[3 * t + 1], m.tri[3 * t + 2]],
              ax = m.uv[2 * a],
              ay = m.uv[2 * a + 1],
              bx = m.uv[2 * b] - ax,
              by = m.uv[2 * b + 1] - ay,
              cx = m.uv[2 * c] - ax,
              cy = m.uv[2 * c + 1] - ay,
              D = bx * cy - by * cx;
            if (Math.abs(D) < 1e-12) continue;
            let v = ((x - ax) * cy - (y - ay) * cx) / D,
              w = ((y - ay) * bx - (x - ax) * by) / D,
              u = 1 - v - w;
            const o = Math.max(0, -u, -v, -w);
            if (o < bd) {
              bd = o;
              u = Math.max(u, 0);
              v = Math.max(v, 0);
              w = Math.max(w, 0);
              const q = u + v + w;
              best = [a, b, c, u / q, v / q, w / q];
            }
          }
        }
    if (!best) return null;
    const [a, b, c, u, v, w] = best,
      f = (A, q) => A[3 * a + q] * u + A[3 * b + q] * v + A[3 * c + q] * w,
      N = new THREE.Vector3(f(n, 0), f(n, 1), f(n, 2)).normalize();
    return new THREE.Vector3(f(m.pos, 0), f(m.pos, 1), f(m.pos, 2)).addScaledVector(N, off);
  }
  line(pts, off = 0.02, step = 0.06) {
    const out = [];
    for (let i = 0; i < pts.length - 1; i++) {
      const [a, b] = pts[i],
        [c, d] = pts[i + 1],
        n = Math.max(1, Math.round(Math.hypot(c - a, d - b) / step));
      for (let k = 0; k < n; k++) out.push(this.at(a + ((c - a) * k) / n, b + ((d - b) * k) / n, off));
    }
    out.push(this.at(...pts[pts.length - 1], off));
    return out.filter(Boolean);
  }
}

// raised piece: P polygon in pattern space; thick = height above the cloth, puff = pillow height
export function overlay(S, P, { h = 0.07, thick = 0.04, puff = 0, lift } = {}) {
  const T = P.map(() => 'open'),
    L = lattice(
      {
        P,
        T,
        C: P.map((q, i) => {
          const a = P[(i + P.length - 1) % P.length],
            b = P[(i + 1) % P.length],
            u = [q[0] - a[0], q[1] - a[1]],
            v = [b[0] - q[0], b[1] - q[1]];
          return (u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v) || 1) < 0.85;
        }),
      },
      h,
    );
  const id = new Map(),
    pos = [],
    uv = [],
    idx = [],
    edge = (x, y) => {
      let b = 1e9;
      for (let i = 0; i < P.length; i++) {
        const [ax, ay] = P[i],
          [cx, cy] = P[(i + 1) % P.length],
          dx = cx - ax,
          dy = cy - ay;
        let u = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
        u = Math.max(0, Math.min(1, u));
        b = Math.min(b, Math.hypot(x - ax - u * dx, y - ay - u * dy));
      }
      return b;
    };
  const use = (k) => {
    if (id.has(k)) return id.get(k);
    const x = L.X[k],
      y = L.Y[k],
      e = edge(x, y),
      o = e < 1e-6 ? 0.004 : thick + puff * Math.min(1, e / 0.35) ** 0.5 + (lift ? lift(x, y) : 0),
      p = S.at(x, y, o);
    const n = pos.length / 3;
    pos.push(p.x, p.y, p.z);
    uv.push(x, y);
    id.set(k, n);
    return n;
  };
  for (const t of L.tri) idx.push(...t.map(use));
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2));
  g.setIndex(idx);
  g.computeVertexNormals();
  return g;
}

// ---- painting in pattern space ---------------------------------------------------
export function paint(bounds, draw, { px = 2048, data = false, base = '#808080' } = {}) {
  const [x0, y0, x1, y1] = bounds,
    w = x1 - x0,
    h = y1 - y0,
    s = px / Math.max(w, h),
    c = document.createElement('canvas');
  c.width = Math.round(w * s);
  c.height = Math.round(h * s);
  const x = c.getContext('2d');
  x.fillStyle = base;
  x.fillRect(0, 0, c.width, c.height);
  x.setTransform(s, 0, 0, -s, -x0 * s, y1 * s);
  x.lineCap = 'round';
  x.lineJoin = 'round';
  draw(x, s);
  const t = new THREE.CanvasTexture(c);
  t.colorSpace = data ? THREE.NoColorSpace : THREE.SRGBColorSpace;
  t.repeat.set(1 / w, 1 / h);
  t.offset.set(-x0 / w, -y0 / h);
  t.anisotropy = 8;
  return t;
}

export const stroke = (x, pts, col, w, dash) => {
  x.strokeStyle = col;
  x.lineWidth = w;
  x.setLineDash(dash ?? []);
  x.beginPath();
  pts.forEach((p, i) => (i ? x.lineTo(p[0], p[1]) : x.moveTo(p[0], p[1])));
  x.stroke();
  x.setLineDash([]);
};

// inward offset of an open polyline (for stitch lines parallel to an edge)
export const shift = (pts, d) =>
  pts.map((p, i) => {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(pts.length - 1, i + 1)],
      dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1;
    return [p[0] - (dy / l) * d, p[1] + (dx / l) * d];
  });
