import type { Page } from '@playwright/test';

/**
 * By how many pixels the page is wider than the screen. The window tells nothing: a phone shows a page that is too wide as
 * a whole, in a wider window.
 */
export async function tooWide(page: Page): Promise<number> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  return Math.max(0, wide - (page.viewportSize()?.width ?? 0));
}
