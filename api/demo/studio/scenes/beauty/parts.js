import { canvas } from '../../geo.js';

export const label = (w, h, lines, ink = '#2c2a28', bg = 'rgba(0,0,0,0)') =>
  canvas(1024, Math.round((1024 * h) / w), (x, W, H) => {
    x.fillStyle = bg;
    x.fillRect(0, 0, W, H);
    x.fillStyle = ink;
    x.textAlign = 'center';
    lines.forEach(([t, s, y, f, sp]) => {
      x.font = `${f ?? 400} ${s}px Georgia, serif`;
      if ('letterSpacing' in x) x.letterSpacing = (sp ?? 0) + 'px';
      x.fillText(t, W / 2, H * y);
    });
  });
