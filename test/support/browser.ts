import { existsSync } from 'node:fs';

const chromium =
  process.env['CHROMIUM'] ||
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];
/** The machine's own browser where it has one. */
export const EXECUTABLE = chromium ? { executablePath: chromium } : {};
/** `test.use` it in journeys that look at pictures, which the others do not load. */
export const WITH_PICTURES = { launchOptions: { args: BROWSER_ARGS, ...EXECUTABLE } };
