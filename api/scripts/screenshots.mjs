/** `npm run screenshots`: takes every screen of a demo shop at 375, 768, 1366 and 1920 px, light and dark, into docs/screenshots. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { showWalk } from './lib/runners.mjs';

await buildAll();
rmSync(join(root, 'docs/screenshots'), { recursive: true, force: true });
await showWalk('test/screenshots.config.ts');
const taken = globSync('docs/screenshots/*/*.png', { cwd: root }).sort();
console.log([...taken, `${taken.length} screenshots`].join('\n'));
