/** `npm run screenshots`: takes every screen of a demo shop at 375, 768, 1366 and 1920 px, light and dark, into docs/screenshots. */
import { spawn } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { buildAll } from './lib/builds.mjs';
import { root } from './lib/run.mjs';

const print = (line) => process.stdout.write(`${line}\n`);

await buildAll();
rmSync(join(root, 'docs/screenshots'), { recursive: true, force: true });
const playwright = join(root, 'node_modules/.bin/playwright');
const child = spawn(process.execPath, [playwright, 'test', '-c', 'test/screenshots.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: await ensureBrowser(print) },
});
child.once('exit', (code) => {
  const taken = globSync('docs/screenshots/*/*.png', { cwd: root }).sort();
  for (const file of taken) print(file);
  print(`${taken.length} screenshots`);
  process.exitCode = code ?? 1;
});
