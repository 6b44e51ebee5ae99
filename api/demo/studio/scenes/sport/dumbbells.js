import * as THREE from 'three';
import { mesh, group, cyl, torus, shade, canvas } from '../../geo.js';
import { lathe } from '../../solids.js';
import { mat, metal, brushed, rubber } from '../../materials.js';
import { netMesh, smax } from '../../sdf.js';

export function dumbbells(c, o = {}) {
  const g = new THREE.Group(),
    R = rubber(c, { rough: 0.6 }),
    M = brushed('#c6c9ce');
  const one = () => {
    const q = new THREE.Group();
    for (const s of [-1, 1]) {
      const hx = netMesh(
        (x, y, z) => {
          let d = -9;
          for (let i = 0; i < 6; i++) {
            const a = (i * Math.PI) / 3;
            d = Math.max(d, y * Math.cos(a) + z * Math.sin(a) - 0.52);
          }
          return smax(d, Math.abs(x) - 0.36, 0.1);
        },
        [-0.5, -0.7, -0.7],
        [0.5, 0.7, 0.7],
        90,
      );
      q.add(mesh(hx, R, [s * 1.02, 0, 0]));
      q.add(
        mesh(
          cyl(0.3, 0.3, 0.04, 64),
          mat(shade(c, 0.08), { rough: 0.5 }),
          [s * 1.39, 0, 0],
          [0, 0, Math.PI / 2],
        ),
      );
      q.add(
        mesh(
          torus(0.3, 0.018, 6.2832, 12, 80),
          mat(o.accent ?? '#e2643f', { rough: 0.4 }),
          [s * 1.385, 0, 0],
          [0, Math.PI / 2, 0],
        ),
      );
      const t = canvas(256, 256, (x) => {
        x.fillStyle = shade(c, 0.08);
        x.fillRect(0, 0, 256, 256);
        x.fillStyle = '#eceae5';
        x.font = '700 110px sans-serif';
        x.textAlign = 'center';
        x.fillText(o.kg ?? '8', 128, 148);
        x.font = '600 40px sans-serif';
        x.fillText('KG', 128, 196);
      });
      q.add(
        mesh(
          new THREE.CircleGeometry(0.28, 64),
          mat('#fff', { map: t, rough: 0.5 }),
          [s * 1.412, 0, 0],
          [0, (s * Math.PI) / 2, 0],
        ),
      );
    }
    const pts = [];
    for (let i = 0; i <= 40; i++) {
      const y = -0.72 + (i / 40) * 1.44;
      pts.push([0.125 + 0.035 * Math.cos((y / 0.72) * 1.57) + 0.0, y]);
    }
    q.add(
      mesh(
        lathe(pts, 64),
        metal('#c9ccd1', { rough: 0.3, micro: ['weave', 34, 0.01, 0.3], mpos: true }),
        [0, 0, 0],
        [0, 0, Math.PI / 2],
      ),
    );
    q.rotation.x = Math.PI / 6;
    return q;
  };
  const a = one(),
    b = one();
  a.position.set(0, 0.52, 0.75);
  b.position.set(-0.15, 0.52, -0.75);
  b.rotation.y = 0.32;
  a.rotation.y = -0.12;
  g.add(a, b);
  g.scale.setScalar(2);
  return group(g);
}
