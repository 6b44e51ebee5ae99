import { mesh, cyl, canvas } from '../../geo.js';

export const knurl = (r, h, n, m, open = false) => {
  const g = cyl(r, r, h, n * 4, open),
    p = g.attributes.position;
  for (let i = 0; i < p.count; i++) {
    const a = Math.atan2(p.getZ(i), p.getX(i)),
      k = 1 + 0.018 * Math.sign(Math.sin(a * n));
    if (Math.hypot(p.getX(i), p.getZ(i)) > r * 0.9) {
      p.setX(i, p.getX(i) * k);
      p.setZ(i, p.getZ(i) * k);
    }
  }
  g.computeVertexNormals();
  return mesh(g, m);
};

// coated front element: dark glass, coloured rings and two soft window reflections
export const coating = () =>
  canvas(512, 512, (x) => {
    const g = x.createRadialGradient(256, 256, 20, 256, 256, 256);
    for (const [p, c] of [
      [0, '#05060a'],
      [0.3, '#0b1024'],
      [0.42, '#1b1c4a'],
      [0.5, '#0c1330'],
      [0.62, '#123a4c'],
      [0.7, '#0a1420'],
      [0.84, '#2a1840'],
      [0.93, '#0a0b12'],
      [1, '#020203'],
    ])
      g.addColorStop(p, c);
    x.fillStyle = g;
    x.fillRect(0, 0, 512, 512);
    x.filter = 'blur(7px)';
    x.strokeStyle = 'rgba(190,215,255,.55)';
    x.lineWidth = 26;
    x.beginPath();
    x.arc(256, 256, 176, 3.6, 4.5);
    x.stroke();
    x.strokeStyle = 'rgba(190,120,255,.4)';
    x.lineWidth = 16;
    x.beginPath();
    x.arc(256, 256, 132, 0.5, 1.3);
    x.stroke();
    x.fillStyle = 'rgba(235,245,255,.8)';
    x.beginPath();
    x.ellipse(190, 170, 26, 16, -0.7, 0, 7);
    x.fill();
  });
