import * as THREE from 'three';
import { group } from '../../geo.js';
import { speaker } from './speaker.js';
import { headphones } from './headphones.js';

export function musicSet(c) {
  const s = speaker(c, { strap: '#5b3a28' }),
    h = headphones('#e6dcc9', { pad: '#8f7d63' });
  s.scale.setScalar(0.95);
  s.position.set(-2.1, 0, -0.6);
  s.rotation.y = 0.4;
  h.rotation.y = -0.4;
  h.position.set(2.1, 0, 0.2);
  const b = new THREE.Box3().setFromObject(h);
  h.position.y -= b.min.y - new THREE.Box3().setFromObject(s).min.y;
  return group(s, h);
}
