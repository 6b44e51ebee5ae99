import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';

export const V = (x, y, z) => new THREE.Vector3(x, y, z);

export const mesh = (g, m, p = [0, 0, 0], r = [0, 0, 0], s = [1, 1, 1]) => {
  const x = new THREE.Mesh(g, m);
  x.position.set(...p);
  x.rotation.set(...r);
  x.scale.set(...(Array.isArray(s) ? s : [s, s, s]));
  return x;
};

export const group = (...c) => {
  const g = new THREE.Group(),
    l = c.flat().filter(Boolean);
  if (l.length) g.add(...l);
  return g;
};

export const box = (w, h, d, r = 0.06, seg = 3) => new RoundedBoxGeometry(w, h, d, Math.min(seg, 3), r);

export const cyl = (r1, r2, h, seg = 64, open = false) => new THREE.CylinderGeometry(r1, r2, h, seg, 1, open);

export const torus = (r, t, arc = Math.PI * 2, a = 12, b = 72) =>
  new THREE.TorusGeometry(r, t, Math.min(a, 10), Math.min(b, 80), arc);

export const ball = (r, a = 40, b = 28) => new THREE.SphereGeometry(r, a, b);

export const weld = (g) => {
  g.deleteAttribute('uv');
  g.deleteAttribute('normal');
  const w = mergeVertices(g, 1e-4);
  w.computeVertexNormals();
  return w;
};

export const canvas = (w, h, draw) => {
  const c = document.createElement('canvas');
  c.width = w;
  c.height = h;
  draw(c.getContext('2d'), w, h);
  const t = new THREE.CanvasTexture(c);
  t.colorSpace = THREE.SRGBColorSpace;
  t.anisotropy = 8;
  return t;
};

export const lcg = (s) => () => (s = (s * 16807 + 11) % 2147483647) / 2147483647;

export const shade = (hex, k) => {
  const c = new THREE.Color(hex),
    h = {};
  c.getHSL(h);
  c.setHSL(h.h, h.s, Math.max(0, Math.min(1, h.l + k)));
  return '#' + c.getHexString();
};
