// Physical materials wired to the studio's light buffer, plus presets.
import * as THREE from 'three';
import { shared } from './screen-pass.js';
import { MICRO, MICRO_GLSL } from './micro.js';

const TONE = `vec3 duTone(vec3 x){ x*=.94*uExp; x=(x*(2.51*x+.03))/(x*(2.43*x+.59)+.14); x=mix(vec3(dot(x,vec3(.2126,.7152,.0722))),x,.9); return clamp(x,0.,1.); }`;

// edge-aware upsampling of the half-size light buffer, plus the key light's share of fine relief
const UPS = `vec3 duIrr(vec3 ng,vec3 nf,float z){ vec2 hp=gl_FragCoord.xy*uScale-.5,b=floor(hp),f=hp-b; ivec2 m=textureSize(tN,0)-1; vec3 s=vec3(0.),nh=vec3(0.); float w=0.;
 for(int i=0;i<4;i++){ vec2 o=vec2(float(i&1),float(i>>1)); ivec2 p=clamp(ivec2(b+o),ivec2(0),m); vec4 g=texelFetch(tN,p,0); vec2 k2=mix(1.-f,f,o); float k=(k2.x*k2.y+.002)*(g.a>.75?pow(max(dot(g.xyz,ng),0.),4.)*exp(-abs(g.a-z)*1.5)+.002:1e-5); s+=texelFetch(tIrr,p,0).rgb*k; nh+=g.xyz*k; w+=k; }
 s/=w; nh=normalize(nh+1e-4); vec3 L=normalize(vec3(-.62,.72,.62)); float r=(.45+.55*max(dot(nf,L),0.))/(.45+.55*max(dot(nh,L),0.)); return s*clamp(r,.6,1.5); }`;

function patch(m) {
  m.onBeforeCompile = (s) => {
    const k = m.userData.k,
      solid = !m.userData.clear;
    Object.assign(s.uniforms, shared, {
      tB: { value: m.userData.bump ?? null },
      uBm: {
        value: m.userData.bump
          ? (m.userData.bump.updateMatrix(), m.userData.bump.matrix)
          : new THREE.Matrix3(),
      },
      uBs: { value: m.userData.bump ? (k.bumpScale ?? 0.02) : 0 },
      uMi: { value: new THREE.Vector4(...(k.micro ?? [0, 1, 0, 0])) },
      uMpos: { value: k.mpos ? 1 : 0 },
      uSpec: { value: k.spec ?? 1 },
    });
    s.vertexShader = s.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vMp; varying vec2 vRaw; uniform float uMpos;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvRaw=uv; vMp=uMpos>.5?position:vec3(uv,0.);',
      );
    let f = s.fragmentShader.replace(
      '#include <common>',
      `#include <common>\nuniform sampler2D tIrr,tN,tB; uniform mat3 uBm; uniform float uExp,uSpec,uScale,uBs; uniform vec4 uMi; varying vec3 vMp; varying vec2 vRaw; float duH=0.; vec3 duNh=vec3(0.);
${UPS}\n${TONE}\n${MICRO_GLSL}`,
    );
    f = f.replace(
      '#include <color_fragment>',
      `#include <color_fragment>
      if(uMi.x>0.){ vec3 mp=vMp*uMi.y; vec3 mw=fwidth(mp); float mf=smoothstep(.5,.16,max(mw.x,max(mw.y,mw.z))); float mv=microH(mp,uMi.x); duH=uMi.z*mv*mf; diffuseColor.rgb*=1.+uMi.w*(mv-.55)*mf; }`,
    );
    f = f.replace(
      '#include <normal_fragment_maps>',
      `vec3 duG=normal; if(uBs!=0.) duH+=uBs*texture2D(tB,(uBm*vec3(vRaw,1.)).xy).r; if(uBs!=0.||uMi.x>0.){ vec3 vp=-vViewPosition,sx=dFdx(vp),sy=dFdy(vp),R1=cross(sy,normal),R2=cross(normal,sx); float det=dot(sx,R1)*faceDirection; vec3 g=sign(det)*(dFdx(duH)*R1+dFdy(duH)*R2); normal=normalize(abs(det)*normal-g); }`,
    );
    const maps = THREE.ShaderChunk.lights_fragment_maps.replace(
      'iblIrradiance += getIBLIrradiance( geometryNormal );',
      'vec3 duE=duIrr((vec4(duG,0.)*viewMatrix).xyz,(vec4(normal,0.)*viewMatrix).xyz,1.+vViewPosition.z); iblIrradiance += PI*duE;',
    );
    f = f.replace(
      '#include <lights_fragment_maps>',
      maps +
        `\nfloat duO=${solid ? '(uSpec>1.5?.6:smoothstep(-.04,.5,dot(duE,vec3(.333))))' : '1.'}*uSpec; radiance*=duO;\n#ifdef USE_CLEARCOAT\nclearcoatRadiance*=duO;\n#endif\n`,
    );
    if (!solid)
      f = f.replace(
        '#include <opaque_fragment>',
        `vec3 duS=max(outgoingLight-totalDiffuse,0.); float duF=pow(1.-saturate(abs(dot(normal,normalize(vViewPosition)))),3.); float duB=diffuseColor.a+duF*.3*(1.-diffuseColor.a); float duA=clamp(duB+dot(duS,vec3(.33)),0.,1.); outgoingLight=(totalDiffuse*duB*(1.-duF*.35)+duS)/max(duA,1e-3); diffuseColor.a=duA;\n#include <opaque_fragment>`,
      );
    f = f.replace('#include <tonemapping_fragment>', 'gl_FragColor.rgb=duTone(gl_FragColor.rgb);');
    s.fragmentShader = f;
  };
  m.customProgramCacheKey = () => 'duka' + (m.userData.clear ? 'c' : 's');
  return m;
}

// micro: [kind, frequency per unit, relief height, albedo variation]
export function mat(color, o = {}) {
  const m = new THREE.MeshPhysicalMaterial({
    color: o.map ? (o.tint ?? '#fff') : color,
    roughness: o.rough ?? 0.55,
    metalness: o.metal ?? 0,
    side: o.single ? THREE.FrontSide : THREE.DoubleSide,
  });
  if (o.map) m.map = o.map;
  if (o.roughMap) m.roughnessMap = o.roughMap;
  if (o.clear) {
    m.clearcoat = o.clear;
    m.clearcoatRoughness = o.clearRough ?? 0.15;
  }
  if (o.sheen) {
    m.sheen = o.sheen;
    m.sheenRoughness = o.sheenRough ?? 0.6;
    m.sheenColor.set(o.sheenColor ?? '#ffffff');
  }
  if (o.emit) {
    m.emissive.set(o.emit);
    m.emissiveIntensity = o.emitI ?? 1;
    if (o.emitMap) m.emissiveMap = o.emitMap;
  }
  if (o.ior) m.ior = o.ior;
  if (o.spec !== undefined && o.spec < 1) m.specularIntensity = o.spec;
  if (o.iri) {
    m.iridescence = o.iri;
    m.iridescenceIOR = 1.6;
  }
  if (o.opacity !== undefined) {
    m.transparent = true;
    m.opacity = o.opacity;
    m.depthWrite = !!o.depthWrite;
    m.userData.clear = true;
  }
  const mi = o.micro ? [MICRO[o.micro[0]] ?? 0, o.micro[1], o.micro[2], o.micro[3] ?? 0] : null;
  m.userData.k = { bumpScale: o.bumpScale, micro: mi, mpos: o.mpos, spec: o.specGain };
  m.userData.bump = o.bump;
  return patch(m);
}

// Presets (unit = 10 cm)
export const cloth = (c, o = {}) =>
  mat(c, { rough: 0.92, spec: 0.35, sheen: 0.25, sheenRough: 0.5, sheenColor: c, ...o });
export const jersey = (c, o = {}) => cloth(c, { micro: ['jersey', 62, 0.004, 0.22], ...o });
export const twill = (c, o = {}) => cloth(c, { micro: ['twill', 70, 0.004, 0.3], ...o });
export const weave = (c, o = {}) => cloth(c, { micro: ['weave', 42, 0.004, 0.25], ...o });
export const wool = (c, o = {}) => cloth(c, { micro: ['fleece', 60, 0.006, 0.35], sheen: 0.5, ...o });
export const leather = (c, o = {}) =>
  mat(c, { rough: 0.46, spec: 0.8, micro: ['leather', 34, 0.0035, 0.1], mpos: true, ...o });
export const suede = (c, o = {}) =>
  cloth(c, { rough: 0.98, micro: ['fleece', 70, 0.006, 0.4], mpos: true, sheen: 0.6, ...o });
export const rubber = (c, o = {}) =>
  mat(c, { rough: 0.62, micro: ['fleece', 50, 0.0015, 0.04], mpos: true, ...o });
export const plastic = (c, o = {}) => mat(c, { rough: 0.38, ...o });
export const matte = (c, o = {}) =>
  mat(c, { rough: 0.55, micro: ['fleece', 120, 0.0009, 0.03], mpos: true, ...o });
export const gloss = (c, o = {}) => mat(c, { rough: 0.3, clear: 1, clearRough: 0.05, ...o });
export const metal = (c = '#d8dade', o = {}) => mat(c, { metal: 1, rough: 0.26, ...o });
export const brushed = (c = '#d4d6da', o = {}) =>
  mat(c, { metal: 1, rough: 0.36, micro: ['brushed', 30, 0.0012, 0.05], mpos: true, ...o });
export const glass = (c = '#ffffff', o = {}) =>
  mat(c, { rough: 0.03, opacity: 0.22, clear: 1, clearRough: 0.02, single: true, ...o });
export const wood = (c, o = {}) =>
  mat(c, { rough: 0.5, micro: ['grain', 1.6, 0.003, 0.3], mpos: true, ...o });
