// Lays a draped garment on the ground: pressed flat and as wide as its cloth, with its folds and a few creases.
const random = (seed) => () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const seedOf = (key) =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483646, 7) + 1;

// soft ridges, each along a line of the pattern
function creases(key, box, count) {
  const next = random(seedOf(key)),
    ridges = Array.from({ length: count }, (_, i) => {
      const side = i % 2 ? 1 : -1,
        up = next() < 0.45;
      return {
        x: side * (0.35 + next() * 0.75) * box.w,
        y: box.top + (up ? 0.1 + next() * 0.25 : 0.45 + next() * 0.5) * (box.bottom - box.top),
        angle: up ? side * (0.5 + next() * 0.7) : Math.PI / 2 + (next() - 0.5) * 0.7,
        length: 0.8 + next() * 1.4,
        width: 0.07 + next() * 0.09,
        height: (0.025 + next() * 0.03) * (next() < 0.3 ? -1 : 1),
      };
    });
  return (x, y) => {
    let h = 0;
    for (const r of ridges) {
      const dx = x - r.x,
        dy = y - r.y,
        along = dx * Math.cos(r.angle) + dy * Math.sin(r.angle),
        across = -dx * Math.sin(r.angle) + dy * Math.cos(r.angle) + 0.1 * Math.sin(along * 2.2 + r.x * 5);
      h += r.height * Math.exp(-((along / r.length) ** 2) - (across / r.width) ** 2);
    }
    return h;
  };
}

export function layFlat(
  m,
  { key = '', depth = 0.2, folds = 1.2, passes = 60, widen = 1.17, count = 12, wave = () => 0 } = {},
) {
  const { pos, uv, tri } = m,
    n = pos.length / 3,
    z = new Float64Array(n),
    s = new Float64Array(n),
    c = new Float64Array(n);
  for (let i = 0; i < n; i++) z[i] = pos[3 * i + 2];
  const low = z.slice(),
    box = { w: 0, top: -1e9, bottom: 1e9 };
  for (let k = 0; k < passes; k++) {
    s.fill(0);
    c.fill(0);
    for (let t = 0; t < tri.length; t += 3)
      for (let e = 0; e < 3; e++) {
        const a = tri[t + e],
          b = tri[t + ((e + 1) % 3)];
        s[a] += low[b];
        s[b] += low[a];
        c[a]++;
        c[b]++;
      }
    for (let i = 0; i < n; i++) low[i] += 0.6 * (s[i] / c[i] - low[i]);
  }
  for (let i = 0; i < n; i++) {
    box.w = Math.max(box.w, Math.min(2.6, Math.abs(uv[2 * i])));
    box.top = Math.max(box.top, uv[2 * i + 1]);
    box.bottom = Math.min(box.bottom, uv[2 * i + 1]);
  }
  const crease = creases(key, box, count);
  for (let i = 0; i < n; i++) {
    pos[3 * i] *= widen;
    const front = low[i] > 0.03 ? Math.min(1, z[i] * 4) : 0;
    pos[3 * i + 2] =
      low[i] * depth +
      (z[i] - low[i]) * folds +
      front * (crease(uv[2 * i], uv[2 * i + 1]) + wave(uv[2 * i], uv[2 * i + 1]));
  }
  return m;
}
