import type { Page } from '@playwright/test';
import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

/** Keeps the page at the next question of the browser, and tells which kind it was. */
const keepPage = (page: Page): Promise<string> =>
  new Promise((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.type());
      void dialog.dismiss();
    }),
  );

/** Answers the question of the panel. */
async function answer(page: Page, leave: boolean): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: leave ? 'Confirm' : 'Cancel' }).click();
  await expect(question).toBeHidden();
}

/** Counts the questions of the browser from here on; each is answered with "leave". One of the panel would keep the page. */
function questions(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on('dialog', (dialog) => {
    asked.count += 1;
    void dialog.accept();
  });
  return asked;
}

const toTheOrders = (page: Page) => page.getByRole('menuitem', { name: /^Orders/ }).click();

const typed = 'Typed and not saved';
const forms = [
  { path: '/products/create', field: 'Name' },
  { path: '/categories/create', field: 'Name' },
  { path: '/coupons/create', field: 'Description' },
  { path: '/settings', field: 'Address' },
];

for (const { path, field } of forms)
  test(`${path} asks before it is left by a reload and by a link`, async ({ page }) => {
    await beLoggedIn(page, 'admin');
    await page.goto(`/admin${path}`);
    const input = page.getByRole('textbox', { name: field });
    await input.fill(typed);

    const byReload = keepPage(page);
    await page.evaluate(() => window.location.reload());
    expect(await byReload).toBe('beforeunload');
    await expect(input).toHaveValue(typed);

    await toTheOrders(page);
    await answer(page, false);
    await expect(input).toHaveValue(typed);
  });

for (const leave of [false, true])
  test(`a form that is left by the history asks, and is ${leave ? 'left' : 'kept'} as one says`, async ({
    page,
  }) => {
    await beLoggedIn(page, 'admin');
    await page.goto('/admin/orders');
    await page.getByRole('menuitem', { name: /^Settings/ }).click();
    const input = page.getByRole('textbox', { name: 'Address' });
    await input.fill(typed);
    await page.evaluate(() => window.history.back());
    await answer(page, leave);
    if (leave) await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    else await expect(input).toHaveValue(typed);
  });

test('a product asks before it is left, and not when nothing was typed or all is saved', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const list = await adminGet<{ id: string }[]>(page.request, token, `products?${filtered({}, 1)}`);
  const id = list[1]!.id;
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  const open = async () => {
    await page.goto(`/admin/products/${id}`);
    await expect(description).not.toHaveValue('');
  };
  await page.goto('/admin/orders');
  await open();
  const before = await description.inputValue();
  await description.fill(typed);
  await toTheOrders(page);
  await answer(page, false);
  await expect(description).toHaveValue(typed);

  const asked = questions(page);
  for (const text of [typed, before]) {
    await description.fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await toTheOrders(page);
    await expect(page).toHaveURL(/\/admin\/orders/);
    await open();
  }
  await toTheOrders(page);
  await expect(page).toHaveURL(/\/admin\/orders/);
  expect(asked.count).toBe(0);
});

test('a coupon that is made, saved and deleted never asks', async ({ page }) => {
  const code = `UNASKED${Date.now()}`;
  await beLoggedIn(page, 'admin');
  const asked = questions(page);
  await page.goto('/admin/coupons/create');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByLabel('Worth (%)').fill('10');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  const row = page.getByRole('row', { name: code });
  await row.click();
  await page.getByLabel('Worth (%)').fill('15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('15%');
  await row.click();
  await page.getByLabel('Worth (%)').fill('20');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Discounts' })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(asked.count).toBe(0);
});
