import * as THREE from 'three';
import { mesh, group, shade, V } from '../../geo.js';
import { pipe } from '../../sweeps.js';
import { cloth, weave, wool } from '../../materials.js';
import { surface } from '../../last.js';

export function cushion(c, o = {}) {
  const S = 1.5,
    f = (x, y, z) => {
      const e = Math.max(Math.abs(x), Math.abs(y)) / S,
        px = Math.min(1, Math.abs(x) / S),
        py = Math.min(1, Math.abs(y) / S),
        h = 0.5 * Math.sqrt(Math.max(0, (1 - px ** 2.6) * (1 - py ** 2.6))),
        cr =
          0.03 * Math.sin(x * 7 + 2 * Math.sin(y * 2)) * Math.exp(-((1 - py) ** 2) * 14) +
          0.03 * Math.sin(y * 8 + 2 * Math.sin(x * 2.4)) * Math.exp(-((1 - px) ** 2) * 14) +
          0.02 * Math.sin((x + y) * 3 + 1) * h;
      return [h, cr];
    };
  const mk = (s) => {
    const g = surface(
      (u, v) => {
        const x = u * 2 - 1,
          y = v,
          k = 1 - 0.055 * (1 - y ** 2) * Math.abs(x) ** 3,
          k2 = 1 - 0.055 * (1 - x * x) * Math.abs(y) ** 3,
          X = x * S * k,
          Y = y * S * k2,
          [h, cr] = f(x * S * 0.999, y * S * 0.999, 0);
        return V(X, Y, s * (h + cr * Math.min(1, h * 6)));
      },
      140,
      140,
      0,
      1,
      -1,
      1,
    );
    const uv = g.attributes.uv,
      p = g.attributes.position;
    for (let i = 0; i < uv.count; i++) uv.setXY(i, p.getX(i), p.getY(i));
    return g;
  };
  const M = o.rib
    ? cloth(c, { micro: ['rib', 7, 0.05, 0.25], sheen: 0.7 })
    : o.cable
      ? wool(c, { micro: ['cable', 3.2, 0.06, 0.3] })
      : weave(c, { micro: ['weave', 24, 0.006, 0.3] });
  const g = new THREE.Group();
  g.add(mesh(mk(1), M), mesh(mk(-1), M));
  const ed = [];
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 30; k++) {
      const u = -1 + k / 15,
        [x, y] = [
          [u, -1],
          [1, u],
          [-u, 1],
          [-1, -u],
        ][i],
        kk = 1 - 0.055 * (1 - y * y) * Math.abs(x) ** 3,
        k2 = 1 - 0.055 * (1 - x * x) * Math.abs(y) ** 3;
      ed.push(V(x * S * kk, y * S * k2, 0));
    }
  g.add(mesh(pipe(ed, 0.04, true, 12, 400), cloth(o.pipe ?? shade(c, -0.08))));
  g.rotation.set(-0.2, 0, 0.06);
  g.position.y = 1.5;
  g.scale.setScalar(1.6);
  return group(g);
}
