import { topPattern, sleeveAt } from '../../top-pattern.js';
import { drape, shell } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { neckLoop, collar } from '../../collars.js';
import { metal, mat } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { skins, zip } from './parts.js';

export function puffer(c, o = {}) {
  const p = topPattern({ s: 5.3, cuff: 1.5, ang: 44, w: 2.9, len: 6.9, nd: 0.62, nw: 0.88, sx: 2.3 }),
    per = 0.86,
    ch = (x, y) => {
      const u = sleeveAt(p, x, y),
        t = u === null ? (y + 0.3) / per : (u + 0.2) / 0.92,
        k = Math.abs(Math.sin(Math.PI * t));
      return { k, t, u };
    };
  const rnd = (x, y) =>
    Math.sin(x * 5.1 + 2 * Math.sin(y * 3.1)) * 0.5 +
    Math.sin(x * 11.3 + y * 4.7) * 0.3 +
    Math.sin(x * 19 - y * 13) * 0.2;
  const m = drape(
      'puffer',
      p,
      { arm0: 46, arm1: 20, long: true, fore: 0.25, armR: 1.25 },
      {
        bend: 0.3,
        thick: 0.12,
        smooth: 0.5,
        displace: (x, y) => {
          const { k } = ch(x, y);
          return (
            0.27 * k ** 0.5 +
            0.035 * rnd(x * 1.3, y * 1.3) * (1 - k) ** 0.6 * Math.min(1, k * 8) +
            0.015 * rnd(x * 2, y * 2)
          );
        },
      },
    ),
    M = (k, q) =>
      mat(k, {
        rough: 0.42,
        sheen: 0.3,
        clear: 0.12,
        clearRough: 0.4,
        micro: ['weave', 90, 0.001, 0.04],
        ...q,
      });
  const lines = (x, f, b) => {
    if (!b) {
      x.globalAlpha = 0.35;
    }
    for (let y = -0.3; y > -7; y -= per)
      stroke(
        x,
        [
          [-2.9, y],
          [2.9, y],
        ],
        b ? '#101010' : 'rgba(0,0,0,.5)',
        0.03,
      );
    for (const q of [-1, 1]) {
      x.save();
      x.scale(q, 1);
      x.translate(p.sx, p.sy);
      x.rotate(-p.A);
      for (let u = 0.72; u < 5.4; u += 0.92)
        stroke(
          x,
          [
            [u, -2.5],
            [u, 0.4],
          ],
          b ? '#101010' : 'rgba(0,0,0,.5)',
          0.03,
        );
      x.restore();
    }
    x.globalAlpha = 1;
  };
  const g = shell(
      m,
      skins(c, p, [-6.6, -7.4, 6.6, 0.4], { over2: lines, rib: 0, hem: false, cuffs: [] }, M),
      { rimMat: M(c), r: 0.07 },
    ),
    F = new Surface(m, 0),
    l = neckLoop(g.loops);
  g.add(
    mesh(
      collar(
        l,
        [
          [-0.1, 0.0],
          [0.05, 0.2],
          [0.22, 0.22],
          [0.38, 0.14],
          [0.42, 0.2],
          [0.58, 0.2],
          [0.74, 0.1],
          [0.74, 0.0],
          [0.6, -0.1],
          [0.3, -0.06],
          [0, -0.02],
        ],
        { gap: 0.012 },
      ),
      M(c),
    ),
  );
  zip(g, F, -p.nd + 0.0, -p.len, metal('#3a3c42', { rough: 0.4 }), M(shade(c, -0.06)));
  for (const q of [-1, 1])
    g.add(
      mesh(
        overlay(
          F,
          [
            [q * 1.5, -4.25],
            [q * 1.62, -4.25],
            [q * 1.82, -5.45],
            [q * 1.7, -5.45],
          ],
          { thick: 0.03, h: 0.06 },
        ),
        M(shade(c, -0.07)),
      ),
    );
  return g;
}
