import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { findingsInAllLooks } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
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
    const found = await findingsInAllLooks(page);
    if (Object.keys(found).length > 0) broken[path] = found;
  }
  return broken;
}

test.setTimeout(240_000);

test('public pages are accessible and fit, in both themes, on phones and desktops', async ({ page }) => {
  const { forEverybody } = await allScreens();
  expect(await visit(page, forEverybody)).toEqual({});
});

test('account pages are accessible and fit, in both themes, on phones and desktops', async ({ page }) => {
  const { forShoppers } = await allScreens();
  await beLoggedIn(page, 'shopper');
  const broken = await visit(page, forShoppers);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  for (const method of [/Card/, /Mobile/, /Cash/]) {
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
  await page.getByText('Filters', { exact: true }).click();
  broken['filters'] = await findingsInAllLooks(page);
  expect(broken).toEqual({ 'cart drawer': {}, filters: {} });
});
