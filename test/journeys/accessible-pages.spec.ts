import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { findingsInAllLooks } from '../support/axe.js';
import { WITH_PICTURES } from '../support/browser.js';
import { expect, test } from '../support/journey.js';
import { watch } from '../support/policy.js';
import { allScreens } from '../support/screens.js';

/** Other addresses of screens that are on the list already. */
const sameScreen = /^\/(products|shop\?.*|profile\/orders)$/;

/** What is wrong with the pages, by page and look. */
async function visit(page: Page, paths: readonly string[]): Promise<Record<string, unknown>> {
  const broken: Record<string, unknown> = {};
  for (const path of paths.filter((one) => !sameScreen.test(one))) {
    await page.goto(path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    expect(page.url().includes('/login'), path).toBe(path === '/login');
    const found = await findingsInAllLooks(page);
    if (Object.keys(found).length > 0) broken[path] = found;
  }
  return broken;
}

// what a page's policy lets in are pictures, too
test.use(WITH_PICTURES);

test.setTimeout(240_000);

/** The screens are many and each is looked at in four ways: some at a time. */
const PARTS = [0, 1, 2];
const partOf = (screens: readonly string[], part: number) =>
  screens.filter((_, at) => at % PARTS.length === part);

for (const part of PARTS) {
  const name = `are accessible, fit, in both themes, on phones and desktops, and keep to their policy, part ${part + 1}`;

  test(`S52 public pages ${name}`, async ({ page }) => {
    const { forEverybody } = await allScreens();
    const seen = await watch(page);
    expect(await visit(page, partOf(forEverybody, part))).toEqual({});
    expect(seen).toEqual({ violations: [], dialogs: [] });
  });

  test(`S52 account pages ${name}`, async ({ page }) => {
    const { forShoppers } = await allScreens();
    const seen = await watch(page);
    await beLoggedIn(page, 'shopper');
    expect(await visit(page, partOf(forShoppers, part))).toEqual({});
    expect(seen).toEqual({ violations: [], dialogs: [] });
  });
}

test('S52 each way to pay, the cart drawer and the filters are accessible, fit, and keep to the policy', async ({
  page,
}) => {
  await allScreens();
  const broken: Record<string, unknown> = {};
  const seen = await watch(page);
  await beLoggedIn(page, 'shopper');
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  for (const method of [/^Pay with Card/, /^Mobile/, /^Cash/]) {
    await page.getByRole('radio', { name: method }).check();
    const found = await findingsInAllLooks(page);
    if (Object.keys(found).length > 0) broken[`/checkout ${method.source}`] = found;
  }
  await page.goto('/shop');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, / })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View cart' })).toBeVisible();
  broken['cart drawer'] = await findingsInAllLooks(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByText('Filters', { exact: true }).click();
  broken['filters'] = await findingsInAllLooks(page, [375]);
  expect(broken).toEqual({ 'cart drawer': {}, filters: {} });
  expect(seen).toEqual({ violations: [], dialogs: [] });
});
