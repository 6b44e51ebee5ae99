import * as THREE from 'three';

// the foot opening
export const C2 = (w, h, base, draw, data) => {
  const c = document.createElement('canvas');
  c.width = w;
  c.height = h;
  const x = c.getContext('2d');
  x.fillStyle = base;
  x.fillRect(0, 0, w, h);
  x.save();
  x.scale(w, h);
  draw(x);
  x.restore();
  const t = new THREE.CanvasTexture(c);
  t.colorSpace = data ? THREE.NoColorSpace : THREE.SRGBColorSpace;
  t.anisotropy = 8;
  return t;
};

// x: heel -1.4 .. toe 1.45   [t, x, w, y0, y1, open, cz]
export const LOW = [
  [0, -1.4, 0.0, 0.4, 0.9, 0.0, 0],
  [0.03, -1.37, 0.25, 0.36, 0.98, 0.02, 0],
  [0.1, -1.22, 0.4, 0.33, 1.0, 0.46, 0],
  [0.25, -0.8, 0.43, 0.32, 0.86, 0.56, 0],
  [0.4, -0.3, 0.43, 0.32, 0.92, 0.44, 0.01],
  [0.48, -0.02, 0.455, 0.32, 1.02, 0.2, 0.02],
  [0.58, 0.3, 0.48, 0.32, 0.92, 0.0, 0.04],
  [0.72, 0.75, 0.52, 0.33, 0.72, 0, 0.06],
  [0.86, 1.15, 0.47, 0.35, 0.59, 0, 0.07],
  [0.95, 1.38, 0.31, 0.38, 0.53, 0, 0.07],
  [1, 1.47, 0.08, 0.42, 0.49, 0, 0.07],
];
