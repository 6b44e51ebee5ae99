import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { settled } from '../support/policy.js';
import { allScreens } from '../support/screens.js';
import { takePage } from './shots.js';

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

/** What the shop and the panel show in the place of something that is still to come. */
const UNDER_WAY =
  'main :is([aria-busy=true], [role=progressbar], .MuiSkeleton-root), .RaLoading-loading, header [role=progressbar]';

async function takeAll(page: Page, part: string, paths: readonly string[]): Promise<void> {
  const nameOf = namer();
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    await expect(page.locator(UNDER_WAY)).toHaveCount(0);
    await takePage(page, `${part}-${nameOf(path)}`);
  }
}

test('public screens', async ({ page }) => {
  await takeAll(page, 'public', (await allScreens()).forEverybody);
});

test('screens of a shopper', async ({ page }) => {
  await beLoggedIn(page, 'shopper');
  await takeAll(page, 'shopper', (await allScreens()).forShoppers);
});

test('screens of an administrator', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  const paths = (await allScreens()).forAdmins.map((path) => path.replace(/^\/admin$/, '/admin/'));
  await takeAll(page, 'admin', paths);
});
