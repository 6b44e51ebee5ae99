import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { beLoggedIn, searchList } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { PLAIN } from '../support/products.js';

const picture = join(import.meta.dirname, '../../api/demo/pictures/bag-backpack_moss_angle.webp');
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const toCreate = (page: Page) => page.getByRole('button', { name: 'Create product' }).click();

async function fillIn(page: Page, product: string) {
  await name(page).fill(product);
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Keeps the sun off');
  await page.getByLabel('Price ($)').fill('19.99');
  await page.getByLabel('Category').fill('Hats');
  await page.getByRole('option', { name: /Hats/ }).first().click();
  await page.locator('input[type=file]').setInputFiles(picture);
}

/** The product that is open, as the shop has it. */
async function savedProduct(page: Page): Promise<{ body: string }> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/v1/products/${id}`);
  return ((await answer.json()) as { data: { body: string } }).data;
}

test.beforeEach(({ page }) => beLoggedIn(page, 'admin'));

test('a form that is sent empty says what it needs, and with wrong values what is wrong with each', async ({
  page,
}) => {
  await page.goto('/admin/products/create');
  await toCreate(page);
  for (const sentence of [
    'Product name is required',
    'Description is required',
    'Price is required',
    'Category is required',
    'Product image is required',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();

  await name(page).fill('x'.repeat(101));
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('y'.repeat(501));
  await page.getByLabel('Price ($)').fill('-1');
  await toCreate(page);
  for (const sentence of [
    'Name must be less than 100 characters',
    'Description must be less than 500 characters',
    'Price must be a positive number',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
});

test('the category list begins with the seven of the shop', async ({ page }) => {
  await page.goto('/admin/products/create');
  await page.getByLabel('Category').click();
  const seven = ['jeans', 't-shirts', 'shoes', 'glasses', 'jackets', 'suits', 'bags'];
  const options = page.getByRole('option');
  await expect(options.nth(7)).toBeVisible();
  expect((await options.allTextContents()).slice(0, 7)).toEqual(seven);
});

test('an admin creates a product, finds it, changes its stock and deletes it', async ({ page }) => {
  const product = `Sun Hat ${Date.now()}`;
  await page.goto('/admin/products');
  await page.getByRole('link', { name: 'Add Product' }).click();
  await fillIn(page, product);
  await expect(page.getByLabel('Description of picture 1')).toBeVisible();
  await expect(page.getByText(/max 900x400/)).toBeVisible();
  await toCreate(page);
  await expect(page.getByText('Product created successfully')).toBeVisible();

  await expect(page.getByRole('region', { name: 'Stock history' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Full description' }).click();
  await page.keyboard.type('Of felt');
  await page.getByRole('button', { name: 'Bullets' }).click();
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option 1', { exact: true }).fill('Size');
  await page.getByLabel('Values of option 1').fill('S, M');
  await page.getByLabel('Values of option 1').blur();
  await page.getByLabel('Stock of S').fill('5');
  await page.getByLabel('Stock of M').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { body } = await savedProduct(page);
  expect(body).toBe('<ul><li><p>Of felt</p></li></ul>');

  await page.goto('/admin/products');
  const row = page.getByRole('row', { name: product });
  await page.getByPlaceholder('Search products').fill(product);
  await expect(page.getByRole('status')).toHaveText('Page 1 of 1');
  await expect(row.getByRole('cell', { name: /12/ }).first()).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete this product?');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
});

test('five products a page, with Previous, Next and the place in words', async ({ page }) => {
  await page.goto('/admin/products');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await expect(page.getByRole('status')).toHaveText(/^Page 1 of \d+$/);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Page 2 of \d+$/);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Page 1 of \d+$/);
});

test('what can be done with ticked products is in sight', async ({ page }) => {
  await page.goto('/admin/products');
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check();
  await expect(page.getByText('1 item selected')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Do not feature' })).toBeInViewport();
});

test('the featured switch is saved', async ({ page }) => {
  await page.goto('/admin/products');
  const first = page.getByRole('switch', { name: /^Featured: / }).first();
  const before = await first.isChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await first.click();
  await saved;
  await page.reload();
  await expect(first).toBeChecked({ checked: !before });
});

test('sizes take the stock on, and what they take off the shelf is said and booked', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  const data = { ...PLAIN, name: `Sized Mug ${Date.now()}`, stock: 6 };
  const made = await page.request.post('/api/v1/admin/products', { headers, data });
  const { id } = (await made.json()) as { id: string };
  const sizes = async (values: string) => {
    await page.getByLabel('Values of option 1').fill(values);
    await page.getByLabel('Values of option 1').press('Enter');
  };
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  };
  await page.goto(`/admin/products/${id}`);
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Option 1', { exact: true }).fill('Size');
  await sizes('S, M');
  await expect(page.getByLabel('Stock of S')).toHaveValue('6');
  await save();
  const lines = page.getByRole('list', { name: 'Stock changes' }).getByRole('listitem');
  await expect(lines).toHaveText([/Opening stock.*\+6/]);
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();

  await sizes('M');
  await expect(page.getByText(/6 pieces of S/)).toBeVisible();
  await page.getByLabel('Reason, when stock changes').fill('Broken in the store');
  await save();
  await expect(lines).toHaveText([/Broken in the store.*−6/, /Opening stock.*\+6/]);
  await page.request.delete(`/api/v1/admin/products/${id}`, { headers });
});

test('a long name without blanks leaves the price and the actions in sight', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  await page.setViewportSize({ width: 1366, height: 768 });
  const long = 'Longname'.repeat(13).slice(0, 100);
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post('/api/v1/admin/products', {
    headers,
    data: { ...PLAIN, name: long, stock: 7 },
  });
  const { id } = (await made.json()) as { id: string };
  await page.goto('/admin/products');
  await searchList(page, 'Search products', long);
  const row = page.getByRole('row', { name: long });
  await expect(row.getByText('$12.50')).toBeInViewport({ ratio: 1 });
  await expect(row.getByRole('button', { name: 'Delete' })).toBeInViewport({ ratio: 1 });
  await page.request.delete(`/api/v1/admin/products/${id}`, { headers });
});

test('the products of a category are listed under its name, which can be cleared', async ({ page }) => {
  await page.goto('/admin/categories');
  await page
    .getByRole('row', { name: /bags/i })
    .getByRole('link', { name: /products?$/ })
    .click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(/bags/i);
  const all = page.waitForURL((url) => !(url.searchParams.get('filter') ?? '').includes('bags'));
  await page.getByRole('button', { name: 'Remove this filter' }).click();
  await all;
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveCount(0);
});
