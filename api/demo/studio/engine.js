import * as THREE from 'three';
import { lightSamples } from './lights.js';
import { quadCam, shared } from './screen-pass.js';
import { G_VERT, G_FRAG } from './shaders.js';

import { Targets } from './targets.js';

/** What throws shadows; the ground that things stand on reaches far beyond it. */
function boundsOf(group) {
  const bounds = new THREE.Box3();
  group.updateMatrixWorld(true);
  group.traverse((part) => {
    if (part.isMesh && !part.userData.ground) bounds.expandByObject(part);
  });
  return bounds;
}

export class Studio extends Targets {
  // groups: one Object3D per colourway, all with the same geometry; cams: one camera per view; o: options
  render(groups, cams, o) {
    const { r } = this;
    this.resize(o.w, o.h, cams.length);
    const K = o.jitter ?? 3,
      NL = o.lights ?? 24,
      wall = o.plane === 'wall',
      S = lightSamples(NL, o),
      acc = this.accs,
      G = groups.length;
    while (acc.length < G * cams.length)
      acc.push(
        new THREE.WebGLRenderTarget(this.w, this.h, { type: THREE.HalfFloatType, depthBuffer: false }),
      );
    const solid = new THREE.Scene(),
      floor = new THREE.Mesh(
        new THREE.PlaneGeometry(400, 400),
        (this.floorMat ??= new THREE.ShaderMaterial({
          vertexShader: G_VERT,
          fragmentShader: G_FRAG,
          uniforms: {
            tB: { value: null },
            uBm: { value: new THREE.Matrix3() },
            uBs: { value: 0 },
            uMi: { value: new THREE.Vector4() },
            uMpos: { value: 0 },
            uMask: { value: 0.5 },
          },
        })),
      );
    if (wall) floor.position.z = o.planeAt;
    else {
      floor.rotation.x = -Math.PI / 2;
      floor.position.y = o.planeAt ?? 0;
    }
    const box = boundsOf(groups[0]),
      sph = box.getBoundingSphere(new THREE.Sphere()),
      R = sph.radius * 1.02,
      up = new THREE.Vector3(0, wall ? 0 : 1, wall ? 1 : 0),
      F = new THREE.Vector3();
    for (let i = 0; i < G * cams.length; i++) {
      r.setRenderTarget(acc[i]);
      r.setClearColor(0, 0);
      r.clear();
    }
    const sc = new THREE.OrthographicCamera(-R, R, R, -R, 0.01, R * 2 + 0.02),
      lu = this.light.u,
      meshes = [];
    groups[0].traverse((m) => {
      if (m.isMesh) meshes.push(m);
    });
    const T = new THREE.Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);
    const P = {},
      gl = r.getContext(),
      px = new Uint8Array(4);
    let pt = performance.now();
    const tick = (k) => {
      if (!o.profile) return;
      r.setRenderTarget(null);
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, px);
      const t = performance.now();
      P[k] = Math.round((P[k] ?? 0) + t - pt);
      pt = t;
    };
    const keep = meshes.map((m) => [m.material, m.visible]),
      jit = (j, k) => (((j * k + 0.5) % 1) - 0.5) * (K > 1 ? 1.15 : 0);
    // 1. normals and depth, half size
    for (const m of meshes) {
      if ([m.material].flat()[0].userData.clear) m.visible = false;
      m.material = Array.isArray(m.material)
        ? m.material.map((x) => this.gMaterial(x))
        : this.gMaterial(m.material);
    }
    solid.add(groups[0]);
    if (o.plane !== 'none') solid.add(floor);
    cams.forEach((cam, v) => {
      cam.clearViewOffset();
      cam.updateMatrixWorld();
      r.setRenderTarget(this.views[v].g);
      r.setClearColor(0, 0);
      r.clear();
      r.render(solid, cam);
      r.setRenderTarget(this.views[v].i);
      r.clear();
    });
    tick('gbuffer');
    solid.remove(floor);
    for (const m of meshes) if (m.userData.noShadow || m.userData.ground) m.visible = false;
    // 2. light samples: one shadow map each, shared by all views
    solid.overrideMaterial = this.depthMat;
    F.set(1e-4, 1e-4, 1e-4);
    lu.uBias.value = ((R * 2) / this.shadowSize) * 1.6;
    lu.uGround.value = R * 0.5;
    lu.uFloorY.value = box.min.y;
    lu.uSoft.value = o.soft ?? 2.4;
    for (const s of S) {
      const steep = Math.abs(s.dir.y) > 0.95;
      F.addScaledVector(s.col, Math.max(0, s.dir.dot(up)));
      sc.position.copy(sph.center).addScaledVector(s.dir, R + 0.01);
      sc.up.set(0, steep ? 0 : 1, steep ? 1 : 0);
      sc.lookAt(sph.center);
      sc.updateMatrixWorld();
      r.setRenderTarget(this.sRT);
      r.clear();
      r.render(solid, sc);
      tick('shadow');
      lu.uSm.value.copy(T).multiply(sc.projectionMatrix).multiply(sc.matrixWorldInverse);
      lu.uL.value.copy(s.dir);
      lu.uC.value.copy(s.col);
      cams.forEach((cam, v) => {
        const q = this.views[v];
        lu.tN.value = q.g.texture;
        lu.tD.value = q.g.depthTexture;
        lu.uInv.value.copy(cam.projectionMatrix).multiply(cam.matrixWorldInverse).invert();
        r.setRenderTarget(q.i);
        r.render(this.light.scene, quadCam);
      });
      tick('light');
    }
    solid.overrideMaterial = null;
    solid.remove(groups[0]);
    meshes.forEach((m, i) => {
      [m.material, m.visible] = keep[i];
    });
    // 3. beauty, per view and colourway, averaged over K sub-pixel offsets
    cams.forEach((cam, v) => {
      shared.tIrr.value = this.views[v].i.texture;
      shared.tN.value = this.views[v].g.texture;
      groups.forEach((g, gi) => {
        const b = o.bg[gi % o.bg.length],
          u = this.bg.u,
          s2 = new THREE.Scene();
        u.tN.value = shared.tN.value;
        u.tIrr.value = shared.tIrr.value;
        u.uA.value.set(b[0]);
        u.uB.value.set(b[1]);
        u.uSh.value.set(b[2] ?? '#6b6f7d');
        u.uF.value.copy(F);
        u.uClear.value = this.out.u.uClear.value = o.clear ? 1 : 0;
        u.uGain.value = o.shadow ?? (wall ? 0.62 : 0.9);
        u.uAsp.value = this.w / this.h;
        u.uC.value.set(...(o.bgc ?? [0.5, 0.56]));
        s2.environment = this.env;
        s2.environmentIntensity = o.envI ?? 1;
        s2.add(g);
        shared.uExp.value = o.exposure ?? 1;
        for (let j = 0; j < K; j++) {
          cam.setViewOffset(this.w, this.h, jit(j, 0.7548776662), jit(j, 0.569840291), this.w, this.h);
          cam.updateMatrixWorld();
          r.setRenderTarget(this.bRT);
          r.clear();
          r.render(this.bg.scene, quadCam);
          r.render(s2, cam);
          r.setRenderTarget(acc[v * G + gi]);
          r.render(this.add.scene, quadCam);
        }
        s2.remove(g);
        tick('beauty');
      });
    });
    if (o.profile) console.log(JSON.stringify(P));
    return cams.map((cam, v) => {
      cam.clearViewOffset();
      return groups.map((g, gi) => {
        this.out.u.tA.value = acc[v * G + gi].texture;
        this.out.u.uN.value = K;
        this.out.u.uVig.value = o.vignette ?? 0.07;
        r.setRenderTarget(null);
        r.render(this.out.scene, quadCam);
        return r.domElement.toDataURL('image/png');
      });
    });
  }
}
