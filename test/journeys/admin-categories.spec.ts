import type { Locator } from '@playwright/test';
import { adminGet, beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

type Category = { name: string };

test('an admin makes a category, moves it up, renames it and hands its products to another one', async ({
  page,
}) => {
  const token = await beLoggedIn(page, 'admin');
  const stamp = Date.now();
  const [name, renamed, other] = [`Tents ${stamp}`, `Shelters ${stamp}`, `Camping ${stamp}`];
  const headers = { Authorization: `Bearer ${token}` };
  const found = (id: string) =>
    page.request.get(`/api/v1/admin/categories/${encodeURIComponent(id)}`, { headers });
  await page.request.post('/api/v1/admin/categories', { headers, data: { name: other, position: 9000 } });

  await page.goto('/admin/categories');
  await page.getByRole('link', { name: 'Add category' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByRole('link', { name: '0 products' })).toBeVisible();

  const place = async () => {
    const all = await adminGet<Category[]>(page.request, token, 'categories?range=[0,99]');
    return all.findIndex((one) => one.name === name);
  };
  const before = await place();
  await page.getByRole('button', { name: `Move ${name} up` }).click();
  await expect.poll(place).toBe(before - 1);
  await expect(page.getByRole('button', { name: `Move ${name} up` })).toBeEnabled();

  await row.getByRole('link', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(renamed);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(renamed) })).toBeVisible();
  expect((await found(name.toLowerCase())).status()).toBe(404);

  const product = { name: `Tent ${stamp}`, description: 'Dry.', price: 9, category: renamed, image: PICTURE };
  const made = await page.request.post('/api/v1/admin/products', { headers, data: product });
  const { id } = (await made.json()) as { id: string };
  await page.reload();
  const filled = page.getByRole('row', { name: new RegExp(renamed) });
  await expect(filled.getByRole('link', { name: '1 product' })).toBeVisible();
  await filled.getByRole('button', { name: `Delete ${renamed}` }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${renamed}?` });
  await expect(dialog).toContainText('The 1 product in it is not deleted');
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: other }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(filled).toHaveCount(0);
  await expect(
    page.getByRole('row', { name: new RegExp(other) }).getByRole('link', { name: '1 product' }),
  ).toBeVisible();

  const shown = (within: Locator) => within.getByRole('link', { name: other, exact: true });
  const menu = page.getByRole('banner').getByRole('navigation');
  // the storefront keeps the categories for some seconds
  const bannerOfShop = async () => (await (await page.request.get('/shop')).text()).split('<main')[0];
  await expect.poll(bannerOfShop).toContain(other);
  await page.goto('/shop');
  await expect(shown(menu)).toHaveCount(1);
  await expect(shown(page.getByRole('navigation', { name: 'Category' }))).toBeVisible();
  await page.goto('/');
  await expect(shown(page.getByRole('region', { name: 'Browse By Category' }))).toHaveCount(1);
  await shown(menu).click();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: product.name })).toBeVisible();

  // the journeys after this one find the shop as it was
  await page.request.delete(`/api/v1/admin/products/${id}`, { headers });
  await page.request.delete(`/api/v1/admin/categories/${encodeURIComponent(other.toLowerCase())}`, {
    headers,
  });
  await expect.poll(bannerOfShop).not.toContain(other);
});

/** A red dot: the smallest picture that the shop takes. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
