import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { Sentence } from './say.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const find = () => [process.env.CHROMIUM, ...KNOWN].find((path) => path && existsSync(path));

/**
 * The browser for the journeys: one that is there, else Debian's (as root), else Playwright's own.
 *
 * @param {(line: string) => void} print
 * @returns {Promise<string>} its path, or nothing for Playwright's own
 */
export async function ensureBrowser(print) {
  const there = find();
  if (there) return there;
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print('Installing Chromium (apt-get install chromium) …');
    spawnSync('apt-get', ['update', '-qq'], quietly);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly);
    const installed = find();
    if (installed) return installed;
  }
  print('Installing Chromium (playwright install chromium) …');
  const own = spawnSync(
    process.execPath,
    [join(root, 'node_modules', '.bin', 'playwright'), 'install', 'chromium'],
    quietly,
  );
  if (own.status === 0) return '';
  throw new Sentence(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium) or name it: CHROMIUM=/path npm test.',
  );
}
