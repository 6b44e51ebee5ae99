import * as THREE from 'three';
import { mesh, group, box, torus, canvas } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { mat, gloss, matte } from '../../materials.js';
import { stick } from './parts.js';

export function handheld(c, o = {}) {
  const g = new THREE.Group(),
    W = 1.75,
    H = 1.06,
    t = canvas(1280, 800, (x, w, h) => {
      const s = x.createLinearGradient(0, 0, 0, h);
      s.addColorStop(0, '#2b2a66');
      s.addColorStop(0.45, '#c35a8f');
      s.addColorStop(0.7, '#ffb26b');
      x.fillStyle = s;
      x.fillRect(0, 0, w, h);
      x.fillStyle = '#ffe9b8';
      x.beginPath();
      x.arc(880, 430, 120, 0, 7);
      x.fill();
      [
        ['#6d3b80', 0.55, 9],
        ['#45306b', 0.66, 6],
        ['#251f49', 0.78, 4],
      ].forEach(([cc, y, n], k) => {
        x.fillStyle = cc;
        x.beginPath();
        x.moveTo(0, h);
        for (let i = 0; i <= n * 2; i++)
          x.lineTo((w * i) / (n * 2), h * (y + (i % 2 ? -0.11 : 0.05) + 0.03 * Math.sin(i * 3 + k)));
        x.lineTo(w, h);
        x.fill();
      });
      x.fillStyle = '#f7d34e';
      for (let i = 0; i < 5; i++) {
        x.beginPath();
        x.arc(260 + i * 64, 470 - Math.sin((i / 4) * 3.14) * 70, 16, 0, 7);
        x.fill();
      }
      x.fillStyle = '#fff';
      x.beginPath();
      x.roundRect(170, 560, 70, 92, 22);
      x.fill();
      x.fillStyle = '#e9573f';
      x.fillRect(170, 580, 70, 18);
      x.fillStyle = 'rgba(255,255,255,.9)';
      x.font = '700 44px sans-serif';
      x.fillText('1280', 70, 90);
      for (let i = 0; i < 3; i++) {
        x.fillStyle = '#ff5f6d';
        x.beginPath();
        x.arc(1060 + i * 60, 76, 20, 0, 7);
        x.fill();
      }
    });
  g.add(mesh(slab(rrect(W, H, 0.06), 0.16, 0.04, 6), matte('#232428')));
  g.add(mesh(slab(rrect(W - 0.04, H - 0.05, 0.05), 0.012, 0.004), gloss('#08090b'), [0, 0, 0.08]));
  g.add(
    mesh(
      new THREE.PlaneGeometry(W - 0.22, H - 0.2),
      mat('#000', { rough: 0.08, emit: '#fff', emitMap: t, emitI: 0.95, clear: 1, clearRough: 0.04 }),
      [0, 0, 0.0875],
    ),
  );
  for (const s of [-1, 1]) {
    const col = s < 0 ? c : (o.right ?? c),
      M = mat(col, { rough: 0.4, clear: 0.2 });
    const sh = new THREE.Shape(),
      w = 0.42,
      h = H / 2;
    sh.moveTo(0, -h);
    sh.lineTo(w - 0.3, -h);
    sh.absarc(w - 0.3, -h + 0.3, 0.3, -Math.PI / 2, 0);
    sh.lineTo(w, h - 0.3);
    sh.absarc(w - 0.3, h - 0.3, 0.3, 0, Math.PI / 2);
    sh.lineTo(0, h);
    sh.closePath();
    const q = group(mesh(slab(sh, 0.2, 0.06, 8), M));
    const st = stick();
    st.rotation.x = Math.PI / 2;
    st.scale.setScalar(0.62);
    st.position.set(0.2, s < 0 ? 0.24 : -0.14, 0.12);
    q.add(st, mesh(torus(0.15, 0.02, 6.2832, 12, 60), mat('#1a1b1e'), [0.2, s < 0 ? 0.24 : -0.14, 0.1]));
    for (const [x, y] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ])
      q.add(
        mesh(
          lathe(
            [
              [0, 0],
              [0.052, 0],
              [0.052, 0.04, 0.012],
              [0, 0.05],
            ],
            32,
          ),
          matte('#202125'),
          [0.2 + x * 0.105, (s < 0 ? -0.14 : 0.24) + y * 0.105, 0.1],
          [Math.PI / 2, 0, 0],
        ),
      );
    q.add(mesh(box(0.09, 0.02, 0.03, 0.008), matte('#202125'), [0.1, 0.42, 0.11]));
    q.position.x = s * (W / 2 - 0.01);
    if (s < 0) q.scale.x = -1;
    g.add(q);
    g.add(
      mesh(
        box(0.3, 0.06, 0.12, 0.03),
        matte('#2a2b2f'),
        [s * (W / 2 + 0.17), H / 2 - 0.0, -0.02],
        [0, 0, s * -0.1],
      ),
    );
  }
  g.rotation.x = -0.42;
  g.position.y = 0.6;
  g.scale.setScalar(2.2);
  const st = mesh(box(1.2, 0.08, 0.9, 0.03), matte('#34363b'), [0, 0.2, -0.75], [0.9, 0, 0]);
  return group(g, st);
}
