import { topPattern } from '../../top-pattern.js';
import { drape, shell, button } from '../../tailor.js';
import { Surface, overlay, stroke } from '../../garment.js';
import { neckLoop } from '../../collars.js';
import { weave, wool, mat } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { skins } from './parts.js';
import { collarBack, shirtFront } from './blazer-parts.js';

export function blazer(c, o = {}) {
  const vd = o.vd ?? 3.3,
    p = topPattern({
      s: 5.5,
      cuff: 1.3,
      ang: 46,
      w: 2.7,
      len: 7.4,
      nd: vd,
      nw: 0.86,
      sx: 2.3,
      vee: true,
      flare: 0.12,
      backNeck: 0.16,
    }),
    m = drape(
      'blazer' + vd,
      p,
      { arm0: 44, arm1: 11, long: true, fore: 0.22, armR: 1.08, bend: 0.16, shoulder: [1.68, -0.92] },
      { flat: false, bend: 0.45, thick: 0.13, friction: 0.7 },
    ),
    M = (k, q) => wool(k, { micro: ['twill', 46, 0.004, 0.22], sheen: 0.35, ...q });
  const pat = o.check
    ? (x) => {
        for (let i = -20; i < 20; i++) {
          x.globalAlpha = 0.35;
          stroke(
            x,
            [
              [i * 0.55, -8],
              [i * 0.55, 1],
            ],
            o.check,
            0.025,
          );
          stroke(
            x,
            [
              [-7, i * 0.55],
              [7, i * 0.55],
            ],
            o.check,
            0.025,
          );
          x.globalAlpha = 1;
        }
      }
    : o.pin
      ? (x) => {
          for (let i = -40; i < 40; i++)
            stroke(
              x,
              [
                [i * 0.24, -8],
                [i * 0.24, 1],
              ],
              o.pin,
              0.014,
              [0.02, 0.02],
            );
        }
      : null;
  const over2 = (x, f, b) => {
    const d = b ? '#181818' : 'rgba(0,0,0,.5)';
    if (f) {
      stroke(
        x,
        [
          [0.0, -vd - 0.02],
          [0.16, -vd - 0.5],
          [0.18, -6.6],
          [0.6, -7.45],
        ],
        d,
        0.045,
      );
      for (const q of [-1, 1])
        stroke(
          x,
          [
            [q * 1.15, -2.9],
            [q * 1.3, -4.6],
            [q * 1.35, -5.4],
          ],
          b ? '#606060' : 'rgba(0,0,0,.12)',
          0.02,
        );
    } else {
      stroke(
        x,
        [
          [0, -0.2],
          [0, -7.4],
        ],
        b ? '#505050' : 'rgba(0,0,0,.2)',
        0.025,
      );
    }
  };
  const mats = skins(
      c,
      p,
      [-6.6, -7.8, 6.6, 0.4],
      {
        under: (x, f, b) => {
          if (!b) pat?.(x);
        },
        over2,
        rib: 0,
        hem: false,
        cuffs: [],
      },
      M,
    ),
    g = shell(m, mats, { rimMat: M(c), r: 0.035 }),
    F = new Surface(m, 0),
    lap = o.satin ? mat(o.satin, { rough: 0.3, sheen: 0.6, clear: 0.15, clearRough: 0.4 }) : mats[0],
    bm = mat(o.button ?? shade(c, -0.1), { rough: 0.3, clear: 0.5 });
  for (const q of [-1, 1]) {
    const lp = o.shawl
      ? [
          [q * 0.02, -vd + 0.06],
          [q * 0.42, -vd * 0.62],
          [q * 0.83, -0.06],
          [q * 1.22, -0.12],
          [q * 1.45, -1.1],
          [q * 1.2, -2.2],
          [q * 0.5, -vd + 0.1],
        ]
      : [
          [q * 0.03, -vd + 0.06],
          [q * 0.42, -vd * 0.62],
          [q * 0.72, -0.8],
          [q * 1.06, -1.06],
          [q * 1.72, -0.98],
          [q * 1.5, -1.75],
          [q * 0.8, -vd + 0.55],
        ];
    g.add(mesh(overlay(F, q > 0 ? lp : lp.slice().reverse(), { thick: 0.07, puff: 0.035, h: 0.06 }), lap));
    if (!o.shawl) {
      const cl = [
        [q * 0.7, -0.74],
        [q * 0.86, -0.03],
        [q * 1.25, -0.14],
        [q * 1.5, -0.82],
        [q * 1.1, -1.0],
      ];
      g.add(
        mesh(
          overlay(F, q > 0 ? cl : cl.slice().reverse(), { thick: 0.085, puff: 0.03, h: 0.06 }),
          o.satin ? lap : mats[0],
        ),
      );
    }
    const fl = [
      [q * 0.95, -5.35],
      [q * 1.95, -5.25],
      [q * 1.97, -5.62],
      [q * 0.97, -5.72],
    ];
    g.add(mesh(overlay(F, q > 0 ? fl : fl.slice().reverse(), { thick: 0.045, h: 0.06 }), mats[0]));
  }
  const l = neckLoop(g.loops);
  g.add(
    mesh(
      overlay(
        F,
        [
          [1.15, -2.35],
          [1.85, -2.28],
          [1.85, -2.44],
          [1.15, -2.51],
        ].reverse(),
        { thick: 0.04, h: 0.05 },
      ),
      mats[0],
    ),
  );
  if (o.square) {
    g.add(
      mesh(
        overlay(
          F,
          [
            [1.2, -2.34],
            [1.8, -2.28],
            [1.76, -2.05],
            [1.6, -2.15],
            [1.48, -1.98],
            [1.34, -2.16],
            [1.24, -2.08],
          ].reverse(),
          { thick: 0.035, puff: 0.02, h: 0.05 },
        ),
        weave(o.square),
      ),
    );
  }
  for (const y of o.shawl ? [-vd - 0.3] : [-vd - 0.22, -vd - 1.15]) g.add(button(F, 0.0, y, bm, 0.085, 0.05));
  for (let i = 0; i < 3; i++)
    for (const q of [-1, 1]) {
      const k = 0.25 + i * 0.22,
        [ex, ey] = p.cuff[0];
      g.add(
        button(
          F,
          q * (ex - k * Math.cos(p.A) - 0.12 * Math.sin(p.A)),
          ey + k * Math.sin(p.A) - 0.12 * Math.cos(p.A),
          bm,
          0.05,
          0.03,
        ),
      );
    }
  const nb = [];
  g.add(mesh(collarBack(l), mats[1]));
  if (o.shirt) g.add(shirtFront(o.shirt, o.tie, o));
  // laid flat, shirt and all
  g.scale.set(1.08, 1, 0.36);
  return g;
}
