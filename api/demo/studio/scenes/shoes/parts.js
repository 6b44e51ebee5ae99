import * as THREE from 'three';
import { group } from '../../geo.js';
import { section, spl } from '../../last.js';

export const mouth = (T) => (t, s) => {
  const o = spl(T, t)[4];
  return o > 0.012 && Math.abs(s) < o - 0.012;
};

export function shoe(T, c, o, parts) {
  // one shoe from a section table
  const g = new THREE.Group(),
    f0 = section(T, { e: 0.86, ex: 0.5 }),
    N = (t, at) => {
      // over the opening there is no surface: its edge has the direction
      const e = 0.006,
        edge = Math.max(0, spl(T, t)[4]) + 0.012,
        s = Math.sign(at || 1) * Math.max(Math.abs(at), Math.min(1, edge)),
        a = f0(Math.min(1, t + e), s).sub(f0(Math.max(0, t - e), s)),
        b = f0(t, s + e).sub(f0(t, s - e));
      return a.cross(b).normalize().multiplyScalar(-1);
    };
  const puff = o.puff ?? (() => 0),
    f = (t, s) => {
      const p = f0(t, s),
        d = puff(t, s);
      return d ? p.addScaledVector(N(t, s), d) : p;
    };
  g.f = f;
  g.f0 = f0;
  g.N = N;
  parts(g, f, N);
  return g;
}

export const pair = (one, o = {}) => {
  const a = one(),
    b = one();
  b.scale.z = -1;
  a.position.set(0, 0, 0.62);
  b.position.set(o.dx ?? -0.35, 0, -0.72);
  b.rotation.y = o.ry ?? 0.1;
  a.rotation.y = -0.04;
  const g = group(a, b);
  g.scale.setScalar(3);
  return group(g);
};
