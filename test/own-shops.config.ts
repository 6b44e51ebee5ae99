import journeys from './playwright.config.js';
import { WITH_PICTURES } from './support/browser.js';

/** `npm run pictures:shops`: the demo beside the shops of docs/your-own-shop.md, into docs/shops. */
export default {
  ...journeys,
  testDir: './own-shops',
  outputDir: '../test-results/own-shops',
  timeout: 900_000,
  reporter: [['line']],
  projects: [{ name: 'shops', use: { ...WITH_PICTURES, viewport: { width: 1366, height: 900 } } }],
};
