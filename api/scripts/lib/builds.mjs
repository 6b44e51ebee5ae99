/** The three builds, each skipped while its sources are what they were at the last one. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holdName } from './hold.mjs';
import { root, run } from './run.mjs';
import { Sentence, step } from './say.mjs';

const stamps = join(root, 'node_modules', '.cache', 'duka');
const BUILDS = [
  {
    name: 'api',
    sources: [
      'api/{src,{sandbox,demo}/src}/**',
      'api/.swcrc',
      'api/**/package.json',
      'api/scripts/**/b*.mjs',
    ],
    result: 'api/sandbox/dist/bundle/server.js',
    build: () => run(process.execPath, ['api/scripts/build.mjs'], { cwd: root }),
  },
  {
    name: 'storefront',
    sources: ['storefront/{app,public,scripts,server}/**', 'storefront/*.{ts,json,mjs}', 'openapi/client/**'],
    result: 'storefront/build/server/index.js',
    build: () => npmBuild('storefront'),
  },
  {
    name: 'admin',
    sources: ['admin/{src,public}/**', 'admin/*.{ts,json,html}', 'openapi/client/**'],
    result: 'admin/build/index.html',
    needs: 'admin/vite.config.ts',
    build: () => npmBuild('admin'),
  },
];

/** @param {string[]} [names] which of them; all unless told */
export function buildAll(names = BUILDS.map(({ name }) => name)) {
  return Promise.all(BUILDS.filter(({ name }) => names.includes(name)).map(ensureBuilt));
}

async function ensureBuilt({ name, sources, result, build, needs = sources[0] }) {
  if (needs !== sources[0] && !existsSync(join(root, needs))) return;
  const stamp = join(stamps, `build-${name}`);
  const built = fingerprint(sources);
  const isBuilt = () =>
    existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === built;
  if (isBuilt()) return;
  const release = await turnToBuild(name);
  try {
    if (isBuilt()) return;
    await step(`Built: ${name}`, build).catch((error) => {
      throw new Sentence(`The build of the ${name} failed.\n${error.message}`);
    });
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, built);
  } finally {
    release();
  }
}

/** Two shops that are started at once must not build into the same folder: one builds, the other waits for it. */
async function turnToBuild(name) {
  for (;;) {
    const release = await holdName(`build ${name} ${root}`);
    if (release) return release;
    await pause(200);
  }
}

function fingerprint(patterns) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function npmBuild(workspace) {
  const { scripts } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
  const bins = [join(root, workspace, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  return run(scripts.build, [], {
    shell: true,
    cwd: join(root, workspace),
    env: { ...process.env, NODE_ENV: 'production', PATH: [...bins, process.env.PATH].join(delimiter) },
  });
}
