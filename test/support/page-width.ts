import type { Page } from '@playwright/test';

const REDRAWN_MS = 2000;

/**
 * By how many pixels the page is wider than the screen. The window tells nothing: a phone shows a page that is too wide as
 * a whole, in a wider window. What scripts lay out by the width (the panel's sidebar) follows a resize when a busy machine
 * comes to it: so much later is soon enough.
 */
export async function tooWide(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  const fits = (screen: number) => document.documentElement.scrollWidth <= screen;
  if (await page.waitForFunction(fits, width, { timeout: REDRAWN_MS }).catch(() => null)) return 0;
  return Math.max(0, (await page.evaluate(() => document.documentElement.scrollWidth)) - width);
}
