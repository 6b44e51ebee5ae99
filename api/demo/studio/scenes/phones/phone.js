import * as THREE from 'three';
import { mesh, group, box, cyl, canvas, ball, shade } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { mat, gloss, metal } from '../../materials.js';
import { wallpaper } from './wallpaper.js';

function screenTex(hue, seed) {
  const base = wallpaper(hue, seed).image;
  return canvas(768, 1600, (x, w, h) => {
    x.drawImage(base, 0, 0);
    x.fillStyle = '#fff';
    x.textAlign = 'center';
    x.font = '600 44px sans-serif';
    x.globalAlpha = 0.9;
    x.fillText('Thursday 14', w / 2, 268);
    x.font = '300 190px sans-serif';
    x.fillText('9:41', w / 2, 450);
    x.globalAlpha = 0.28;
    for (const s of [0.16, 0.84]) {
      x.beginPath();
      x.arc(w * s, h - 130, 52, 0, 7);
      x.fill();
    }
    x.globalAlpha = 0.9;
    x.fillRect(w * 0.34, h - 34, w * 0.32, 9);
  });
}

const lens = (r, x, y, z) =>
  group(
    mesh(
      lathe(
        [
          [0, 0],
          [r, 0, 0.02],
          [r, 0.07, 0.03],
          [r * 0.84, 0.09, 0.02],
          [r * 0.8, 0.06],
          [0, 0.06],
        ],
        64,
      ),
      metal('#3a3c42', { rough: 0.3 }),
      [x, y, z],
      [Math.PI / 2, 0, 0],
    ),
    mesh(
      cyl(r * 0.78, r * 0.78, 0.02, 64),
      gloss('#06070b', { rough: 0.05 }),
      [x, y, z + 0.065],
      [Math.PI / 2, 0, 0],
    ),
    mesh(
      ball(r * 0.42, 32, 20),
      gloss('#101635', { rough: 0.02, iri: 1 }),
      [x, y, z + 0.055],
      [0, 0, 0],
      [1, 1, 0.25],
    ),
  );

export function phone(c, o = {}) {
  const W = o.w ?? 0.72 * 1.02,
    H = 1.5,
    D = 0.082,
    r = 0.115,
    hue = o.hue ?? 255,
    g = new THREE.Group();
  g.add(mesh(slab(rrect(W, H, r), D, 0.022, 8), metal(shade(c, 0.02), { rough: 0.3 })));
  g.add(
    mesh(slab(rrect(W - 0.02, H - 0.02, r - 0.01), 0.012, 0.005, 3), gloss('#08090c', { rough: 0.12 }), [
      0,
      0,
      D / 2 - 0.003,
    ]),
  );
  const t = screenTex(hue, o.seed ?? 1),
    sg = new THREE.ShapeGeometry(rrect(W - 0.066, H - 0.066, r - 0.03), 24),
    uv = sg.attributes.uv,
    p = sg.attributes.position;
  for (let i = 0; i < p.count; i++) uv.setXY(i, p.getX(i) / (W - 0.066) + 0.5, p.getY(i) / (H - 0.066) + 0.5);
  g.add(
    mesh(
      sg,
      mat('#000', { rough: 0.06, emit: '#fff', emitMap: t, emitI: 0.92, clear: 1, clearRough: 0.02 }),
      [0, 0, D / 2 + 0.0045],
    ),
  );
  g.add(
    mesh(
      new THREE.CapsuleGeometry(0.021, 0.1, 8, 20),
      gloss('#020203'),
      [0, H / 2 - 0.105, D / 2 + 0.003],
      [0, 0, Math.PI / 2],
      [1, 1, 0.2],
    ),
  );
  for (const [y, l] of [
    [0.22, 0.14],
    [0.02, 0.1],
    [-0.14, 0.1],
  ])
    g.add(
      mesh(box(0.012, l, 0.03, 0.005, 3), metal(c, { rough: 0.28 }), [
        y > 0.2 ? W / 2 + 0.004 : -W / 2 - 0.004,
        y + 0.15,
        0,
      ]),
    );
  g.add(
    mesh(
      slab(rrect(W - 0.02, H - 0.02, r - 0.01), 0.012, 0.005, 3),
      mat(c, { rough: 0.42, metal: 0.15, clear: 0.6, clearRough: 0.28 }),
      [0, 0, -D / 2 + 0.003],
    ),
  );
  const cam = group();
  cam.add(
    mesh(
      slab(rrect(0.34, 0.34, 0.09), 0.03, 0.012, 5),
      mat(shade(c, -0.02), { rough: 0.25, clear: 1, clearRough: 0.06, metal: 0.2 }),
      [0, 0, 0.012],
    ),
  );
  cam.add(
    lens(0.068, -0.078, 0.078, 0.02),
    lens(0.068, -0.078, -0.078, 0.02),
    lens(0.068, 0.078, 0.0, 0.02),
    mesh(
      cyl(0.022, 0.022, 0.01, 32),
      mat('#fff4dc', { rough: 0.3, emit: '#fff4dc', emitI: 0.2 }),
      [0.082, 0.115, 0.03],
      [Math.PI / 2, 0, 0],
    ),
  );
  cam.position.set(W / 2 - 0.22, H / 2 - 0.22, -D / 2 - 0.006);
  cam.rotation.y = Math.PI;
  g.add(cam);
  g.scale.setScalar(4);
  const out = group(g);
  out.userData = { rot: [-0.0, 0, 0] };
  if (o.duo !== false) {
    const b = phoneBody(g.clone(true));
    b.position.set(-1.9, 0.0, -1.15);
    b.rotation.set(0, Math.PI + 0.42, 0);
    g.rotation.set(-0.1, -0.18, 0);
    g.position.set(0.55, 0.05, 0);
    out.add(b);
  }
  return out;
}

const phoneBody = (g) => {
  const q = new THREE.Group();
  q.add(g);
  return q;
};
