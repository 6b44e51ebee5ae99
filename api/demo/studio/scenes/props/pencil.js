import { cyl, group, mesh } from '../../geo.js';
import { brushed, gloss, matte, rubber, wood } from '../../materials.js';

/** A pencil of 17 cm, lying along x. */
export function pencil(c) {
  const along = [0, 0, Math.PI / 2];
  return group(
    mesh(cyl(0.036, 0.036, 1.4, 6), gloss(c), [0, 0.036, 0], along),
    mesh(cyl(0.012, 0.036, 0.12, 24), wood('#dcb98a'), [-0.76, 0.036, 0], along),
    mesh(cyl(0.001, 0.012, 0.05, 16), matte('#2b2b2e'), [-0.845, 0.036, 0], along),
    mesh(cyl(0.038, 0.038, 0.1, 32), brushed('#c9a45c'), [0.75, 0.036, 0], along),
    mesh(cyl(0.034, 0.034, 0.08, 32), rubber('#c98276'), [0.84, 0.036, 0], along),
  );
}
