import type { Page } from '@playwright/test';
import { beLoggedIn, demoLogins } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { settled, watch } from '../support/policy.js';
import { PICTURE } from '../support/products.js';
import { call, fillCart, newShopper, type Shopper } from '../support/shopper.js';

/** Each sets `window.struck` or opens a dialog when anything takes it for more than a text. */
const attacks = {
  name: [
    '<script>window.struck=1;alert(1)</script>',
    '"><img src=x onerror="window.struck=2;alert(2)">',
    '</script><script>window.struck=3;alert(3)</script>',
    '<svg onload=window.struck=4;alert(4)>',
  ],
  description: [
    "'-alert(5)-(window.struck=5)-'",
    '<iframe srcdoc="<script>parent.struck=6;alert(6)</script>"></iframe>',
    '{{constructor.constructor("window.struck=7;alert(7)")()}}${alert(7)}',
    '<!--<script>window.struck=8//--><b onmouseover=alert(8)>bold</b>',
  ],
  review: [
    '<a href="javascript:window.struck=9;alert(9)">look</a>',
    '<details open ontoggle=window.struck=10;alert(10)>',
    ']]><math><mtext></title><img src=x onerror=alert(11)>',
    '&lt;script&gt;alert(12)&lt;/script&gt; <style>*{display:none}</style>',
  ],
};
const address = {
  firstName: '<script>window.struck=13</script>',
  lastName: '"><svg onload=alert(14)>',
  street: '<img src=x onerror="window.struck=15;alert(15)">',
  city: 'javascript:alert(16)//\'"',
  state: '</title><script>alert(17)</script>',
  zipCode: '<b onclick=alert()>',
  country: '<iframe src="javascript:alert(18)">',
};
const category = '<img src=x onerror="window.struck=19;alert(19)">';

interface Made {
  id: string;
  name: string;
}

const admin = async () => (await call<{ token: string }>('POST', '/auth/login', demoLogins.admin)).token;

async function makeProducts(token: string): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, name] of attacks.name.entries()) {
    const description = attacks.description[index];
    const product = { name, description, price: 5, category, image: PICTURE };
    made.push(await call<Made>('POST', '/admin/products', product, token));
  }
  return made;
}

async function orderTo(shopper: Shopper): Promise<string> {
  const [sold] = await fillCart(shopper.token, [1]);
  const amount = Math.floor((Math.round((sold?.price ?? 0) * 100) * 40 + 50) / 100) / 100;
  const contact = { email: shopper.email, phone: '+254 700 000 001' };
  const order = { amount, contact, shippingAddress: address };
  return (await call<{ data: { orderId: string } }>('POST', '/payments/cash', order, shopper.token)).data
    .orderId;
}

/** The page shows each of the texts to the letter. */
async function shows(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path);
  await settled(page);
  for (const text of texts) await expect(page.locator('body'), `${path}: ${text}`).toContainText(text);
  expect(await page.evaluate(() => (window as { struck?: number }).struck), path).toBeUndefined();
}

test('S37 what people type is shown as text and never runs', async ({ page }) => {
  test.setTimeout(120_000);
  const token = await admin();
  const shopper = await newShopper();
  const orderId = await orderTo(shopper);
  const products = await makeProducts(token);
  try {
    for (const [index, { id }] of products.entries()) {
      const comment = attacks.review[index];
      await call('POST', `/products/${id}/rate`, { rating: 4, title: comment, comment }, shopper.token);
    }
    const seen = await watch(page);
    for (const [index, { id, name }] of products.entries())
      await shows(page, `/product/${id}`, [
        name,
        attacks.description[index] ?? '',
        attacks.review[index] ?? '',
        category,
      ]);
    await shows(page, `/category/${encodeURIComponent(category)}`, [category, ...attacks.name]);
    await shows(page, '/shop?sort=newest', attacks.name);
    await page.addInitScript(
      (kept) => {
        window.localStorage.setItem('token', kept.token);
        window.localStorage.setItem('userInfo', JSON.stringify(kept));
      },
      await call<{ token: string }>('POST', '/auth/login', shopper),
    );
    await shows(page, `/orders/${orderId}`, Object.values(address));
    expect(seen).toEqual({ violations: [], dialogs: [] });
  } finally {
    for (const { id } of products) await call('DELETE', `/admin/products/${id}`, undefined, token);
  }
});

test('S37 the admin panel shows what people typed as text, too', async ({ page }) => {
  const token = await admin();
  const shopper = await newShopper();
  const orderId = await orderTo(shopper);
  const products = await makeProducts(token);
  try {
    const [comment] = attacks.review;
    await call('POST', `/products/${products[0]?.id}/rate`, { rating: 1, comment }, shopper.token);
    await beLoggedIn(page, 'admin');
    const seen = await watch(page);
    await shows(page, `/admin/orders/${orderId}/show`, Object.values(address));
    await shows(page, '/admin/products', attacks.name);
    await shows(page, '/admin/reviews', [comment ?? '']);
    expect(seen).toEqual({ violations: [], dialogs: [] });
  } finally {
    for (const { id } of products) await call('DELETE', `/admin/products/${id}`, undefined, token);
  }
});
