/** `npm run filmstrip`: takes a purchase on a phone in seven pictures, small enough for docs/pictures. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ensureBrowser } from './lib/browser.mjs';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';

const WIDTH = 390;
const print = (line) => process.stdout.write(`${line}\n`);

await buildAll();
const folder = mkdtempSync(join(tmpdir(), 'duka-filmstrip-'));
const playwright = join(root, 'node_modules/.bin/playwright');
const child = spawn(process.execPath, [playwright, 'test', '-c', 'test/filmstrip.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: await ensureBrowser(print), FILMSTRIP: folder },
});
const code = await new Promise((done) => child.once('exit', done));
for (const file of readdirSync(folder).sort()) {
  const small = join(root, 'docs/pictures', file.replace('.png', '.webp'));
  const { size } = await sharp(join(folder, file)).resize(WIDTH).webp({ quality: 78 }).toFile(small);
  print(`${small}: ${Math.round(size / 1024)} KiB`);
}
rmSync(folder, { recursive: true });
process.exitCode = code ?? 1;
