import { canvas } from '../../geo.js';

export function wallpaper(hue, seed = 1) {
  // soft folded ribbons of colour
  return canvas(768, 1600, (x, w, h) => {
    const g = x.createLinearGradient(0, 0, w * 0.4, h);
    g.addColorStop(0, `hsl(${hue},55%,22%)`);
    g.addColorStop(0.55, `hsl(${hue + 30},70%,45%)`);
    g.addColorStop(1, `hsl(${hue + 70},85%,68%)`);
    x.fillStyle = g;
    x.fillRect(0, 0, w, h);
    for (let i = 0; i < 7; i++) {
      const y = h * (0.28 + i * 0.1),
        a = w * (0.3 + 0.2 * Math.sin(seed + i)),
        gr = x.createLinearGradient(0, y - 200, w, y + 400);
      gr.addColorStop(0, `hsla(${hue + i * 14},85%,${40 + i * 6}%,.85)`);
      gr.addColorStop(0.6, `hsla(${hue + 30 + i * 12},90%,${60 + i * 3}%,.55)`);
      gr.addColorStop(1, `hsla(${hue + 60},95%,80%,.1)`);
      x.fillStyle = gr;
      x.beginPath();
      x.moveTo(0, y + a * 0.4);
      x.bezierCurveTo(w * 0.35, y - a, w * 0.6, y + a * 1.3, w, y - a * 0.3);
      x.lineTo(w, y + 420);
      x.bezierCurveTo(w * 0.6, y + 300 + a, w * 0.3, y + 120, 0, y + 520);
      x.closePath();
      x.fill();
    }
  });
}
