import { beLoggedIn } from '../support/admin.js';
import { findingsInAllLooks } from '../support/axe.js';
import { expect, test } from '../support/journey.js';

test('an administrator makes a key for another system, keeps its secret, changes it and revokes the key', async ({
  page,
}) => {
  const name = `Bookkeeping ${Date.now()}`;
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/api-keys/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('See orders with their customers').check();
  await page.getByRole('textbox', { name: 'Allowed networks' }).fill('127.0.0.0/8\n::1');
  await page.getByRole('button', { name: 'Create key' }).click();
  const secretBox = page.getByRole('textbox', { name: 'Secret' });
  await expect(secretBox).toHaveValue(/^duka_sk_[0-9A-Za-z]{46}$/);
  expect(await findingsInAllLooks(page)).toEqual({});
  const first = await secretBox.inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();

  const orders = (secret: string) =>
    page.request.get('/api/v1/admin/orders', { headers: { authorization: `Bearer ${secret}` } });
  expect((await orders(first)).status()).toBe(200);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Make another secret' }).click();
  await page.getByRole('combobox', { name: 'The present secret' }).click();
  await page.getByRole('option', { name: 'Ends at once: it may have been seen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make another secret' }).click();
  await expect(secretBox).toHaveValue(/^duka_sk_/);
  const second = await secretBox.inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(`…${second.slice(-4)}, the present one`)).toBeVisible();
  expect([(await orders(first)).status(), (await orders(second)).status()]).toEqual([401, 200]);
  expect(await findingsInAllLooks(page)).toEqual({});

  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/api-keys(\?|$)/);
  expect((await orders(second)).status()).toBe(401);
});
