import * as THREE from 'three';
import { mesh, group, box, cyl, canvas } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { strap } from '../../sweeps.js';
import { mat, gloss, metal, rubber, leather } from '../../materials.js';

export function smartwatch(c, o = {}) {
  const g = new THREE.Group(),
    w = 1.0,
    h = 1.18,
    r = 0.3,
    body = o.body ?? '#2c2d31',
    t = canvas(640, 760, (x, W, H) => {
      x.fillStyle = '#030406';
      x.fillRect(0, 0, W, H);
      const cx = W / 2,
        cy = H / 2 + 10;
      [
        ['#ff375f', 250, 0.82],
        ['#9df442', 206, 0.64],
        ['#35d6f2', 162, 0.48],
      ].forEach(([cc, R, k]) => {
        x.lineCap = 'round';
        x.lineWidth = 36;
        x.strokeStyle = cc + '33';
        x.beginPath();
        x.arc(cx, cy, R, 0, 7);
        x.stroke();
        x.strokeStyle = cc;
        x.beginPath();
        x.arc(cx, cy, R, -Math.PI / 2, -Math.PI / 2 + k * Math.PI * 2);
        x.stroke();
      });
      x.fillStyle = '#fff';
      x.textAlign = 'center';
      x.font = '600 96px sans-serif';
      x.fillText('10:09', cx, cy + 18);
      x.font = '500 34px sans-serif';
      x.fillStyle = '#aab';
      x.fillText('THU 14', cx, cy + 66);
    });
  g.add(mesh(slab(rrect(w, h, r), 0.34, 0.13, 14, 32), metal(body, { rough: 0.32 })));
  g.add(
    mesh(
      slab(rrect(w - 0.06, h - 0.06, r - 0.03), 0.06, 0.028, 8),
      gloss('#050608', { rough: 0.04 }),
      [0, 0, 0.16],
    ),
  );
  const sg = new THREE.ShapeGeometry(rrect(w - 0.18, h - 0.18, r - 0.08), 32),
    uv = sg.attributes.uv,
    p = sg.attributes.position;
  for (let i = 0; i < p.count; i++) uv.setXY(i, p.getX(i) / (w - 0.18) + 0.5, p.getY(i) / (h - 0.18) + 0.5);
  g.add(
    mesh(
      sg,
      mat('#000', { rough: 0.04, emit: '#fff', emitMap: t, emitI: 1, clear: 1, clearRough: 0.02 }),
      [0, 0, 0.1915],
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.1, 0, 0.02],
          [0.105, 0.05, 0.02],
          [0.09, 0.1, 0.02],
          [0, 0.1],
        ],
        40,
      ),
      metal(body, { rough: 0.25 }),
      [w / 2 - 0.01, 0.2, 0],
      [0, 0, -Math.PI / 2],
    ),
  );
  g.add(mesh(box(0.03, 0.3, 0.1, 0.014), metal(body, { rough: 0.3 }), [w / 2 + 0.0, -0.2, 0]));
  const M = o.leather ? leather(c) : rubber(c);
  for (const s of [1, -1]) {
    const pts = [
      [0, s * (h / 2 - 0.06), -0.02],
      [0, s * (h / 2 + 0.12), -0.06],
      [0, s * (h / 2 + 0.42), -0.28],
      [0, s * (h / 2 + 0.62), -0.8],
      [0, s * (h / 2 + 0.52), -1.4],
      [0, s * 0.5, -1.82],
      [0, s * -0.06, -1.94 + s * 0.04],
    ];
    g.add(mesh(strap(pts, [1, 0, 0], 0.74, 0.1, 90), M));
  }
  g.add(mesh(box(0.76, 0.12, 0.05, 0.02), metal(body, { rough: 0.3 }), [0, -0.5, -1.88], [0.32, 0, 0]));
  for (let i = 0; i < 4; i++)
    g.add(mesh(cyl(0.03, 0.03, 0.14, 20), mat('#101012'), [0, -h / 2 - 0.36 - 0.0, -0.3], [0, 0, 0]));
  g.rotation.x = -0.2;
  g.scale.setScalar(2.4);
  return group(g);
}
