// Page entry: window.shot({kind, opts, colours, view, w, h, ...}) -> array of PNG data URLs (one per colourway).
import * as THREE from 'three';
import { Studio } from './engine.js';
import { furnish } from './set.js';

const studio = new Studio(document.getElementById('c'));
const mods = {};
const fileOf = (kind) => kind.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const build = async (mod, kind, c, o) => {
  mods[`${mod}/${kind}`] ??= await import(`./scenes/${mod}/${fileOf(kind)}.js`);
  const g = await mods[`${mod}/${kind}`][kind](c, o ?? {});
  g.userData.kind = kind;
  return g;
};
const placed = async (job, colour, options) => {
  const goods = await build(job.mod, job.kind, colour, options);
  return job.set
    ? furnish(goods, job.set, (thing) => build(thing.scene, thing.kind, thing.colour, thing.options))
    : goods;
};
const memo = new Map();
async function groupsFor(job) {
  const k = JSON.stringify([job.mod, job.kind, job.colours, job.opts, job.set]);
  if (!memo.has(k)) {
    for (const [kk, gs] of memo) {
      gs.forEach((g) =>
        g.traverse((m) => {
          if (m.isMesh)
            [m.material].flat().forEach((x) => {
              x.map?.dispose();
              x.userData.bump?.dispose();
            });
          if (m.isMesh) m.geometry.dispose();
        }),
      );
      memo.delete(kk);
    }
    memo.set(
      k,
      await Promise.all(
        job.colours.map((c) =>
          Array.isArray(c) ? placed(job, c[0], { ...job.opts, ...c[1] }) : placed(job, c, job.opts),
        ),
      ),
    );
  }
  return memo.get(k);
}

function fit(g, v, w, h) {
  const cam = new THREE.PerspectiveCamera(v.fov ?? 22, w / h, 0.5, 400),
    az = ((v.az ?? 30) * Math.PI) / 180,
    el = ((v.el ?? 12) * Math.PI) / 180;
  const dir = new THREE.Vector3(Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el));
  g.updateMatrixWorld(true);
  const pts = [],
    q = new THREE.Vector3();
  g.traverse((m) => {
    if (!m.isMesh || m.userData.noFit) return;
    const p = m.geometry.attributes.position,
      s = Math.max(1, Math.floor(p.count / 1500));
    for (let i = 0; i < p.count; i += s)
      pts.push(q.fromBufferAttribute(p, i).applyMatrix4(m.matrixWorld).clone());
  });
  const box = new THREE.Box3().setFromPoints(pts),
    c = box.getCenter(new THREE.Vector3()),
    R = box.getSize(q).length() / 2;
  const target = v.rel
    ? box.min.clone().add(box.getSize(new THREE.Vector3()).multiply(new THREE.Vector3(...v.rel)))
    : c.clone();
  let d = (R / Math.tan((cam.fov * Math.PI) / 360)) * 1.3;
  const fill = v.fill ?? 0.76,
    t = Math.tan((cam.fov * Math.PI) / 360);
  const right = new THREE.Vector3(Math.cos(az), 0, -Math.sin(az)),
    up = new THREE.Vector3().crossVectors(dir, right);
  if (v.rel) {
    const z = box.getSize(new THREE.Vector3());
    d = (v.zoom * Math.max(z.x, z.y)) / (2 * t);
  } // detail: frame height as a share of the product's size
  for (let k = 0; k < 6; k++) {
    cam.position.copy(target).addScaledVector(dir, d);
    cam.lookAt(target);
    cam.updateMatrixWorld();
    cam.updateProjectionMatrix();
    if (v.rel) break;
    let a = 1e9,
      b = -1e9,
      e = 1e9,
      f = -1e9;
    for (const p of pts) {
      q.copy(p).project(cam);
      a = Math.min(a, q.x);
      b = Math.max(b, q.x);
      e = Math.min(e, q.y);
      f = Math.max(f, q.y);
    }
    target
      .addScaledVector(right, ((a + b) / 2) * t * d * cam.aspect)
      .addScaledVector(up, ((e + f) / 2) * t * d);
    d *= Math.max((b - a) / 2, (f - e) / 2) / fill;
  }
  const ox = v.shift?.[0] ?? 0,
    oy = v.shift?.[1] ?? 0.0;
  target.addScaledVector(right, -ox * t * d * cam.aspect).addScaledVector(up, -oy * t * d);
  cam.position.copy(target).addScaledVector(dir, d);
  cam.near = Math.max(0.2, d - R * 3);
  cam.far = d + R * 12;
  cam.updateProjectionMatrix();
  cam.lookAt(target);
  cam.updateMatrixWorld();
  return { cam, box };
}
window.shot = async (job) => {
  const t0 = performance.now(),
    groups = await groupsFor(job),
    t1 = performance.now();
  for (const g of groups) {
    g.rotation.set(0, 0, 0);
    g.position.set(0, 0, 0);
    const r = g.userData.rot;
    if (r) g.rotation.set(...r);
  }
  const g0 = groups[0];
  g0.updateMatrixWorld(true);
  const b = new THREE.Box3().setFromObject(g0),
    lift = g0.userData.hang || job.plane === 'wall' ? 0 : -b.min.y;
  for (const g of groups) {
    g.position.y = lift;
    g.updateMatrixWorld(true);
  }
  const views = job.views ?? [job.view],
    fits = views.map((v) => fit(g0, v, job.w, job.h)),
    box = fits[0].box,
    plane = job.plane ?? g0.userData.plane ?? 'floor';
  const o = {
    ...g0.userData.render,
    ...job,
    plane,
    planeAt: plane === 'wall' ? box.min.z - (g0.userData.wallGap ?? 0.6) : box.min.y - (g0.userData.gap ?? 0),
  };
  const out = studio.render(
    groups,
    fits.map((f) => f.cam),
    o,
  );
  return { out, ms: [t1 - t0, performance.now() - t1].map(Math.round) };
};
window.ready = true;
