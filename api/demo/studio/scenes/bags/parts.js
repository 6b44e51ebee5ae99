export const N3 = (x, y, z) =>
  Math.sin(x * 1.7 + Math.sin(y * 2.1 + z)) * 0.5 +
  Math.sin(y * 2.9 + x * 1.3 + 2) * 0.3 +
  Math.sin(z * 3.7 + y * 1.1) * 0.2;
