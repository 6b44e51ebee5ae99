import { topPattern } from '../../top-pattern.js';
import { drape, shell } from '../../tailor.js';
import { stroke } from '../../garment.js';
import { wool } from '../../materials.js';
import { skins, neckTag } from './parts.js';

export function knit(c, o = {}) {
  const p = topPattern({ s: 5.4, cuff: 1.35, ang: 44, w: 2.65, len: 6.7, nd: 0.85, nw: 1.0 }),
    m = drape(
      'knit',
      p,
      { arm0: 46, arm1: 15, long: true, fore: 0.3, armR: 1.05 },
      { bend: 0.3, thick: 0.06 },
    ),
    M = (k, q) => wool(k, { micro: ['cable', 2.6, 0.05, 0.28], ...q });
  const rib = (x, f, b) => {
    const d = b ? '#404040' : 'rgba(0,0,0,.16)',
      cv = b ? '#8a8a8a' : null;
    for (let i = -60; i < 60; i++)
      stroke(
        x,
        [
          [i * 0.11, -6.8],
          [i * 0.11, -6.05],
        ],
        d,
        0.045,
      );
    for (const q of [-1, 1]) {
      x.save();
      x.scale(q, 1);
      x.translate(p.sx, p.sy);
      x.rotate(-p.A);
      for (let v = -2.2; v < 0.4; v += 0.11)
        stroke(
          x,
          [
            [p.s - 0.7, v],
            [p.s + 0.1, v],
          ],
          d,
          0.045,
        );
      x.restore();
    }
  };
  const g = shell(
    m,
    skins(c, p, [-6.6, -7.2, 6.6, 0.4], { over2: rib, rib: 0.3, hem: false, cuffs: [] }, M),
    { rimMat: wool(c), r: 0.055 },
  );
  neckTag(m, g, '#e9e2d3');
  return g;
}
