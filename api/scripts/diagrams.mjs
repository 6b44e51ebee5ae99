/** `npm run docs`: draws docs/diagrams/ from the code, so that the pictures cannot lie. Needs a built API. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImporters } from './lib/importers.mjs';
import { root } from './lib/run.mjs';

const folder = join(root, 'docs', 'diagrams');
const GROUND = new Set(['kernel', 'platform', 'migrations']);

/** Which feature calls which, read from the imports between them. */
function features() {
  const featureOf = (path) => /^api\/src\/([^/]+)\//.exec(path)?.[1];
  const isWiring = (path) => /\.module\.ts$|\.spec\.ts$|\/testing\//.test(path);
  const arrows = new Set();
  for (const [imported, importers] of readImporters(['api/src'])) {
    const to = featureOf(imported);
    if (!to || GROUND.has(to)) continue;
    for (const source of importers) {
      const from = featureOf(source);
      if (from && from !== to && !GROUND.has(from) && !isWiring(source)) arrows.add(`  ${from} --> ${to}`);
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
writeFileSync(join(folder, 'features.mmd'), `${features()}\n`);
writeFileSync(join(folder, 'order-states.mmd'), `${await orderStates()}\n`);
