import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, EXECUTABLE } from './support/browser.js';

/** Pictures take a fifth of a page's work; the journeys that are about them switch them on. */
const args = [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'];

/** Journeys through the whole demo shop, which the global setup opens with `npm start`'s own script. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './support/shop-up.ts',
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // long, for a busy machine: what is as it should be is seen at once, whatever the timeout
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/journeys.json' }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    // shorter than a journey's time, so that what hung is named with its line
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: { args, ...EXECUTABLE },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 900 } }, testIgnore: '**/*.phone.spec.ts' },
    {
      name: 'phone',
      // one dot a pixel: what lies where is the same, and drawing it takes a fifth less of the machine
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, defaultBrowserType: 'chromium' },
      testMatch: '**/*.phone.spec.ts',
    },
  ],
});
