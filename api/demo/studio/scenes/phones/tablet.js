import * as THREE from 'three';
import { mesh, group, cyl, canvas } from '../../geo.js';
import { slab, rrect } from '../../solids.js';
import { mat, gloss, metal, plastic, matte } from '../../materials.js';
import { wallpaper } from './wallpaper.js';

export function tablet(c, o = {}) {
  const W = 2.4,
    H = 1.72,
    D = 0.07,
    r = 0.12,
    g = new THREE.Group(),
    t = canvas(1600, 1146, (x, w, h) => {
      const b = wallpaper(o.hue ?? 170, 3).image;
      x.save();
      x.translate(w, 0);
      x.rotate(Math.PI / 2);
      x.drawImage(b, 0, 0, h, w);
      x.restore();
      for (let i = 0; i < 5; i++)
        for (let j = 0; j < 2; j++) {
          x.fillStyle = `hsla(${i * 67 + j * 40},65%,${62 - j * 8}%,.95)`;
          x.beginPath();
          x.roundRect(210 + i * 250, 560 + j * 230, 140, 140, 36);
          x.fill();
          x.fillStyle = 'rgba(255,255,255,.9)';
          x.beginPath();
          x.arc(280 + i * 250, 630 + j * 230, 34, 0, 7);
          x.fill();
        }
      x.fillStyle = '#fff';
      x.font = '300 180px sans-serif';
      x.fillText('9:41', 200, 330);
      x.font = '500 46px sans-serif';
      x.fillText('Thursday 14', 212, 410);
    });
  g.add(
    mesh(slab(rrect(W, H, r), D, 0.02, 6), metal(c, { rough: 0.34 })),
    mesh(slab(rrect(W - 0.03, H - 0.03, r - 0.015), 0.012, 0.004, 3), gloss('#08090c'), [
      0,
      0,
      D / 2 - 0.003,
    ]),
  );
  const sg = new THREE.ShapeGeometry(rrect(W - 0.2, H - 0.2, r - 0.07), 24),
    uv = sg.attributes.uv,
    p = sg.attributes.position;
  for (let i = 0; i < p.count; i++) uv.setXY(i, p.getX(i) / (W - 0.2) + 0.5, p.getY(i) / (H - 0.2) + 0.5);
  g.add(
    mesh(
      sg,
      mat('#000', { rough: 0.06, emit: '#fff', emitMap: t, emitI: 0.92, clear: 1, clearRough: 0.03 }),
      [0, 0, D / 2 + 0.005],
    ),
    mesh(
      cyl(0.015, 0.015, 0.004, 24),
      gloss('#11162c'),
      [0, H / 2 - 0.055, D / 2 + 0.004],
      [Math.PI / 2, 0, 0],
    ),
  );
  g.rotation.x = -0.32;
  g.position.y = 0.85;
  const st = mesh(
    slab(rrect(W * 0.96, 0.9, 0.05), 0.03, 0.01),
    matte('#3b3d42'),
    [0, 0.42, -0.52],
    [0.55, 0, 0],
  );
  const pen = mesh(
      new THREE.CapsuleGeometry(0.045, 1.5, 8, 32),
      plastic('#f4f4f2'),
      [0.35, 0.05, 0.75],
      [0, 0.25, Math.PI / 2],
    ),
    tip = mesh(
      new THREE.ConeGeometry(0.045, 0.14, 32),
      plastic('#e6e6e4'),
      [-0.47, 0.05, 0.955],
      [0, 0.25, Math.PI / 2],
    );
  const out = group(g, st, pen, tip);
  out.scale.setScalar(2);
  return out;
}
