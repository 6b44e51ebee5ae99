// Invisible mannequin as a signed distance function (unit = 10 cm, y=0 at the neck base).
const TORSO = {
  // y, half width, half depth, centre z
  f: [
    [0.9, 0.56, 0.56, 0],
    [0, 0.6, 0.6, 0],
    [-0.35, 0.95, 0.64, 0],
    [-0.8, 1.5, 0.85, 0],
    [-1.6, 1.72, 1.05, 0.06],
    [-2.4, 1.7, 1.15, 0.1],
    [-3.4, 1.5, 1.02, 0.06],
    [-4.3, 1.36, 0.92, 0.02],
    [-5.2, 1.56, 1.02, 0],
    [-6.2, 1.76, 1.12, -0.05],
    [-7, 1.74, 1.1, -0.05],
    [-7.8, 1.6, 1.0, -0.04],
    [-8.3, 1.1, 0.6, 0],
  ],
};
const capsule = (a, b, r1, r2) => {
  const bx = b[0] - a[0],
    by = b[1] - a[1],
    bz = b[2] - a[2],
    L = bx * bx + by * by + bz * bz;
  return (x, y, z) => {
    const px = x - a[0],
      py = y - a[1],
      pz = z - a[2];
    let h = (px * bx + py * by + pz * bz) / L;
    h = h < 0 ? 0 : h > 1 ? 1 : h;
    return Math.sqrt((px - bx * h) ** 2 + (py - by * h) ** 2 + (pz - bz * h) ** 2) - (r1 + (r2 - r1) * h);
  };
};
const smin = (a, b, k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

export class Body {
  // o: arm0, arm1 (degrees from vertical at start and end), fore (forearm bend forward), legs, width
  constructor(o = {}) {
    this.o = o;
    const t = o.torso ?? TORSO.f,
      N = 400;
    this.y0 = t[t.length - 1][0];
    this.y1 = t[0][0];
    this.lut = new Float64Array((N + 1) * 3);
    this.N = N;
    for (let i = 0; i <= N; i++) {
      const y = this.y0 + ((this.y1 - this.y0) * i) / N;
      let k = 0;
      while (k < t.length - 2 && t[k + 1][0] > y) k++;
      const a = t[k],
        b = t[k + 1];
      let u = (y - a[0]) / (b[0] - a[0]);
      u = u * u * (3 - 2 * u);
      for (let q = 0; q < 3; q++) this.lut[i * 3 + q] = a[q + 1] + (b[q + 1] - a[q + 1]) * u;
    }
    const w = o.width ?? 1;
    for (let i = 0; i < this.lut.length; i += 3) {
      this.lut[i] *= w;
      this.lut[i + 1] *= o.depth ?? 1;
    }
    this.pose(0);
  }
  pose(u) {
    const o = this.o,
      grow = Math.min(1, u / (o.growEnd ?? 0.35)),
      mv = Math.min(1, Math.max(0, (u - 0.38) / 0.4)),
      e = mv * mv * (3 - 2 * mv);
    this.zs = 0.06 + 0.94 * grow;
    this.parts = [];
    const add = (a, b, r1, r2) => {
      this.parts.push(capsule(a, b, r1, r2));
      this.parts.push(capsule([-a[0], a[1], a[2]], [-b[0], b[1], b[2]], r1, r2));
    };
    if (o.arm0 !== undefined) {
      const A = ((o.arm0 + (o.arm1 - o.arm0) * e) * Math.PI) / 180,
        s = o.shoulder ?? [1.6, -0.95],
        k = o.armR ?? 1,
        up = 2.8,
        lo = 2.7,
        f = (o.fore ?? 0) * e;
      const el = [s[0] + Math.sin(A) * up, s[1] - Math.cos(A) * up, 0],
        B = A - (o.bend ?? 0.12) * e,
        wr = [el[0] + Math.sin(B) * lo, el[1] - Math.cos(B) * lo * Math.cos(f), lo * Math.sin(f)];
      add([0.5, -0.32, 0], [s[0], s[1] + 0.08, 0], 0.42, 0.5);
      add([s[0], s[1], 0], el, 0.54 * k, 0.42 * k);
      if (o.long) add(el, wr, 0.42 * k, 0.31 * k);
    }
    if (o.legs) {
      const L = o.legs,
        q = e * (L.spread ?? 0);
      add([0.82, -7.1, 0], [0.9 + q * 0.5, -11.3, 0.03], 0.84 * (L.k ?? 1), 0.55 * (L.k ?? 1));
      add([0.9 + q * 0.5, -11.3, 0.03], [0.95 + q, -15.6, -0.12], 0.55 * (L.k ?? 1), 0.36 * (L.k ?? 1));
    }
  }
  d(x, y, z0) {
    const z = z0 / this.zs;
    let yy = ((y - this.y0) / (this.y1 - this.y0)) * this.N;
    const out = yy < 0 ? this.y0 - y : yy > this.N ? y - this.y1 : 0;
    yy = yy < 0 ? 0 : yy > this.N ? this.N : yy;
    const i = Math.min(this.N - 1, yy | 0),
      f = yy - i,
      L = this.lut,
      a = L[i * 3] + (L[i * 3 + 3] - L[i * 3]) * f,
      b = L[i * 3 + 1] + (L[i * 3 + 4] - L[i * 3 + 1]) * f,
      c = L[i * 3 + 2] + (L[i * 3 + 5] - L[i * 3 + 2]) * f;
    const qx = x / a,
      qz = (z - c) / b;
    let d = (Math.sqrt(qx * qx + qz * qz) - 1) * Math.min(a, b);
    if (out > 0) d = Math.sqrt(Math.max(d, 0) ** 2 + out * out);
    for (const p of this.parts) d = smin(d, p(x, y, z), 0.22);
    return d;
  }
}
