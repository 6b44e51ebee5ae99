/**
 * `npm run dev`: the whole shop, as `npm start` opens it, for somebody who edits it. Storefront and panel come from Vite,
 * which sends an edit to the open browser; an edit of the API is compiled by itself and its server started again.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { watch } from 'chokidar';
import { root } from './lib/run.mjs';
import { say, step } from './lib/say.mjs';
import { openShop } from './lib/shop.mjs';

const QUIET_MS = 100;
const WORKSPACES = ['api', 'api/serving', 'api/sandbox'];
const isCompiled = (file) => /\.ts$/.test(file) && !/\.spec\.ts$|(^|\/)testing\//.test(file);

const api = await openShop({ isDevelopment: true });
const changed = new Set();
let timer;
let working = Promise.resolve();
if (api)
  watch(
    WORKSPACES.map((workspace) => join(workspace, 'src')),
    { cwd: root, ignoreInitial: true },
  )
    .on('add', onChange)
    .on('change', onChange);

function onChange(file) {
  if (!isCompiled(file)) return;
  changed.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => (working = working.then(restart)), QUIET_MS);
}

async function restart() {
  const files = [...changed];
  changed.clear();
  try {
    await Promise.all(files.map(compile));
    // what the last build put into one file is no longer what the sources say
    for (const workspace of WORKSPACES)
      rmSync(join(root, workspace, 'dist', 'bundle'), { recursive: true, force: true });
    await api.restart();
    say(`API started again: ${files.join(', ')}`);
  } catch (error) {
    step.failed(error);
  }
}

async function compile(file) {
  const target = join(root, file.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  const { code } = await transformFile(join(root, file), {
    configFile: join(root, 'api', '.swcrc'),
    sourceMaps: 'inline',
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, code);
}
