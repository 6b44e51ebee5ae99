import { browserHere } from '../../api/scripts/lib/browser.mjs';

const executablePath = browserHere();

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  // else each page has a second process started beside it, for one that may come next
  '--renderer-process-limit=1',
];
/** The machine's own browser where it has one, else Playwright's. */
export const EXECUTABLE = executablePath ? { executablePath } : {};
/** `test.use` it in journeys that look at pictures, which the others do not load. */
export const WITH_PICTURES = { launchOptions: { args: BROWSER_ARGS, ...EXECUTABLE } };
