import { outline } from '../../pattern.js';

export const DARK = 'rgba(0,0,0,.26)';

export const W0 = -4.9;

export function legPattern({
  hem = 1.95,
  inner = 0.3,
  len = -15.6,
  hip = 2.42,
  thigh = 2.5,
  waist = 2.02,
  rise = -7.85,
} = {}) {
  const half = (back) =>
    outline(
      [0, W0 - (back ? -0.12 : 0.08)],
      [
        ['open', waist * 0.6, W0 - (back ? -0.1 : 0.06), waist, W0],
        ['seam', hip - 0.05, W0 - 0.9, hip, -6.5],
        ['seam', thigh, -7.8, (thigh + inner + hem) / 2 - 0.02, -10.6],
        ['seam', inner + hem, -13.5, inner + hem, len],
        ['open', inner, len],
        ['seam', inner, -12, 0.16, rise - 0.55],
        ['seam', 0.06, rise - 0.12, 0, rise],
      ],
    );
  return { front: half(false), back: half(true), hem, inner, len, hip, waist, rise };
}

export const legBody = { legs: { k: 1, spread: 0.25 }, growEnd: 0.4 };
