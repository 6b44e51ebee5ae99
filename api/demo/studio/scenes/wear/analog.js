import * as THREE from 'three';
import { mesh, group, box, cyl, canvas } from '../../geo.js';
import { slab, rrect, lathe } from '../../solids.js';
import { strap } from '../../sweeps.js';
import { mat, metal, leather, glass } from '../../materials.js';

export function analog(c, o = {}) {
  const g = new THREE.Group(),
    dial = o.dial ?? '#f4f1ea',
    M = metal(o.body ?? '#d9c08f', { rough: 0.2 }),
    L = leather(c, { rough: 0.5 });
  g.add(
    mesh(
      lathe(
        [
          [0, -0.1],
          [0.6, -0.1, 0.05],
          [0.68, 0, 0.08],
          [0.68, 0.1, 0.06],
          [0.6, 0.17, 0.03],
          [0.55, 0.16],
          [0.54, 0.08],
          [0, 0.08],
        ],
        128,
      ),
      M,
      [0, 0, 0],
      [Math.PI / 2, 0, 0],
    ),
  );
  const t = canvas(1024, 1024, (x, W) => {
    x.fillStyle = dial;
    x.fillRect(0, 0, W, W);
    const gr = x.createRadialGradient(512, 420, 50, 512, 512, 520);
    gr.addColorStop(0, 'rgba(255,255,255,.25)');
    gr.addColorStop(1, 'rgba(0,0,0,.18)');
    x.fillStyle = gr;
    x.fillRect(0, 0, W, W);
    const ink = dial < '#8' ? '#e9e4d8' : '#2a2a2c';
    x.translate(512, 512);
    for (let i = 0; i < 60; i++) {
      x.save();
      x.rotate((i * Math.PI) / 30);
      x.fillStyle = ink;
      const k = i % 5 === 0;
      x.fillRect(k ? -3 : -1.5, -488, k ? 6 : 3, k ? 30 : 16);
      x.restore();
    }
    x.fillStyle = ink;
    x.textAlign = 'center';
    x.font = '500 34px serif';
    x.fillText('DUKA', 0, -200);
    x.font = '22px sans-serif';
    x.fillText('AUTOMATIC', 0, 220);
    x.strokeStyle = ink;
    x.globalAlpha = 0.5;
    x.lineWidth = 2;
    x.beginPath();
    x.arc(0, 150, 92, 0, 7);
    x.clip();
  });
  const dg = new THREE.CircleGeometry(0.545, 96);
  g.add(mesh(dg, mat('#fff', { map: t, rough: 0.5 }), [0, 0, 0.085]));
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832;
    g.add(
      mesh(
        box(0.026, i % 3 ? 0.09 : 0.13, 0.02, 0.006, 3),
        M,
        [Math.sin(a) * 0.44, Math.cos(a) * 0.44, 0.095],
        [0, 0, -a],
      ),
    );
  }
  const hand = (l, w, a, z, m = M) =>
    g.add(
      mesh(
        box(w, l, 0.014, 0.006, 3),
        m,
        [Math.sin(a) * (l / 2 - 0.06), Math.cos(a) * (l / 2 - 0.06), z],
        [0, 0, -a],
      ),
    );
  hand(0.36, 0.036, -0.95, 0.11);
  hand(0.48, 0.028, 0.98, 0.122);
  hand(0.54, 0.01, 2.6, 0.133, mat('#b8412f'));
  g.add(mesh(cyl(0.032, 0.032, 0.03, 32), M, [0, 0, 0.13], [Math.PI / 2, 0, 0]));
  g.add(
    mesh(
      lathe(
        [
          [0.545, 0],
          [0.5, 0.028],
          [0.3, 0.045],
          [0, 0.05],
        ],
        96,
      ),
      glass('#eef4ff', { opacity: 0.07 }),
      [0, 0, 0.15],
      [Math.PI / 2, 0, 0],
    ),
  );
  g.add(
    mesh(
      lathe(
        [
          [0, 0],
          [0.07, 0, 0.01],
          [0.075, 0.09, 0.02],
          [0.05, 0.12, 0.02],
          [0, 0.12],
        ],
        32,
      ),
      M,
      [0.67, 0, 0],
      [0, 0, -Math.PI / 2],
    ),
  );
  for (const s of [1, -1])
    for (const q of [1, -1])
      g.add(mesh(box(0.1, 0.26, 0.16, 0.04), M, [q * 0.36, s * 0.68, -0.03], [s * -0.35, 0, 0]));
  for (const s of [1, -1])
    g.add(
      mesh(
        strap(
          [
            [0, s * 0.66, -0.03],
            [0, s * 0.82, -0.1],
            [0, s * 1.08, -0.36],
            [0, s * 1.2, -0.85],
            [0, s * 1.05, -1.4],
            [0, s * 0.5, -1.75],
            [0, s * -0.06, -1.85 + s * 0.04],
          ],
          [1, 0, 0],
          0.58,
          0.085,
          90,
        ),
        L,
      ),
    );
  g.add(mesh(slab(rrect(0.74, 0.36, 0.06), 0.06, 0.02), M, [0, -0.55, -1.76], [0.6, 0, 0]));
  g.rotation.x = -0.2;
  g.scale.setScalar(2.4);
  return group(g);
}
