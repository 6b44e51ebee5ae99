import type { Page } from '@playwright/test';
import { shopping, toast } from '../support/answers.js';
import { FaultyShop, type Fault } from '../support/faulty-shop.js';
import { answering, expect, test } from '../support/journey.js';
import type { Shopper } from '../support/shopper.js';

const PIECES = 3;
const MANY = 2_000;
const page500 = { status: 500, body: '<h1>Oops</h1>' };
const ended = { status: 401, body: { success: false, message: 'Unauthorized', code: 'UNAUTHORIZED' } };
const summary = { itemCount: 0, subtotal: 0, shipping: 0, total: 0 };
const empty = { status: 200, body: { success: true, data: [], summary } };
const line = (number: number) => ({
  _id: `line-${number}`,
  productId: `product-${number}`,
  variantId: `variant-${number}`,
  name: `Lamp ${number}`,
  image: '',
  price: 1,
  quantity: 1,
  inStock: true,
  stock: null,
  options: {},
});
const huge = {
  status: 200,
  body: {
    success: true,
    data: Array.from({ length: MANY }, (_, number) => line(number)),
    summary: { itemCount: MANY, subtotal: MANY, shipping: 0, total: MANY },
  },
};

let shop: FaultyShop;
let page: Page;
let shopper: Shopper;

test.beforeAll(async ({ browser }) => {
  shop = await FaultyShop.open();
  page = answering(await browser.newPage({ baseURL: shop.url }));
  shopper = await shopping(page);
});
test.afterAll(async () => {
  await page.close();
  await shop.close();
});

const mend = () => shop.fail(/nothing/, 'no answer');
const heading = (name: string) => page.getByRole('heading', { name });

/** Nothing fails any more: the cart is there, and its figure in the header is that of its pieces. */
async function hasCart(): Promise<void> {
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(page.getByText(`Subtotal (${PIECES} items)`)).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveText(String(PIECES));
}

for (const [name, fault] of [
  ['is refused', 'no answer'],
  ['is answered with 500', page500],
  ['is cut in the middle', 'cut'],
  ['is answered with a web page', { status: 200, body: '<h1>Gateway</h1>' }],
  ['is answered with nothing', { status: 200, body: '' }],
  ['is answered with an empty object', { status: 200, body: {} }],
] satisfies [string, Fault][]) {
  test(`R44 a cart whose call ${name} says so, and Try Again brings it and its figure`, async () => {
    shop.fail(/\/carts$/, fault);
    await page.goto('/cart');
    await expect(heading('Failed to fetch cart items')).toBeVisible();
    await expect(toast(page)).toContainText('Failed to load your cart');
    await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
    mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await hasCart();
  });
}

test('R44 a cart that takes ten seconds comes without an error, and its figure with it', async () => {
  shop.fail(/\/carts$/, 'slow');
  const asked = page.waitForRequest(/\/carts$/);
  await page.goto('/cart');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hasCart();
  await expect(heading('Failed to fetch cart items')).toHaveCount(0);
  mend();
});

test('R44 an empty cart says so, and a huge one is shown, with its figure', async () => {
  shop.fail(/\/carts$/, empty);
  await page.goto('/cart');
  await expect(heading('Your cart is empty')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveCount(0);
  shop.fail(/\/carts$/, huge);
  await page.goto('/cart');
  await expect(page.getByText(`Subtotal (${MANY} items)`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove Lamp ${MANY - 1}` })).toBeAttached();
  mend();
  await page.goto('/cart');
  await hasCart();
});

test('R44 a session that ends within the cart asks for a login, which leads back to the same cart', async () => {
  shop.fail(/\/carts$/, ended);
  await page.goto('/cart');
  await page.waitForURL(/\/login\?next=%2Fcart/);
  mend();
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/cart');
  await hasCart();
});
