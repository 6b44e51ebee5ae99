import { mesh, group, cyl } from '../../geo.js';
import { matte, rubber } from '../../materials.js';
import { netMesh, ell, smax } from '../../sdf.js';

export function mouse(c) {
  const f = (x, y, z) => {
    const w = 0.62 - 0.05 * Math.cos(z * 2.2),
      top = ell(x, y + 0.12, z + 0.05, w + 0.02, 0.62, 1.08),
      cut = -y - 0.02;
    return smax(top, cut, 0.1) + 0.012 * Math.exp(-(x ** 2) / 0.0004) * (z < -0.1 && y > 0.15 ? 1 : 0) * 1;
  };
  const g = group(mesh(netMesh(f, [-0.8, -0.15, -1.3], [0.8, 0.7, 1.2], 120), matte(c), [0, 0.06, 0]));
  g.add(mesh(cyl(0.13, 0.13, 0.1, 40), rubber('#333'), [0, 0.43, -0.52], [0, 0, Math.PI / 2]));
  return g;
}
