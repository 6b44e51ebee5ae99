/** `npm run docs`: draws docs/diagrams/ from the code, so that the pictures cannot lie. Needs a built API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tool } from './lib/run.mjs';

const folder = join(root, 'docs', 'diagrams');
const GROUND = new Set(['kernel', 'platform', 'migrations']);

/** Which feature calls which, read from the imports between them. */
async function features() {
  const args = ['--config', '.dependency-cruiser.mjs', '--no-progress', '--output-type', 'json', 'api/src'];
  const { modules } = JSON.parse(await tool('depcruise', ...args));
  const featureOf = (path) => /^api\/src\/([^/]+)\//.exec(path)?.[1];
  const isWiring = (path) => /\.module\.ts$|\.spec\.ts$|\/testing\//.test(path);
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from || GROUND.has(from) || isWiring(source)) continue;
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to && to !== from && !GROUND.has(to)) arrows.add(`  ${from} --> ${to}`);
    }
  }
  return ['flowchart LR', ...[...arrows].sort()].join('\n');
}

/** The order's states and what leads from one to the next, from the one table. */
async function orderStates() {
  const { TRANSITIONS } = await import('../dist/orders/domain/order-states.js');
  const lines = TRANSITIONS.map(({ from, event, to }) => `  ${from} --> ${to}: ${event}`);
  return ['stateDiagram-v2', '  [*] --> pending: place', ...lines].join('\n');
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'features.mmd'), `${await features()}\n`);
writeFileSync(join(folder, 'order-states.mmd'), `${await orderStates()}\n`);
