import { expect, test } from '../support/journey.js';

test('a visitor opens the shop and reads its name in the title', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Duka/);
});

test('an address that does not exist answers 404 with a page of the shop', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link').first()).toBeVisible();
});
