// The photographic studio: soft boxes for reflections (PMREM) and matching light samples for diffuse light.
import * as THREE from 'three';

const BOXES = [
  // direction, half sizes, colour, strength
  { d: [-0.75, 0.75, 0.6], w: 3.4, h: 3.0, c: '#fff6ec', s: 9 }, // key, large octabox left front
  { d: [0.05, 1, 0.05], w: 4.2, h: 3.2, c: '#ffffff', s: 6 }, // overhead
  { d: [1, 0.32, 0.35], w: 1.5, h: 3.4, c: '#eef4ff', s: 5 }, // strip right
  { d: [0.55, 0.5, -0.9], w: 2.2, h: 2.6, c: '#ffffff', s: 5 }, // rim back right
  { d: [-0.8, 0.3, -0.8], w: 1.4, h: 2.8, c: '#ffffff', s: 4 }, // rim back left
];

export function makeEnvironment(renderer) {
  const s = new THREE.Scene(),
    R = 9;
  const room = new THREE.Mesh(
    new THREE.SphereGeometry(30, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      vertexShader:
        'varying vec3 p; void main(){ p=normalize(position); gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
      fragmentShader:
        'varying vec3 p; void main(){ float y=normalize(p).y; vec3 c=mix(vec3(.52,.53,.56),vec3(.30,.31,.34),smoothstep(-.1,.35,y)); c=mix(vec3(.60,.59,.58),c,smoothstep(-.35,.05,y)); c*=mix(.75,1.,smoothstep(-1.,-.2,y)); gl_FragColor=vec4(c,1.); }',
    }),
  );
  s.add(room);
  for (const b of BOXES) {
    const m = new THREE.Mesh(
      new THREE.PlaneGeometry(b.w * 2, b.h * 2, 1, 1),
      new THREE.ShaderMaterial({
        side: THREE.DoubleSide,
        transparent: true,
        uniforms: { c: { value: new THREE.Color(b.c).multiplyScalar(b.s) } },
        vertexShader:
          'varying vec2 u; void main(){ u=uv; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.); }',
        fragmentShader:
          'varying vec2 u; uniform vec3 c; void main(){ vec2 q=smoothstep(0.,.16,u)*smoothstep(1.,.84,u); float f=q.x*q.y; float g=1.-.45*length(u-.5); gl_FragColor=vec4(c*g,f); }',
      }),
    );
    m.position
      .set(...b.d)
      .normalize()
      .multiplyScalar(R);
    m.lookAt(0, 0, 0);
    s.add(m);
  }
  const p = new THREE.PMREMGenerator(renderer),
    t = p.fromScene(s, 0.015, 0.1, 60).texture;
  p.dispose();
  return t;
}

// radical inverse
const vdc = (i, b) => {
  let f = 1,
    r = 0;
  while (i > 0) {
    f /= b;
    r += f * (i % b);
    i = Math.floor(i / b);
  }
  return r;
};
const disk = (u, v) => {
  const r = Math.sqrt(u),
    a = 6.2831853 * v;
  return [r * Math.cos(a), r * Math.sin(a)];
};

export function lightSamples(n, o = {}) {
  const wall = o.plane === 'wall',
    k = o.key ?? 1;
  const E = [
    // share of samples, total weight, direction, spread, colour
    { n: 0.34, w: 0.92 * k, d: [-0.62, 0.72, 0.62], sp: 0.36, c: '#fff5ea' },
    { n: 0.16, w: 0.42, d: [0.08, 1, 0.12], sp: 0.45, c: '#ffffff' },
    { n: 0.12, w: 0.26, d: [0.95, 0.35, 0.55], sp: 0.4, c: '#eef3ff' },
    { n: 0.28, w: 1.0, dome: true, c: '#fafbff' },
    { n: 0.1, w: 0.34, below: true, c: o.bounce ?? '#fbf9f6' },
  ];
  const out = [];
  for (const e of E) {
    const m = Math.max(2, Math.round(n * e.n)),
      col = new THREE.Color(e.c);
    const c = new THREE.Vector3(col.r, col.g, col.b).multiplyScalar(e.w / m);
    const D = e.d && new THREE.Vector3(...e.d).normalize(),
      U = D && new THREE.Vector3(0, 1, 0.01).cross(D).normalize(),
      V = D && D.clone().cross(U);
    for (let i = 0; i < m; i++) {
      const u = (i + 0.5) / m,
        v = vdc(i + 1, 2),
        w = vdc(i + 1, 3);
      let d;
      if (e.dome) {
        const y = 0.06 + 0.94 * u,
          a = 6.2831853 * ((i * 0.6180339887) % 1),
          s = Math.sqrt(1 - y * y);
        d = new THREE.Vector3(s * Math.cos(a), y, s * Math.sin(a));
      } else if (e.below) {
        const y = -(0.12 + 0.85 * u),
          a = 6.2831853 * ((i * 0.6180339887 + 0.3) % 1),
          s = Math.sqrt(1 - y * y);
        d = new THREE.Vector3(s * Math.cos(a), y, s * Math.sin(a));
      } else {
        const [x, y] = disk(v, w);
        d = D.clone()
          .addScaledVector(U, x * e.sp)
          .addScaledVector(V, y * e.sp)
          .normalize();
      }
      const cc = c.clone();
      if (wall && d.z < -0.05) cc.multiplyScalar(0.45);
      out.push({ dir: d, col: cc });
    }
  }
  let s = 7;
  const rnd = () => (s = (s * 16807) % 2147483647) / 2147483647; // shuffle so that each sub-pixel pass gets a fair mix
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(rnd() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}
