/** `npm run filmstrip`: takes a purchase on a phone in seven pictures, small enough for docs/pictures. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';
import { showWalk } from './lib/runners.mjs';

const WIDTH = 390;

await buildAll();
const folder = mkdtempSync(join(tmpdir(), 'duka-filmstrip-'));
await showWalk('test/filmstrip.config.ts', { FILMSTRIP: folder });
for (const file of readdirSync(folder).sort()) {
  const small = join(root, 'docs/pictures', file.replace('.png', '.webp'));
  const { size } = await sharp(join(folder, file)).resize(WIDTH).webp({ quality: 78 }).toFile(small);
  console.log(`${small}: ${Math.round(size / 1024)} KiB`);
}
rmSync(folder, { recursive: true });
