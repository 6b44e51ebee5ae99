// Stands goods and the things around them on a table, each in its true size. Lengths in cm; a unit of the studio is 10 cm.
import * as THREE from 'three';
import { box, mesh } from './geo.js';
import { cloth, matte, wood } from './materials.js';

const CM = 0.1;
const [WIDE, BACK, FRONT, THICK] = [60, 3, 24, 0.3];
const SURFACES = {
  oak: () => wood('#c49a6c', { rough: 0.55, micro: ['grain', 0.55, 0.0012, 0.16] }),
  walnut: () => wood('#7a5239', { rough: 0.5, micro: ['grain', 0.55, 0.0012, 0.2] }),
  ash: () => wood('#dcc6a6', { rough: 0.58, micro: ['grain', 0.5, 0.001, 0.12] }),
  stone: () => matte('#c9c5bd', { rough: 0.5, micro: ['fleece', 14, 0.001, 0.1] }),
  linen: () => cloth('#d9d2c4', { micro: ['weave', 30, 0.004, 0.2] }),
};

function standing(thing, { tall, wide, at = [0, 0], turn = 0, lean = 0, on = 0 }) {
  if (thing.userData.rot) thing.rotation.set(...thing.userData.rot);
  thing.rotation.x += (lean * Math.PI) / 180;
  const holder = new THREE.Group(),
    bounds = new THREE.Box3().setFromObject(thing, true),
    size = bounds.getSize(new THREE.Vector3()),
    scale = (CM * (tall ?? wide)) / (tall ? size.y : size.x);
  thing.position.set(-(bounds.min.x + bounds.max.x) / 2, -bounds.min.y, -(bounds.min.z + bounds.max.z) / 2);
  holder.add(thing);
  holder.scale.setScalar(scale);
  holder.rotation.y = (turn * Math.PI) / 180;
  holder.position.set(at[0] * CM, on * CM, at[1] * CM);
  return holder;
}

/** `make(thing)` builds one of the things around; the table runs out of the picture at both sides and in front. */
export async function furnish(goods, set, make) {
  const { kind, render } = goods.userData,
    all = new THREE.Group(),
    top = mesh(box(WIDE, THICK, BACK + FRONT, 0.04), SURFACES[set.surface](), [
      0,
      -THICK / 2,
      (FRONT - BACK) / 2,
    ]);
  Object.assign(top.userData, { noFit: true, ground: true });
  all.add(top, standing(goods, set));
  for (const thing of set.with) {
    const prop = standing(await make(thing), thing);
    if (!thing.fit) prop.traverse((part) => (part.userData.noFit = true));
    all.add(prop);
  }
  all.userData = { kind, render };
  return all;
}
