import { devices } from '@playwright/test';
import journeys from './playwright.config.js';
import { WITH_PICTURES } from './support/browser.js';

/** `npm run filmstrip`: a purchase on a phone. */
export default {
  ...journeys,
  testDir: './filmstrip',
  outputDir: '../test-results/filmstrip',
  reporter: [['line']],
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        defaultBrowserType: 'chromium' as const,
        viewport: { width: 390, height: 780 },
        ...WITH_PICTURES,
      },
    },
  ],
};
