import { overlay } from '../../garment.js';
import { seams } from '../tops/seams.js';
import { paint } from '../../garment.js';
import { mesh, box } from '../../geo.js';
import { pipe } from '../../sweeps.js';

export const DARK = 'rgba(0,0,0,.25)';

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
        { base: c },
      ),
      bump: paint(
        B,
        (x) => {
          o.under?.(x, f, true);
          seams(x, p, f, true, o);
          o.over2?.(x, f, true);
        },
        { data: true },
      ),
      bumpScale: 0.04,
    }),
  );

export const zip = (g, F, y0, y1, m, tape) => {
  const P = [];
  for (let i = 0; i <= 60; i++) P.push([0, y0 + ((y1 - y0) * i) / 60]);
  g.add(
    mesh(
      overlay(
        F,
        [
          [-0.13, y0],
          [0.13, y0],
          [0.13, y1],
          [-0.13, y1],
        ],
        { thick: 0.03, h: 0.06 },
      ),
      tape,
    ),
  );
  g.add(mesh(pipe(F.line(P, 0.05, 0.2), 0.035, false, 8, 160), m));
  const L = F.line(P, 0.075, 0.075);
  L.forEach((q, i) => {
    if (i % 1 === 0) g.add(mesh(box(0.085, 0.028, 0.03, 0.008, 2), m, q.toArray()));
  });
  const t = F.at(0, y0 - 0.12, 0.1);
  g.add(
    mesh(box(0.1, 0.2, 0.05, 0.02), m, t.toArray()),
    mesh(box(0.06, 0.26, 0.02, 0.01), m, F.at(0, y0 - 0.36, 0.09).toArray()),
  );
};
