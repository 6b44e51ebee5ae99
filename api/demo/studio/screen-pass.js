import * as THREE from 'three';
import { VERT } from './shaders.js';

const quadGeo = new THREE.PlaneGeometry(2, 2);

export const quadCam = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);

export const pass = (fragmentShader, uniforms, extra = {}) => {
  const m = new THREE.ShaderMaterial({
    vertexShader: VERT,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    ...extra,
  });
  const s = new THREE.Scene();
  const q = new THREE.Mesh(quadGeo, m);
  q.frustumCulled = false;
  s.add(q);
  return { scene: s, u: m.uniforms };
};

export const shared = {
  tIrr: { value: null },
  tN: { value: null },
  uScale: { value: 0.5 },
  uExp: { value: 1 },
};
