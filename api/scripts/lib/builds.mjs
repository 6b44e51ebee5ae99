/** The three builds, each skipped while its sources are what they were at the last one. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { holdName } from './hold.mjs';
import { until } from './processes.mjs';
import { root, run } from './run.mjs';
import { CliError, step } from './say.mjs';

const stamps = join(root, 'node_modules', '.cache', 'duka');
const BUILDS = [
  {
    name: 'api',
    sources: [
      'api/{src,{serving,sandbox,demo}/src}/**',
      'api/{.swcrc,package.json,*/package.json}',
      'api/scripts/{build,lib/{bundle,migration-lists,swc}}.mjs',
    ],
    result: 'api/sandbox/dist/bundle/server.js',
    build: () => run(process.execPath, ['api/scripts/build.mjs'], { cwd: root }),
  },
  {
    name: 'storefront',
    sources: [
      'storefront/{app,public,scripts,server}/**',
      'storefront/*.{ts,json,mjs}',
      'openapi/{client,world}/**',
    ],
    result: 'storefront/build/server/index.js',
    build: () => buildOf('storefront'),
  },
  {
    name: 'admin',
    sources: [
      ...['admin/{src,public,scripts}/**', 'admin/*.{ts,json,html}', 'openapi/{client,world}/**'],
      ...['storefront/scripts/languages/*.mjs', 'storefront/app/platform/messages/*/{language,panel}.json'],
    ],
    result: 'admin/build/index.html',
    build: () => buildOf('admin'),
  },
];

/** @param {string[]} [names] which of them; all unless told */
export function buildAll(names = BUILDS.map(({ name }) => name)) {
  return Promise.all(BUILDS.filter(({ name }) => names.includes(name)).map(ensureBuilt));
}

async function ensureBuilt({ name, sources, result, build }) {
  const stamp = join(stamps, `build-${name}`);
  const built = fingerprint(sources);
  const isBuilt = () =>
    existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === built;
  if (isBuilt()) return;
  // two shops that are started at once must not build into the same folder: one builds, the other waits for it
  let release;
  await until(async () => (release = await holdName(`build ${name} ${root}`)));
  try {
    if (isBuilt()) return;
    await step(`Built: ${name}`, build).catch((error) => {
      throw new CliError(`The build of the ${name} failed.\n${error.message}`);
    });
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, built);
  } finally {
    release();
  }
}

function fingerprint(patterns) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  // what `npm run openapi` alone makes and needs
  const exclude = ['api/src/metadata.ts'];
  for (const file of globSync(patterns, { cwd: root, exclude }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function buildOf(workspace) {
  const env = { ...process.env, NODE_ENV: 'production' };
  return run(process.execPath, ['--run', 'build'], { cwd: join(root, workspace), env });
}
