import * as THREE from 'three';
import { makeEnvironment } from './lights.js';
import { pass, shared } from './screen-pass.js';
import { G_VERT, G_FRAG, LIGHT_FRAG, BG_FRAG, OUT_FRAG } from './shaders.js';

/** The renderer with its light, and the targets that it draws into. */
export class Targets {
  constructor(canvas) {
    const r = (this.r = new THREE.WebGLRenderer({
      canvas,
      antialias: false,
      preserveDrawingBuffer: true,
      alpha: true,
      premultipliedAlpha: true,
    }));
    r.setPixelRatio(1);
    r.autoClear = false;
    r.toneMapping = THREE.NoToneMapping;
    r.outputColorSpace = THREE.LinearSRGBColorSpace;
    this.env = makeEnvironment(r);
    this.shadowSize = 1024;
    this.sRT = new THREE.WebGLRenderTarget(this.shadowSize, this.shadowSize, {
      depthTexture: new THREE.DepthTexture(this.shadowSize, this.shadowSize, THREE.FloatType),
    });
    this.depthMat = new THREE.MeshBasicMaterial({ colorWrite: false, side: THREE.DoubleSide });
    this.accs = [];
  }
  resize(w, h, nv) {
    if (this.w === w && this.h === h && this.views?.length >= nv) return;
    this.w = w;
    this.h = h;
    this.r.setSize(w, h, false);
    for (const t of [this.bRT, ...(this.views ?? []).flatMap((v) => [v.g, v.i]), ...this.accs]) t?.dispose();
    const o = { type: THREE.HalfFloatType, minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter },
      lw = Math.round(w * 0.5),
      lh = Math.round(h * 0.5),
      add = {
        blending: THREE.CustomBlending,
        blendSrc: THREE.OneFactor,
        blendDst: THREE.OneFactor,
        transparent: true,
      };
    this.views = Array.from({ length: nv }, () => ({
      g: new THREE.WebGLRenderTarget(lw, lh, {
        ...o,
        depthTexture: new THREE.DepthTexture(lw, lh, THREE.FloatType),
      }),
      i: new THREE.WebGLRenderTarget(lw, lh, { ...o, depthBuffer: false }),
    }));
    this.bRT = new THREE.WebGLRenderTarget(w, h, { ...o, depthBuffer: true });
    this.accs = [];
    const val = (v) => ({ value: v }),
      M = () => new THREE.Matrix4(),
      V = () => new THREE.Vector3();
    this.light = pass(
      LIGHT_FRAG,
      {
        tN: val(null),
        tD: val(null),
        tS: val(this.sRT.depthTexture),
        uInv: val(M()),
        uSm: val(M()),
        uL: val(V()),
        uC: val(V()),
        uTex: val(1 / this.shadowSize),
        uBias: val(0.01),
        uGround: val(1),
        uSoft: val(2.2),
        uFloorY: val(0),
      },
      add,
    );
    this.bg = pass(BG_FRAG, {
      tN: val(null),
      tIrr: val(null),
      uA: val(new THREE.Color()),
      uB: val(new THREE.Color()),
      uF: val(V()),
      uSh: val(new THREE.Color()),
      uC: val(new THREE.Vector2(0.5, 0.55)),
      uGain: val(1),
      uAsp: val(1),
      uScale: shared.uScale,
      uClear: val(0),
    });
    this.add = pass(
      'varying vec2 vUv; uniform sampler2D tA; void main(){ vec4 c=texture2D(tA,vUv); gl_FragColor=vec4(min(c.rgb,vec3(1.)),min(c.a,1.)); }',
      { tA: val(this.bRT.texture) },
      add,
    );
    this.out = pass(OUT_FRAG, { tA: val(null), uN: val(1), uVig: val(0.06), uAsp: val(1), uClear: val(0) });
  }
  gMaterial(m) {
    // normal-buffer twin of a material
    const k = m.userData.k ?? {};
    return (m.userData.g ??= new THREE.ShaderMaterial({
      vertexShader: G_VERT,
      fragmentShader: G_FRAG,
      side: m.side,
      uniforms: {
        tB: { value: m.userData.bump ?? null },
        uBm: {
          value: m.userData.bump
            ? (m.userData.bump.updateMatrix(), m.userData.bump.matrix)
            : new THREE.Matrix3(),
        },
        uBs: { value: m.userData.bump ? (k.bumpScale ?? 0.02) : 0 },
        uMi: { value: new THREE.Vector4(...(k.micro ?? [0, 1, 0, 0])) },
        uMpos: { value: k.mpos ? 1 : 0 },
        uMask: { value: 1 },
      },
    }));
  }
}
