import * as THREE from 'three';
import { mesh, group } from '../../geo.js';
import { slab, rrect } from '../../solids.js';
import { mat, gloss, brushed, matte } from '../../materials.js';
import { desk } from './parts.js';

export function monitor(c, o = {}) {
  const W = 6.1,
    H = 3.5,
    g = new THREE.Group(),
    t = desk(o.hue ?? 275, 1920, 1080);
  g.add(mesh(slab(rrect(W, H, 0.12), 0.22, 0.06, 6), matte(c), [0, 3.1, -0.06]));
  g.add(
    mesh(
      slab(rrect(W - 0.03, H - 0.03, 0.1), 0.02, 0.008),
      gloss('#08090b', { rough: 0.3 }),
      [0, 3.1, 0.052],
    ),
  );
  g.add(
    mesh(
      new THREE.PlaneGeometry(W - 0.16, H - 0.2),
      mat('#000', { rough: 0.32, emit: '#fff', emitMap: t, emitI: 0.95 }),
      [0, 3.12, 0.0635],
    ),
  );
  g.add(mesh(slab(rrect(0.7, 2.6, 0.08), 0.16, 0.04), brushed('#c9cbd0'), [0, 1.5, -0.36], [-0.06, 0, 0]));
  g.add(
    mesh(slab(rrect(2.5, 1.7, 0.2), 0.1, 0.03, 6), brushed('#c9cbd0'), [0, 0.05, -0.1], [-Math.PI / 2, 0, 0]),
  );
  return group(g);
}
