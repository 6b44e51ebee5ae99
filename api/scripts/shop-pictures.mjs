/** `npm run pictures:shops`: the demo and the two shops of docs/your-own-shop.md at 375 and 1366 px, light and dark, into docs/shops. */
import { globSync } from 'node:fs';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { showWalk } from './lib/runners.mjs';

await buildAll();
await showWalk('test/own-shops.config.ts');
console.log(globSync('docs/shops/*.webp', { cwd: root }).sort().join('\n'));
