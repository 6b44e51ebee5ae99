/**
 * `npm run dev`: the whole shop, as `npm start` opens it; what changes in the sources is built again and its server
 * started again. Reload the page to see it.
 */
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { say, step } from './lib/say.mjs';
import { openShop } from './lib/shop.mjs';

const QUIET_MS = 200;
const WATCHED = {
  api: ['api/src'],
  storefront: ['storefront/app', 'storefront/server', 'openapi/client'],
  admin: ['admin/src'],
};

const shop = await openShop();
if (shop)
  for (const [part, folders] of Object.entries(WATCHED)) for (const folder of folders) onChange(folder, part);

const waiting = new Set();
let timer;
let working = Promise.resolve();

function onChange(folder, part) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (file?.startsWith('metadata')) return;
    waiting.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => (working = working.then(rebuild)), QUIET_MS);
  });
}

async function rebuild() {
  const parts = [...waiting];
  waiting.clear();
  try {
    await buildAll(parts);
    for (const part of parts) await shop[part]?.restart();
    say(`Ready again: ${parts.join(', ')}`);
  } catch (error) {
    step.failed(error);
  }
}
