import { shift, stroke } from '../../garment.js';
import { DARK } from './parts.js';

const STITCH = [0.045, 0.03];

/** Seams of a leather jacket: panels, yoke, elbow, a band at hem and cuffs, each stitched on both sides. */
export const riderSeams = (p) => (x, front, bump) => {
  const seam = (points) => {
    stroke(x, points, bump ? '#161616' : DARK, 0.045);
    for (const side of [-0.055, 0.055])
      stroke(x, shift(points, side), bump ? '#5c5c5c' : 'rgba(0,0,0,.24)', 0.018, STITCH);
  };
  seam([
    [-5, -p.len + 0.5],
    [5, -p.len + 0.5],
  ]);
  for (const side of [-1, 1]) {
    const own = (points) => seam(points.map(([px, py]) => [side * px, py]));
    if (front)
      own([
        [p.sx - 0.02, -1.9],
        [1.72, -2.1],
        [1.42, -2.7],
        [1.28, -3.6],
        [1.24, -p.len + 0.5],
      ]);
    own([
      [front ? 0.5 : 0, -1.32],
      [p.sx - 0.03, -1.32],
    ]);
    x.save();
    x.scale(side, 1);
    x.translate(p.sx, p.sy);
    x.rotate(-p.A);
    seam([
      [p.s - 0.5, -2.4],
      [p.s - 0.5, 0.4],
    ]);
    for (const at of [0.46, 0.54])
      seam([
        [p.s * at, -2.4],
        [p.s * at, 0.4],
      ]);
    x.restore();
  }
};
