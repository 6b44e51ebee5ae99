import { topPattern } from '../../top-pattern.js';
import { drape, shell } from '../../tailor.js';
import { stroke } from '../../garment.js';
import { jersey } from '../../materials.js';
import { skins, neckTag } from './parts.js';

const SUN = (x, front) => {
  if (!front) return;
  const cx = 0,
    cy = -2.6;
  x.save();
  for (let i = 0; i < 5; i++) {
    x.fillStyle = ['#f4c15d', '#ee9a4d', '#e06f4c', '#b94e58', '#7a3f63'][i];
    x.beginPath();
    x.rect(cx - 1.1, cy - 0.62 - i * 0.0 + (0.72 - i * 0.28), 2.2, 0.2);
    x.save();
    x.clip();
    x.beginPath();
    x.arc(cx, cy, 0.95, 0, 7);
    x.fill();
    x.restore();
  }
  x.restore();
  x.save();
  x.scale(1, -1);
  x.fillStyle = '#3c3340';
  x.font = '600 .3px sans-serif';
  x.textAlign = 'center';
  x.fillText('SLOW SUNDAYS', 0, 4.05);
  x.restore();
};

const WAVE = (x, front) => {
  if (!front) return;
  for (let i = 0; i < 6; i++) {
    const p = [];
    for (let k = 0; k <= 40; k++) {
      const u = -1.2 + k * 0.06;
      p.push([u, -2.1 - i * 0.22 + 0.1 * Math.sin(u * 4 + i * 0.7)]);
    }
    stroke(x, p, ['#e9e3d5', '#9fc3c9', '#6aa3b0', '#e5a46b', '#d9744f', '#e9e3d5'][i], 0.1);
  }
};

export function tee(c, o = {}) {
  const p = topPattern(),
    m = drape('tee', p, { arm0: 64, arm1: 22 }),
    print = { sun: SUN, wave: WAVE }[o.print];
  const g = shell(
    m,
    skins(
      c,
      p,
      [-5, -7.6, 5, 0.4],
      {
        under: (x, f, b) => {
          if (!b) print?.(x, f);
        },
      },
      jersey,
    ),
    { rimMat: jersey(c) },
  );
  neckTag(m, g, c > '#9' ? '#dcd6ca' : '#3a3b40');
  return g;
}
