import { outline } from '../../pattern.js';
import { drape, shell } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { paint } from '../../garment.js';
import { cloth, mat } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { strap } from '../../sweeps.js';

/** Soft folds of a bodice that is cut on the bias. */
const drapery = (x, y) => {
  const down = Math.max(0, Math.min(1, (-1.7 - y) / 1.2)) * Math.max(0, Math.min(1, (y + 4.55) / 0.9));
  return (
    down *
    (0.085 * Math.sin(2.6 * x - 3 * y + 0.6 * Math.sin(1.7 * x)) + 0.04 * Math.sin(4.1 * x + 2.2 * y + 1))
  );
};

export function dress(c, o = {}) {
  const hw = o.flare ?? 5.2,
    len = o.len ?? -12.4,
    half = (b) =>
      outline(
        [0, b ? -2.3 : -2.0],
        [
          ['open', 0.5, b ? -2.3 : -2.1, 1.02, -1.5],
          ['open', 1.14, -1.5],
          ['open', 1.4, -2.2, 2.0, -2.75],
          ['seam', 2.0, -3.6, 1.66, -4.5],
          ['seam', 1.7, -5.2, 2.15, -6.3],
          ['seam', hw, len],
          ['open', hw * 0.55, len - 0.32, 0, len - 0.36],
        ],
      ),
    p = { front: half(false), back: half(true) };
  const m = drape(
    'dress' + hw + len + Boolean(o.satin),
    p,
    {
      width: 0.86,
      depth: 0.9,
      torso: [
        [0.9, 0.56, 0.56, 0],
        [0, 0.6, 0.6, 0],
        [-0.35, 0.95, 0.64, 0],
        [-0.8, 1.5, 0.85, 0],
        [-1.6, 1.72, 1.05, 0.06],
        [-2.4, 1.7, 1.15, 0.1],
        [-3.4, 1.5, 1.02, 0.06],
        [-4.3, 1.4, 0.95, 0.02],
        [-5.2, 1.62, 1.06, 0],
        [-6.2, 1.9, 1.25, -0.03],
        [-9, 2.05, 1.45, 0],
        [-14, 2.5, 1.95, 0],
      ],
    },
    {
      flat: {
        still: true,
        ...(o.satin && { count: 0 }),
        wave: (x, y) =>
          y < -4.6
            ? 0.11 *
              Math.min(1, (-4.6 - y) / 2.5) *
              Math.sin((22 * x) / (1.7 + (-4.6 - y) * 0.46) + 1.2 * Math.sin(y * 0.5))
            : o.satin
              ? drapery(x, y)
              : 0,
      },
      smooth: 0,
      bend: 0.03,
      h: o.satin ? 0.09 : 0.14,
      damp: 0.98,
      steps: 190,
      friction: 0.8,
      after: null,
      init: (mm) => {
        mm.pin = [];
        for (let i = 0; i < mm.pos.length / 3; i++) if (mm.uv[2 * i + 1] > -1.62) mm.pin.push(i);
      },
      tick: (u, pos, inv, mm) => {
        for (const i of mm.pin) {
          const f = (mm.front ??= new Map());
          if (!f.has(i)) f.set(i, Math.sign(pos[3 * i + 2] || 1));
          inv[i] = 0;
          pos[3 * i] = mm.uv[2 * i] * 0.95;
          pos[3 * i + 1] = mm.uv[2 * i + 1];
          pos[3 * i + 2] = f.get(i) * (0.05 + 0.68 * Math.min(1, u / 0.35)) + 0.06;
        }
      },
    },
  );
  const base = o.satin ? shade(c, 0.025) : c,
    B = [-4.6, -13.4, 4.6, -1],
    fl = (x, f, b) => {
      if (!o.flowers || b) return;
      let s = 5;
      const r = () => (s = (s * 16807) % 2147483647) / 2147483647;
      for (let i = 0; i < 420; i++) {
        const cx = -4.6 + r() * 9.2,
          cy = -13.2 + r() * 12,
          k = 0.09 + r() * 0.1,
          col = o.flowers[Math.floor(r() * o.flowers.length)];
        x.fillStyle = col;
        for (let q = 0; q < 5; q++) {
          const a = q * 1.2566 + r();
          x.beginPath();
          x.ellipse(cx + Math.cos(a) * k, cy + Math.sin(a) * k, k * 0.75, k * 0.55, a, 0, 7);
          x.fill();
        }
        x.fillStyle = '#f4d27a';
        x.beginPath();
        x.arc(cx, cy, k * 0.4, 0, 7);
        x.fill();
        if (r() > 0.4) {
          x.fillStyle = o.leaf ?? '#5e7d5b';
          x.beginPath();
          x.ellipse(cx + k * 2.2, cy - k, k * 0.9, k * 0.35, r() * 3, 0, 7);
          x.fill();
        }
      }
    };
  const draw = (f, b) => (x) => {
    fl(x, f, b);
    if (o.waist !== false) {
      stroke(
        x,
        [
          [-2, -4.45],
          [2, -4.45],
        ],
        b ? '#202020' : 'rgba(0,0,0,.25)',
        0.04,
      );
      for (let i = -40; i < 40 && !o.satin; i++)
        stroke(
          x,
          [
            [i * 0.06, -4.47],
            [i * 0.06, -4.75 - 0.12 * (i % 3)],
          ],
          b ? '#505050' : 'rgba(0,0,0,.10)',
          0.022,
        );
    }
    stroke(
      x,
      [
        [-4.6, len + 0.05],
        [4.6, len + 0.05],
      ],
      b ? '#606060' : 'rgba(0,0,0,.12)',
      0.02,
    );
  };
  const M = (k, q) =>
      o.satin
        ? mat(k, { rough: 0.4, metal: 0.6, specGain: 2.3, micro: ['weave', 90, 0.0005, 0.03], ...q })
        : cloth(k, { rough: 0.85, micro: ['weave', 56, 0.002, 0.1], ...q }),
    mats = [true, false].map((f) =>
      M(c, {
        map: paint(B, draw(f, false), { base }),
        bump: paint(B, draw(f, true), { data: true }),
        bumpScale: 0.03,
      }),
    ),
    g = shell(m, mats, { rimMat: M(base), r: 0.025 }),
    F = new Surface(m, 0),
    Bk = new Surface(m, 1);
  for (const q of [-1, 1]) {
    const a = F.at(q * 1.08, -1.52, 0),
      b = Bk.at(q * 1.08, -1.52, 0);
    g.add(
      mesh(
        strap(
          [
            a.toArray(),
            [a.x * 0.98, -0.9, a.z * 0.9 + 0.05],
            [a.x * 0.93, -0.33, 0.32],
            [a.x * 0.92, -0.22, 0],
            [a.x * 0.93, -0.33, -0.32],
            [b.x * 0.98, -0.9, b.z * 0.9],
            b.toArray(),
          ],
          [1, 0, 0],
          0.13,
          0.03,
          90,
        ),
        M(base),
      ),
    );
  }
  if (o.belt)
    g.add(
      mesh(
        overlay(
          F,
          [
            [-1.72, -4.62],
            [1.72, -4.62],
            [1.74, -4.3],
            [-1.74, -4.3],
          ],
          { thick: 0.04, h: 0.07 },
        ),
        M(shade(c, -0.03)),
      ),
      mesh(
        overlay(
          Bk,
          [
            [-1.72, -4.62],
            [1.72, -4.62],
            [1.74, -4.3],
            [-1.74, -4.3],
          ],
          { thick: 0.04, h: 0.07 },
        ),
        M(shade(c, -0.03)),
      ),
    );
  return g;
}
