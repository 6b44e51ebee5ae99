import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;

/** Walks down the page and back up: pictures below the fold are fetched when they come near, and awaited there. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const inSight = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      window.scrollTo(0, top);
      await painted();
      await Promise.allSettled([...document.images].filter(inSight).map((image) => image.decode()));
    }
    window.scrollTo(0, 0);
    await painted();
  });
  await page.waitForLoadState('networkidle');
}

/** What sticks to the window's edge stands at the page's end, not across its middle. */
async function asTallAsThePage(page: Page, take: () => Promise<void>): Promise<void> {
  const size = page.viewportSize();
  if (!size) return take();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.max(height, size.height) });
  await take();
  await page.setViewportSize(size);
}

async function inBothThemes(page: Page, name: string, fullPage: boolean): Promise<void> {
  const width = String(page.viewportSize()?.width);
  mkdirSync(join(folder, width), { recursive: true });
  for (const [colorScheme, ending] of [
    ['light', ''],
    ['dark', '-dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, width, `${name}${ending}.png`);
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** A picture of the whole page in both themes; of the panel's pages with their bars at the end. */
export async function takePage(page: Page, name: string): Promise<void> {
  await seeAll(page);
  const take = () => inBothThemes(page, name, true);
  await (name.startsWith('admin') ? asTallAsThePage(page, take) : take());
}

/** A picture of what the window shows in both themes: a dialog, a menu, a toast over its page. */
export const takeWindow = (page: Page, name: string): Promise<void> => inBothThemes(page, name, false);
