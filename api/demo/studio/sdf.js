// Signed-distance modelling meshed with surface nets: soft organic shapes.
import * as THREE from 'three';
export const smin = (a, b, k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
export const smax = (a, b, k) => -smin(-a, -b, k);
export const ell = (x, y, z, a, b, c) => {
  const k0 = Math.hypot(x / a, y / b, z / c),
    k1 = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
export const cap = (x, y, z, a, b, r1, r2 = r1) => {
  const bx = b[0] - a[0],
    by = b[1] - a[1],
    bz = b[2] - a[2],
    px = x - a[0],
    py = y - a[1],
    pz = z - a[2],
    h = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  return Math.hypot(px - bx * h, py - by * h, pz - bz * h) - (r1 + (r2 - r1) * h);
};
export const rbox = (x, y, z, a, b, c, r) => {
  const qx = Math.abs(x) - a + r,
    qy = Math.abs(y) - b + r,
    qz = Math.abs(z) - c + r;
  return (
    Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - r
  );
};

export function netMesh(f, lo, hi, res = 90) {
  res = Math.round(res * 0.72);
  const s = Math.max(hi[0] - lo[0], hi[1] - lo[1], hi[2] - lo[2]) / res,
    N = [0, 1, 2].map((i) => Math.ceil((hi[i] - lo[i]) / s) + 1),
    at = (i, j, k) => i + N[0] * (j + N[1] * k),
    D = new Float32Array(N[0] * N[1] * N[2]);
  for (let k = 0; k < N[2]; k++)
    for (let j = 0; j < N[1]; j++)
      for (let i = 0; i < N[0]; i++) D[at(i, j, k)] = f(lo[0] + i * s, lo[1] + j * s, lo[2] + k * s);
  const id = new Int32Array(D.length).fill(-1),
    pos = [],
    idx = [];
  for (let k = 0; k < N[2] - 1; k++)
    for (let j = 0; j < N[1] - 1; j++)
      for (let i = 0; i < N[0] - 1; i++) {
        let x = 0,
          y = 0,
          z = 0,
          n = 0;
        const c = (a, b, d) => D[at(i + a, j + b, k + d)];
        for (const [a, b] of EDG) {
          const p = c(...a),
            q = c(...b);
          if (p < 0 !== q < 0) {
            const t = p / (p - q);
            x += a[0] + t * (b[0] - a[0]);
            y += a[1] + t * (b[1] - a[1]);
            z += a[2] + t * (b[2] - a[2]);
            n++;
          }
        }
        if (n) {
          id[at(i, j, k)] = pos.length / 3;
          pos.push(lo[0] + (i + x / n) * s, lo[1] + (j + y / n) * s, lo[2] + (k + z / n) * s);
        }
      }
  const quad = (a, b, c, d, fl) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    fl ? idx.push(a, b, c, a, c, d) : idx.push(a, c, b, a, d, c);
  };
  for (let k = 1; k < N[2] - 1; k++)
    for (let j = 1; j < N[1] - 1; j++)
      for (let i = 1; i < N[0] - 1; i++) {
        const p = D[at(i, j, k)] < 0;
        if (p !== D[at(i + 1, j, k)] < 0)
          quad(id[at(i, j - 1, k - 1)], id[at(i, j, k - 1)], id[at(i, j, k)], id[at(i, j - 1, k)], p);
        if (p !== D[at(i, j + 1, k)] < 0)
          quad(id[at(i - 1, j, k - 1)], id[at(i - 1, j, k)], id[at(i, j, k)], id[at(i, j, k - 1)], p);
        if (p !== D[at(i, j, k + 1)] < 0)
          quad(id[at(i - 1, j - 1, k)], id[at(i, j - 1, k)], id[at(i, j, k)], id[at(i - 1, j, k)], p);
      }
  const nor = new Float32Array(pos.length),
    e = s * 0.5; // gradient normals, and one projection step onto the surface
  for (let i = 0; i < pos.length; i += 3) {
    const [x, y, z] = [pos[i], pos[i + 1], pos[i + 2]],
      gx = f(x + e, y, z) - f(x - e, y, z),
      gy = f(x, y + e, z) - f(x, y - e, z),
      gz = f(x, y, z + e) - f(x, y, z - e),
      l = Math.hypot(gx, gy, gz) || 1,
      d = f(x, y, z) / (l / (2 * e)),
      q = Math.max(-s, Math.min(s, d));
    nor[i] = gx / l;
    nor[i + 1] = gy / l;
    nor[i + 2] = gz / l;
    pos[i] -= (q * gx) / l;
    pos[i + 1] -= (q * gy) / l;
    pos[i + 2] -= (q * gz) / l;
  }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3));
  g.setAttribute('normal', new THREE.BufferAttribute(nor, 3));
  g.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((pos.length / 3) * 2), 2));
  g.setIndex(idx);
  return g;
}
const EDG = [];
for (const [a, b] of [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
])
  EDG.push([
    [a & 1, (a >> 1) & 1, a >> 2],
    [b & 1, (b >> 1) & 1, b >> 2],
  ]);
