import journeys from './playwright.config.js';
import { WITH_PICTURES } from './support/browser.js';

/** `npm run screenshots`: every screen of the demo shop at four widths, light and dark, into docs/screenshots. */
export default {
  ...journeys,
  testDir: './screenshots',
  outputDir: '../test-results/screenshots',
  timeout: 1_800_000,
  reporter: [['line']],
  projects: [375, 768, 1366, 1920].map((width) => ({
    name: String(width),
    use: { ...WITH_PICTURES, viewport: { width, height: 900 } },
  })),
};
