import { box, group, mesh } from '../../geo.js';
import { mat } from '../../materials.js';

/** A paperback of 13 by 20 by 2.4 cm, lying. */
export function book(c) {
  const cover = mat(c, { rough: 0.72, spec: 0.5 }),
    pages = mat('#efe8d8', { rough: 0.9, spec: 0.3 });
  return group(
    mesh(box(1.98, 0.2, 1.24, 0.01), pages, [0, 0.12, 0.02]),
    mesh(box(2, 0.02, 1.3, 0.008), cover, [0, 0.01, 0]),
    mesh(box(2, 0.02, 1.3, 0.008), cover, [0, 0.23, 0]),
    mesh(box(2, 0.24, 0.03, 0.012), cover, [0, 0.12, -0.64]),
  );
}
