import * as THREE from 'three';

// lathe from [radius, y, corner radius?] points with rounded corners
export function lathe(pts, seg = 96) {
  seg = Math.min(seg, 96);
  const out = [];
  const P = pts.map((p) => new THREE.Vector2(p[0], p[1]));
  pts.forEach((p, i) => {
    const c = P[i],
      rr = p[2] ?? 0;
    if (!rr || i === 0 || i === pts.length - 1) {
      out.push(c);
      return;
    }
    const a = P[i - 1].clone().sub(c),
      b = P[i + 1].clone().sub(c),
      la = Math.min(rr, a.length() * 0.49),
      lb = Math.min(rr, b.length() * 0.49),
      s = c.clone().addScaledVector(a.normalize(), la),
      e = c.clone().addScaledVector(b.normalize(), lb);
    for (let k = 0; k <= 5; k++) {
      const t = k / 5,
        w = 1 - t;
      out.push(
        new THREE.Vector2(
          w * w * s.x + 2 * w * t * c.x + t * t * e.x,
          w * w * s.y + 2 * w * t * c.y + t * t * e.y,
        ),
      );
    }
  });
  const d = []; // duplicate points at hard edges keep flat faces flat
  out.forEach((p, i) => {
    if (i && p.distanceTo(out[i - 1]) < 1e-5) return;
    d.push(p);
  });
  const dense = [];
  for (let i = 0; i < d.length; i++) {
    if (i && d[i].distanceTo(d[i - 1]) > 0.12) {
      dense.push(d[i - 1].clone().lerp(d[i], 0.04));
      dense.push(d[i - 1].clone().lerp(d[i], 0.96));
    }
    dense.push(d[i]);
  }
  return new THREE.LatheGeometry(dense, seg);
}

// rounded-rectangle or custom shape, extruded with a soft bevel, centred on z
export function slab(shape, depth, bevel = 0.05, seg = 4, curve = 14) {
  seg = Math.min(seg, 4);
  const g = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: seg,
    curveSegments: curve,
  });
  g.translate(0, 0, -depth / 2 + bevel);
  return g;
}

export function rrect(w, h, r, x = 0, y = 0, S = THREE.Shape) {
  const s = new S(),
    a = x - w / 2,
    b = y - h / 2;
  s.moveTo(a + r, b);
  s.lineTo(a + w - r, b);
  s.absarc(a + w - r, b + r, r, -Math.PI / 2, 0);
  s.lineTo(a + w, b + h - r);
  s.absarc(a + w - r, b + h - r, r, 0, Math.PI / 2);
  s.lineTo(a + r, b + h);
  s.absarc(a + r, b + h - r, r, Math.PI / 2, Math.PI);
  s.lineTo(a, b + r);
  s.absarc(a + r, b + r, r, Math.PI, Math.PI * 1.5);
  return s;
}

export const poly = (pts) => {
  const s = new THREE.Shape();
  pts.forEach((p, i) => (i ? s.lineTo(p[0], p[1]) : s.moveTo(p[0], p[1])));
  return s;
};
