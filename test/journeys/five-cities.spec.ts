import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CITIES, YEN, type City, type Row } from '../support/cities.js';
import { expect, test } from '../support/journey.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { PLAIN } from '../support/products.js';
import { call, logIn, newShopper, payIn } from '../support/shopper.js';

const ADDRESS = { firstName: 'Grace', lastName: 'Wanjiru', street: '7 Acacia Avenue' };

const BERLIN = CITIES[1]?.place ?? ADDRESS;

let admin = '';
const made: string[] = [];
let shirt: { productId: string; variantId: string };

/** Remembers what it has made, to be taken away at the end. */
async function make<T extends { id: string }>(path: string, body: object): Promise<T> {
  const record = await call<T>('POST', path, body, admin);
  made.push(`${path}/${record.id}`);
  return record;
}

test.beforeAll(async () => {
  const who = { email: 'admin@example.com', password: 'duka-admin-demo' };
  admin = (await call<{ token: string }>('POST', '/auth/login', who)).token;
  const days = { kind: 'flat', daysFrom: 1, daysTo: 3 };
  for (const { code, freight, tax } of CITIES) {
    const areas = [{ country: code, ...(code === 'US' ? { region: 'TX' } : {}) }];
    const methods = [{ ...days, name: `Parcel to ${code}`, price: freight }];
    await make('/admin/shipping-zones', { name: `To ${code}`, areas, methods });
    const { name, percent, pricesIncludeTax } = tax;
    const rates = [{ category: 'standard', name, percent, from: '2020-01-01' }];
    const how = { shippingTax: 'main', rounding: 'order', reverseCharge: code === 'DE' };
    await make('/admin/tax-zones', { name: `In ${code}`, areas, pricesIncludeTax, rates, ...how });
  }
  const product = { ...PLAIN, name: 'Shirt for five cities', price: 20, stock: 100 };
  const sold = await make<{ id: string; variants: { id: string }[] }>('/admin/products', product);
  shirt = { productId: sold.id, variantId: sold.variants[0]?.id ?? '' };
  await call(
    'PUT',
    '/admin/settings/shop',
    { guestsAllowed: true, viesCheck: true, displayCurrencies: [YEN] },
    admin,
  );
  // the terms of the shop are read once a second
  await expect(() => call('POST', '/auth/guest')).toPass();
});

test.afterAll(async () => {
  await call('PUT', '/admin/settings/shop', { guestsAllowed: false, displayCurrencies: [] }, admin);
  for (const path of made.reverse()) await call('DELETE', path, undefined, admin);
});

/** The cart of whoever has the token holds two shirts. */
const fill = (token: string) => call('POST', '/carts', { ...shirt, quantity: 2 }, token);

/** A guest types everything. */
async function asGuest(page: Page, place: City['place']): Promise<void> {
  const { token } = await call<{ token: string }>('POST', '/auth/guest');
  await fill(token);
  await page.addInitScript((kept) => window.localStorage.setItem('guestToken', kept), token);
  await page.goto('/checkout');
  const email = `guest-${Date.now()}@example.com`;
  const { country, ...parts } = place;
  await page.locator('form [name="country"]').selectOption(country);
  const fields = Object.entries({ email, phone: '+254 700 000 001', ...ADDRESS, ...parts });
  for (const [name, value] of fields) {
    const field = page.locator(`form [name="${name}"]`);
    // a country without postcodes asks for none
    if ((await field.count()) > 0) await field.fill(String(value));
  }
}

/** An account has the address from before. */
async function withAccount(page: Page, place: object): Promise<void> {
  const shopper = await newShopper();
  const address = { ...ADDRESS, ...place, phone: '+254 700 000 001' };
  await call('POST', '/users/me/addresses', address, shopper.token);
  await fill(shopper.token);
  await logIn(page, shopper, '/checkout');
}

/** In the summary of the checkout, with nothing besides. */
async function seesSums(page: Page, sums: readonly Row[], goods = '$40.00'): Promise<void> {
  const rows = page.getByRole('complementary', { name: 'Order summary' }).locator('dl > div');
  const told = [['Subtotal', goods], ...sums].map((row) => row.join(''));
  await expect(rows).toHaveText(told);
}

/** Orders in cash, and sees the sums on the page of the order and in the invoice, which it answers. */
async function order(page: Page, sums: readonly Row[]): Promise<string> {
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/orders\//);
  const rows = page.getByRole('article').locator('dl > div');
  for (const [label, value] of sums) {
    const row = rows.filter({ hasText: new RegExp(`^${label}(?!:)`) }).first();
    await expect(row).toContainText(value);
  }
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Invoice' }).click();
  return pdfText(await readFile(await (await file).path()));
}

for (const { place, sums, invoice, currency } of CITIES)
  for (const [buyer, arrive] of [
    ['a guest', asGuest],
    ['an account', withAccount],
  ] as const)
    test(`${buyer} sees the same sums to ${place.city} in checkout, order and invoice`, async ({ page }) => {
      if (currency) await payIn(page, currency, '/shop');
      await arrive(page, place);
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      await seesSums(page, sums, currency && '¥5,980');
      const paper = await order(page, sums);
      for (const figure of invoice) expect(paper).toContain(figure);
      if (currency) await expect(page.getByRole('article')).not.toContainText('$');
    });

test('a business in Berlin owes the tax by its VAT number, and a wrong one is told at its field', async ({
  page,
}) => {
  await withAccount(page, BERLIN);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  const field = page.getByLabel('VAT number');
  await field.fill('DE136695977');
  await field.press('Enter');
  await expect(page.getByText('This is not a VAT number', { exact: false })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('DE136695976');
  await field.press('Enter');
  const sums: Row[] = [
    ['Shipping', '$4.90'],
    ['Reverse charge', '−$7.17'],
    ['Total', '$37.73'],
    ['Reverse charge: you owe the VAT', ''],
  ];
  await seesSums(page, sums);
  const paper = await order(page, sums);
  for (const figure of ['DE136695976', '$37.73', 'Reverse charge']) expect(paper).toContain(figure);
});
