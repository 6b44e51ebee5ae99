import { topPattern } from '../../top-pattern.js';
import { drape, shell } from '../../tailor.js';
import { jersey } from '../../materials.js';
import { skins, neckTag } from './parts.js';

export function stripe(c, o = {}) {
  const p = topPattern({ s: 5.5, cuff: 1.12, ang: 44, w: 2.42, len: 6.9, nd: 0.62, nw: 1.15 }),
    m = drape('ls', p, { arm0: 46, arm1: 15, long: true, fore: 0.35 }, { bend: 0.06 }),
    ink = o.ink ?? '#26344f';
  const under = (x, f, b) => {
    if (b) return;
    for (let y = -1.5; y > -7; y -= 0.42) {
      x.fillStyle = ink;
      x.fillRect(-2.62, y, 5.24, 0.17);
    }
    for (const q of [-1, 1]) {
      x.save();
      x.scale(q, 1);
      x.beginPath();
      x.moveTo(p.sx, 1);
      x.lineTo(p.sx - 0.02, -1.2);
      x.lineTo(p.sx + 0.04, -2.1);
      x.lineTo(p.w - 0.02, -3.02);
      x.lineTo(9, -9);
      x.lineTo(9, 1);
      x.clip();
      x.fillStyle = c;
      x.fillRect(1.5, -8, 8, 9);
      x.translate(p.sx, p.sy);
      x.rotate(-p.A);
      x.fillStyle = ink;
      for (let u = 0.62; u < 6; u += 0.42) x.fillRect(u, -3, 0.17, 4);
      x.restore();
    }
  };
  const g = shell(m, skins(c, p, [-6.6, -7.4, 6.6, 0.4], { under, rib: 0.1 }, jersey), { rimMat: jersey(c) });
  neckTag(m, g, ink);
  return g;
}
