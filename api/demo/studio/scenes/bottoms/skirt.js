import { loft } from '../../edges.js';
import { cloth, mat } from '../../materials.js';
import { mesh, group, shade, V } from '../../geo.js';
import { pipe } from '../../sweeps.js';

// laid flat: half as wide as it is round, and hardly thick
const WIDE = 1.42;
const FLAT = 0.12;

export function skirt(c, o = {}) {
  // pleated midi skirt
  const n = 34,
    H = 6.6,
    pos = [],
    rows = [];
  const tri = (t) => {
    const f = t - Math.floor(t);
    return f < 0.78 ? f / 0.78 : 1 - (f - 0.78) / 0.22;
  };
  for (let j = 0; j <= 70; j++) {
    const v = j / 70,
      y = -v * H,
      row = [];
    for (let i = 0; i < n * 14; i++) {
      const a = (i / (n * 14)) * 6.28318,
        k = v ** 1.1,
        r = 1.18 + 0.5 * Math.sin(Math.min(1, v * 2.4) * 1.57) + 1.0 * v,
        am = 0.02 + 0.3 * k,
        sway = 0.09 * v * Math.sin(a * 3 + 1) + 0.06 * v * Math.sin(a * 5 + v * 3),
        ph = (a * n) / 6.28318 + 0.08 * Math.sin(a * 4) + 0.05 * Math.sin(v * 4 + a * 6) * v,
        fold = am * (tri(ph) - 0.5),
        rr = r + sway;
      row.push(V(Math.cos(a) * (rr + 0.5 * fold) * WIDE, y, Math.sin(a) * (rr * FLAT + fold)));
    }
    rows.push(row);
  }
  const M = (k, q) =>
    o.satin
      ? mat(k, { rough: 0.38, sheen: 0.6, spec: 0.9, micro: ['weave', 90, 0.0006, 0.03], ...q })
      : cloth(k, { rough: 0.8, micro: ['weave', 50, 0.002, 0.1], ...q });
  const geo = loft(rows),
    g = group(mesh(geo, M(c)));
  const wb = [];
  for (const [dy, k] of [
    [-0.02, 1.0],
    [0.0, 1.03],
    [0.18, 1.035],
    [0.36, 1.03],
    [0.4, 1.0],
    [0.36, 0.965],
    [0, 0.965],
  ]) {
    const row = [];
    for (let i = 0; i < 160; i++) {
      const a = (i / 160) * 6.28318;
      row.push(V(Math.cos(a) * 1.19 * WIDE * k, dy, Math.sin(a) * 1.19 * FLAT * k));
    }
    wb.push(row);
  }
  g.add(mesh(loft(wb), M(shade(c, -0.02))));
  g.add(mesh(pipe(rows[70], 0.02, true, 6, 900), M(c)));
  g.userData = { plane: 'wall', wallGap: 0.02 };
  return g;
}
