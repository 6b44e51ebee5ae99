import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { settled } from '../support/policy.js';
import { allScreens } from '../support/screens.js';

const folder = new URL('../../docs/screenshots/', import.meta.url).pathname;
const id = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** A file name that stays the same from one demo shop to the next: ids are left out, repeated names counted. */
function namer(): (path: string) => string {
  const used = new Map<string, number>();
  return (path) => {
    const name =
      path
        .replace(id, 'one')
        .replaceAll(/[^\w]+/g, '-')
        .replaceAll(/^-|-$/g, '') || 'home';
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name}-${times}`;
  };
}

/** Pictures below the fold are loaded when they come near: walks down the page and back up. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  // what has arrived may not be painted yet
  await page.evaluate(() =>
    Promise.allSettled([...document.images].map((image) => image.complete && image.decode())),
  );
}

async function takeAll(page: Page, part: string, width: string, paths: readonly string[]): Promise<void> {
  mkdirSync(join(folder, width), { recursive: true });
  const nameOf = namer();
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    await seeAll(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const name = `${part}-${nameOf(path)}`;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({
        path: join(folder, width, `${name}${colorScheme === 'dark' ? '-dark' : ''}.png`),
        fullPage: true,
      });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

test('public screens', async ({ page }, { project }) => {
  await takeAll(page, 'public', project.name, (await allScreens()).forEverybody);
});

test('screens of a shopper', async ({ page }, { project }) => {
  await beLoggedIn(page, 'shopper');
  await takeAll(page, 'shopper', project.name, (await allScreens()).forShoppers);
});

test('screens of an administrator', async ({ page }, { project }) => {
  await beLoggedIn(page, 'admin');
  const paths = (await allScreens()).forAdmins.map((path) => path.replace(/^\/admin$/, '/admin/'));
  await takeAll(page, 'admin', project.name, paths);
});
