import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { CliError } from './say.mjs';

/** Chromium without windows first: it needs a third less work for the same pages. */
const SHELL = 'chromium-headless-shell';
const KNOWN = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'].map((name) => `/usr/bin/${name}`);

/** The browser that is there: that of CHROMIUM, else the first of the usual places; undefined when there is none. */
export const browserHere = () => [process.env.CHROMIUM, ...KNOWN].find((path) => path && existsSync(path));

/**
 * The browser for the journeys: one that is there, else Debian's (as root), else Playwright's own.
 *
 * @param {(line: string) => void} print
 * @returns {Promise<string>} its path, or nothing for Playwright's own
 */
export async function ensureBrowser(print) {
  const there = browserHere();
  if (there) return there;
  const quietly = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    print(`Installing Chromium (apt-get install ${SHELL}) …`);
    spawnSync('apt-get', ['update', '-qq'], quietly);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], quietly);
    const installed = browserHere();
    if (installed) return installed;
  }
  print('Installing Chromium (playwright install chromium) …');
  const own = spawnSync(
    process.execPath,
    [join(root, 'node_modules', '.bin', 'playwright'), 'install', '--only-shell', 'chromium'],
    quietly,
  );
  if (own.status === 0) return '';
  throw new CliError(
    'The journeys need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or name it: CHROMIUM=/path npm test.',
  );
}
