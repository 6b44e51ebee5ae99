import { Surface, overlay } from '../../garment.js';
import { paint } from '../../garment.js';
import { cloth } from '../../materials.js';
import { mesh } from '../../geo.js';
import { seams } from './seams.js';

export const DARK = 'rgba(0,0,0,.22)';

export const SOFT = 'rgba(0,0,0,.13)';

export const skins = (c, p, B, o, M) =>
  [true, false].map((f) =>
    M(c, {
      map: paint(
        B,
        (x) => {
          o.under?.(x, f, false);
          seams(x, p, f, false, o);
          o.over2?.(x, f, false);
        },
        { base: c, px: o.px },
      ),
      bump: paint(
        B,
        (x) => {
          o.under?.(x, f, true);
          seams(x, p, f, true, o);
          o.over2?.(x, f, true);
        },
        { data: true, px: o.px },
      ),
      bumpScale: 0.035,
      ...o.mat,
    }),
  );

export const neckTag = (m, g, c) =>
  g.add(
    mesh(
      overlay(
        new Surface(m, 1),
        [
          [-0.24, -0.52],
          [0.24, -0.52],
          [0.24, -0.34],
          [-0.24, -0.34],
        ],
        { thick: -0.035, h: 0.05 },
      ),
      cloth(c),
    ),
  );
