import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { adminGet, beLoggedIn, filtered, searchList, visit } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { call, newShopper } from '../support/shopper.js';

const lists = [
  {
    name: 'Orders',
    head: [
      'Number,Order id,Placed at,Status,Payment,Payment detail,Method,Customer,Email,Phone',
      'Company,Street,Second line,City,Region,Postcode,Country,Billing address,Delivery,Items,Discount',
      'Currency,Shipping,Tax,Total,Paid,Paid by,Refunded,Coupon,Carrier,Tracking number',
    ].join(','),
  },
  { name: 'Customers', head: 'Customer id,Name,Email,Phone,Role,Orders,Spent,Last order,Last seen,Since' },
  {
    name: 'Discounts',
    head: 'Name,Discount or coupon,Given,Description,Worth,From a subtotal of,Used,Uses in all,Taken,Starts,Ends,State',
  },
  { name: 'Reviews', head: 'Product,Stars,Title,Review,Answer,Author,State,Written' },
  { name: 'Newsletter', head: 'Email,State,Since' },
];

/** What a press brings as a file: its name and its text. */
async function fileOf(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a coupon is made, changed, paused, let work again and deleted, and the audit log knows', async ({
  page,
}) => {
  const code = `JOURNEY${Date.now()}`;
  const token = await beLoggedIn(page, 'admin');
  const kept = async () =>
    (
      await adminGet<{ isActive: boolean; percent: number; startsAt: string; endsAt: string }[]>(
        page.request,
        token,
        `coupons?${filtered({ q: code })}`,
      )
    )[0];
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Coupon/ }).click();
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code.toLowerCase());
  await page.getByLabel('Worth (%)').fill('10');
  await expect(page.getByText('10% off any order, once per shopper')).toBeVisible();
  await page.getByLabel('Starts').fill('2026-01-02T10:00');
  await page.getByLabel('Ends').fill('2099-12-24T18:30');
  await page.getByRole('button', { name: 'Create coupon' }).click();

  await searchList(page, 'Name, code or description', code);
  expect(await kept()).toMatchObject({
    startsAt: '2026-01-02T10:00:00.000Z',
    endsAt: '2099-12-24T18:30:00.000Z',
  });
  const row = page.getByRole('row', { name: code });
  await expect(page.getByRole('status')).toHaveText('Page 1 of 1');
  await row.click();
  await page.getByLabel('Worth (%)').fill('15');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row).toContainText('15%');

  await row.getByRole('switch', { name: `Active: ${code}` }).click();
  await expect(row).toContainText('Paused');
  await expect.poll(async () => (await kept())?.isActive).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await expect.poll(async () => (await kept())?.isActive).toBe(true);

  await row.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this coupon?' })
    .getByRole('button', { name: 'Confirm' })
    .click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await kept()).toBeUndefined();

  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: 'Delete coupon' }).first()).toBeVisible();
  const changed = page.getByRole('row', { name: /Update coupon/ }).nth(2);
  await changed.click();
  const changes = page.getByRole('table', { name: 'What changed' });
  await expect(changes.getByRole('row', { name: 'Percent 10 15' })).toBeVisible();
});

test('a shopper is made staff, taken back with one click, and shut out', async ({ page }) => {
  const shopper = await newShopper();
  const token = await beLoggedIn(page, 'admin');
  const account = async () =>
    (
      await adminGet<{ id: string; role: string; disabled: boolean }[]>(
        page.request,
        token,
        `customers?${filtered({ q: shopper.email })}`,
      )
    )[0]!;
  await page.goto('/admin/customers');
  await searchList(page, 'Name, email or phone', shopper.email);
  await page.getByRole('cell', { name: shopper.email }).click();
  const confirm = async (label: string) => {
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  };
  await confirm('Make staff');
  await expect(page.getByRole('button', { name: 'Remove from staff' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Make staff' })).toBeVisible();
  expect((await account()).role).toBe('customer');
  await confirm('Disable');
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();
  expect((await account()).disabled).toBe(true);
});

test('an invoice opens its lines and comes as PDF; lists come as CSV; an address leaves the newsletter', async ({
  page,
}) => {
  const reader = `=reader-${Date.now()}@example.com`;
  await call('POST', '/newsletter', { email: reader });
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/invoices');
  const invoice = page.locator('tbody tr').first();
  const number = /INV-\d{6}/.exec((await invoice.textContent()) ?? '')![0];
  const pdf = await fileOf(page, invoice.getByRole('button', { name: `${number} as PDF` }));
  expect(pdf.name).toBe(`${number}.pdf`);
  expect(pdf.text.startsWith('%PDF-')).toBe(true);
  await invoice.click();
  await expect(page.getByRole('table', { name: 'Lines of the invoice' })).toBeVisible();

  for (const { name, head } of lists) {
    await visit(page, `/${name.toLowerCase()}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    const csv = await fileOf(page, page.getByRole('button', { name: 'Export' }));
    expect(csv.name).toBe(`${name.toLowerCase()}.csv`);
    expect(csv.text.split(/\r?\n/)[0]).toBe(`\uFEFF${head}`);
    if (name === 'Newsletter') expect(csv.text).toContain(`'${reader},pending`);
  }
  const row = page.getByRole('row', { name: reader });
  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
});
