import * as THREE from 'three';
import { mesh, group, box, cyl, torus, shade, ball, canvas } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { mat, gloss, metal, matte } from '../../materials.js';
import { netMesh, rbox, smin } from '../../sdf.js';

export function instant(c, o = {}) {
  const g = new THREE.Group(),
    M = mat(c, { rough: 0.34, clear: 0.35, clearRough: 0.3 }),
    dark = matte('#2a2b2f');
  g.add(
    mesh(
      netMesh(
        (x, y, z) =>
          smin(rbox(x, y, z, 1.0, 0.78, 0.42, 0.3), rbox(x + 0.62, y, z - 0.12, 0.3, 0.62, 0.36, 0.22), 0.2),
        [-1.2, -0.9, -0.6],
        [1.2, 0.9, 0.8],
        120,
      ),
      M,
    ),
  );
  g.add(mesh(slab(rrect(1.9, 0.3, 0.1), 0.86, 0.08), mat(shade(c, -0.12), { rough: 0.4 }), [0, -0.68, 0]));
  const l = group(
    mesh(
      lathe(
        [
          [0.0, 0],
          [0.62, 0, 0.04],
          [0.62, 0.16, 0.05],
          [0.56, 0.2, 0.03],
          [0.52, 0.18],
          [0.5, 0.34, 0.03],
          [0.44, 0.38, 0.03],
          [0.4, 0.33],
          [0.28, 0.26],
        ],
        128,
      ),
      mat(shade(c, 0.08), { rough: 0.3, clear: 0.4 }),
    ),
    mesh(cyl(0.41, 0.28, 0.12, 96, true), mat('#101114', { rough: 0.4 }), [0, 0.31, 0]),
    mesh(
      ball(0.3, 64, 40),
      gloss('#0b1030', { rough: 0.02, iri: 1, clearRough: 0.01, specGain: 2 }),
      [0, 0.24, 0],
      [0, 0, 0],
      [1, 0.35, 1],
    ),
    mesh(torus(0.54, 0.016, 6.2832, 12, 100), metal('#dcdde0'), [0, 0.185, 0], [Math.PI / 2, 0, 0]),
  );
  l.rotation.x = Math.PI / 2;
  l.position.set(0.18, -0.08, 0.42);
  g.add(l);
  g.add(
    mesh(
      slab(rrect(0.42, 0.24, 0.07), 0.08, 0.03),
      mat('#f6f7f4', { rough: 0.15, clear: 1, emit: '#fff', emitI: 0.12 }),
      [0.62, 0.52, 0.41],
    ),
  );
  g.add(mesh(slab(rrect(0.28, 0.22, 0.06), 0.08, 0.03), gloss('#121522'), [0.12, 0.55, 0.42]));
  g.add(
    mesh(cyl(0.12, 0.12, 0.1, 48), mat('#fbfaf6', { rough: 0.35 }), [-0.64, 0.3, 0.5], [Math.PI / 2, 0, 0]),
  );
  g.add(mesh(torus(0.135, 0.022, 6.2832, 12, 60), metal('#cfd0d4'), [-0.64, 0.3, 0.49]));
  const ph = group(
    mesh(box(1.05, 1.28, 0.03, 0.01), mat('#fbfaf7', { rough: 0.5 })),
    mesh(new THREE.PlaneGeometry(0.88, 0.88), mat('#fff', { rough: 0.3, map: photo() }), [0, 0.1, 0.017]),
  );
  ph.position.set(0, 0.92, -0.08);
  g.add(ph);
  g.add(mesh(slab(rrect(1.3, 0.16, 0.05), 0.1, 0.03), dark, [0, 0.74, -0.08], [Math.PI / 2, 0, 0]));
  g.scale.setScalar(2);
  return group(g);
}

const photo = () =>
  canvas(512, 512, (x, w, h) => {
    const g = x.createLinearGradient(0, 0, 0, h);
    g.addColorStop(0, '#7fb4d8');
    g.addColorStop(0.55, '#f7d9b0');
    g.addColorStop(0.56, '#4a8aa0');
    g.addColorStop(1, '#245a70');
    x.fillStyle = g;
    x.fillRect(0, 0, w, h);
    x.fillStyle = '#fff4d6';
    x.beginPath();
    x.arc(350, 210, 46, 0, 7);
    x.fill();
    x.fillStyle = '#39607a';
    x.beginPath();
    x.moveTo(0, 290);
    x.lineTo(120, 170);
    x.lineTo(260, 290);
    x.fill();
    x.fillStyle = '#2d4c63';
    x.beginPath();
    x.moveTo(140, 290);
    x.lineTo(230, 215);
    x.lineTo(340, 290);
    x.fill();
  });
