import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

test('a search that found nothing becomes a synonym, and then finds', async ({ page }) => {
  const word = `zapato${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const token = await beLoggedIn(page, 'admin');
  await page.request.get(`/api/v1/products?q=${word}`);
  const counted = () => adminGet<object[]>(page.request, token, `searches?${filtered({ q: word })}`);
  await expect.poll(async () => (await counted()).length).toBe(1);
  await page.goto('/admin/searches');
  await page.getByLabel('Found nothing').check();
  await page.getByPlaceholder('Search the searches').fill(word);
  await page.getByRole('link', { name: `Add synonym for ${word}` }).click();
  await expect(page.getByLabel('Shoppers type')).toHaveValue(word);
  await page.getByLabel('Finds as well').fill('Sneaker');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add synonym' }).click();
  await expect(page).toHaveURL(/\/admin\/synonyms$/);
  await page.getByLabel('What does this find?').fill(word);
  await page.getByRole('button', { name: 'Try' }).click();
  await expect(page.getByRole('list', { name: 'The first that it finds' })).toContainText('Sneaker');
  expect(await counted()).toMatchObject([{ times: 1 }]);

  await page.getByPlaceholder('Search synonyms').fill(word);
  await page.getByRole('row', { name: word }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('row', { name: word })).toHaveCount(0);
});
