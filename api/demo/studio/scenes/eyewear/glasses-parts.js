import { V } from '../../geo.js';

export const lensShape = (kind, s) => {
  const P = [];
  const N = 96;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * 6.28318,
      c = Math.cos(a),
      n = Math.sin(a);
    let x, y;
    if (kind === 'round') {
      x = c * 0.235;
      y = n * 0.225;
    } else if (kind === 'square') {
      const e = 0.52;
      x = Math.sign(c) * Math.abs(c) ** e * 0.265;
      y = Math.sign(n) * Math.abs(n) ** e * 0.2;
      x *= 1 + y * 0.28;
      y += 0.018 * (n > 0 ? (s * x) / 0.26 : 0);
    } else if (kind === 'aviator') {
      const k = n < 0 ? 1 : 0.82;
      x = c * (0.265 - 0.035 * (n < 0 ? -n : 0)) + (n < 0 ? n * 0.045 * -s : 0) * 0.8;
      y = n * (n < 0 ? 0.255 : 0.19);
    } else {
      const e = 0.75;
      x = Math.sign(c) * Math.abs(c) ** e * 0.275;
      y = Math.sign(n) * Math.abs(n) ** e * 0.19;
      y += 0.07 * Math.max(0, (s * x) / 0.27) ** 2 * (n > -0.2 ? 1 : 0.3);
    }
    P.push([x, y]);
  }
  return P;
};

export const wrap = (x, y, z = 0) => V(x, y, z - x * x * 0.22);
