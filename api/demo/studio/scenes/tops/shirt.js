import { topPattern } from '../../top-pattern.js';
import { drape, shell, button, cord } from '../../tailor.js';
import { Surface, overlay } from '../../garment.js';
import { neckLoop, shirtCollar } from '../../collars.js';
import { cloth, weave, mat } from '../../materials.js';
import { mesh, shade } from '../../geo.js';
import { skins } from './parts.js';
import { checkedCloth, checkedTop } from './check.js';

export function shirt(c, o = {}) {
  const p = topPattern({ s: 5.5, cuff: 1.2, ang: 44, w: 2.6, len: 7.3, nd: 0.62, nw: 0.74, flare: 0.05 }),
    m = drape('shirt', p, { arm0: 46, arm1: 14, long: true, fore: 0.3 }, { bend: 0.16 }),
    W = (k, q) => weave(k, { rough: 0.85, ...q });
  const lines = o.stripe
    ? (x, f, b) => {
        if (!b)
          for (let i = -34; i < 34; i++) {
            x.fillStyle = o.stripe;
            x.fillRect(i * 0.2, -9, 0.05, 10);
          }
      }
    : o.check
      ? (x, f, b) => {
          if (!b) checkedTop(x, p, { base: c, ...o });
        }
      : null;
  const mats = skins(
      c,
      p,
      [-6.6, -7.8, 6.6, 0.4],
      {
        under: lines,
        rib: 0,
        over: true,
        cuffs: [0.08, 0.62, 0.66],
        cuffSolid: true,
        px: o.check ? 4096 : 2048,
      },
      W,
    ),
    g = shell(m, mats, { rimMat: W(c), r: 0.022 }),
    F = new Surface(m, 0),
    l = neckLoop(g.loops);
  const pm = () => mats[0],
    cm = W(c);
  g.add(
    mesh(
      overlay(
        F,
        [
          [-0.18, -p.nd - 0.0],
          [0.18, -p.nd + 0.03],
          [0.18, -7.3],
          [-0.18, -7.3],
        ],
        { thick: 0.03, h: 0.06 },
      ),
      pm(),
    ),
  );
  for (const q of [-1, 1])
    g.add(
      cord(
        F,
        [
          [q * 0.14, -p.nd - 0.1],
          [q * 0.14, -7.25],
        ],
        0.006,
        cloth(shade(c, -0.1)),
        0.045,
      ),
    );
  g.add(
    mesh(
      overlay(
        F,
        [
          [0.85, -1.75],
          [1.75, -1.75],
          [1.75, -2.6],
          [1.3, -2.78],
          [0.85, -2.6],
        ],
        { thick: 0.025, h: 0.06 },
      ),
      pm(),
    ),
  );
  g.add(
    cord(
      F,
      [
        [0.87, -1.88],
        [1.73, -1.88],
      ],
      0.006,
      cloth(shade(c, -0.1)),
      0.035,
    ),
  );
  const bm = mat(o.button ?? '#f2efe8', { rough: 0.25, clear: 0.6 });
  for (let i = 0; i < 7; i++) g.add(button(F, 0, -p.nd - 0.28 - i * 0.92, bm, 0.058, 0.04));
  g.add(mesh(shirtCollar(l), o.check ? W(c, { map: checkedCloth(c, o) }) : cm));
  g.add(button(F, 0, -p.nd - 0.02, bm, 0.055, 0.07));
  return g;
}
