import { ball, group, mesh, V } from '../../geo.js';
import { cloth, rubber } from '../../materials.js';
import { pipe } from '../../sweeps.js';

const R = 0.34;
const seam = Array.from({ length: 80 }, (_, i) => {
  const a = (i / 80) * 6.2832;
  return V(Math.cos(a) + 0.35 * Math.cos(3 * a), Math.sin(a) - 0.35 * Math.sin(3 * a), 1.05 * Math.sin(2 * a))
    .normalize()
    .multiplyScalar(R);
});

export const tennisBall = (c) =>
  group(
    mesh(ball(R, 96, 64), cloth(c, { micro: ['fur', 64, 0.012, 0.35], mpos: true, sheen: 1 })),
    mesh(pipe(seam, 0.016, true, 8, 200), rubber('#f2f2e6')),
  );
