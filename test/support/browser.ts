import { existsSync } from 'node:fs';

const chromium = process.env['CHROMIUM'] || '/usr/bin/chromium';

/** What Playwright switches off; of two such lists the browser reads the last. */
const OFF_FOR_TESTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** The pages under the browser's own address bar, which nobody sees: two thirds of the work of opening a page. */
const OWN_PAGES = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  `--disable-features=${[...OFF_FOR_TESTS, ...OWN_PAGES].join(',')}`,
];
/** The machine's own browser where it has one. */
export const EXECUTABLE = existsSync(chromium) ? { executablePath: chromium } : {};
/** `test.use` it in journeys that look at pictures, which the others do not load. */
export const WITH_PICTURES = { launchOptions: { args: BROWSER_ARGS, ...EXECUTABLE } };
