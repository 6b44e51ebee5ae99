import * as THREE from 'three';
import { mesh, group, V, ball } from '../../geo.js';
import { mat } from '../../materials.js';

export function basketball(c, o = {}) {
  const g = new THREE.Group(),
    geo = ball(1.2, 220, 160),
    p = geo.attributes.position,
    seam = (v) => {
      const [x, y, z] = [v.x, v.y, v.z];
      const a = Math.abs(x),
        b = Math.abs(y),
        k = Math.min(a, b, Math.abs(Math.abs(z) - Math.sqrt(Math.max(0, 0.19 + 0.62 * x * x))) * 0.95);
      return k;
    },
    col = new Float32Array(p.count * 3),
    C = new THREE.Color(c),
    D = new THREE.Color(o.line ?? '#1c1a19');
  const v = V(0, 0, 0);
  for (let i = 0; i < p.count; i++) {
    v.fromBufferAttribute(p, i).normalize();
    const s = seam(v),
      k = Math.min(1, Math.max(0, (s - 0.012) / 0.012));
    const r = 1.2 * (1 - 0.018 * (1 - Math.min(1, s / 0.03)) ** 2);
    p.setXYZ(i, v.x * r, v.y * r, v.z * r);
    const cc = D.clone().lerp(C, k);
    col.set([cc.r, cc.g, cc.b], i * 3);
  }
  geo.computeVertexNormals();
  geo.setAttribute('color', new THREE.BufferAttribute(col, 3));
  const m = mat('#ffffff', { rough: 0.62, micro: ['leather', 22, 0.006, 0.12], mpos: true });
  m.vertexColors = true;
  const b = mesh(geo, m);
  b.rotation.set(0.5, 0.6, 0.35);
  g.add(b);
  g.scale.setScalar(2);
  return group(g);
}
