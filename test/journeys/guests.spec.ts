import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { call, fillShipping, logInByForm, newShopper } from '../support/shopper.js';

interface Sold {
  _id: string;
  defaultVariantId: string | null;
}

const settings = async (guestsAllowed: boolean) => {
  const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
  const { token } = await call<{ token: string }>('POST', '/auth/login', admin);
  await call('PUT', '/admin/settings/shop', { guestsAllowed }, token);
};
const email = () => `guest-${Date.now()}@example.com`;

/** The page of a product without options, once the storefront knows that guests may buy. */
async function openProduct(page: Page): Promise<void> {
  const { data } = await call<{ data: Sold[] }>('GET', '/products?limit=40&inStock=true');
  const product = data.find(({ defaultVariantId }) => defaultVariantId);
  await expect(async () => {
    await page.goto(`/product/${product?._id}`);
    await expect(page.getByTestId('add-to-cart')).toHaveText('Add to Cart', { timeout: 1_000 });
  }).toPass();
}

async function put(page: Page): Promise<void> {
  await openProduct(page);
  const added = page.waitForResponse((answer) => answer.url().endsWith('/carts') && answer.status() === 201);
  await page.getByTestId('add-to-cart').click();
  await added;
  await expect(page.getByTestId('cart-count')).toHaveText('1');
}

test.describe('where guests may buy', () => {
  test.beforeAll(() => settings(true));
  test.afterAll(() => settings(false));

  test('a guest buys with a mail address alone, sees the order and makes an account of it', async ({
    page,
  }) => {
    const mail = email();
    await put(page);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await expect(page.getByText('Have an account?')).toBeVisible();
    await page
      .getByLabel(/^Email/)
      .first()
      .fill(mail);
    await page
      .getByLabel(/^Phone/)
      .first()
      .fill('+254 700 000 001');
    await fillShipping(page);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByText('Thank you for your order').first()).toBeVisible();
    const account = page.getByRole('form', { name: 'Create an account' });
    await account.getByLabel('Password', { exact: true }).fill('saffron kettle 42');
    await account.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Account created.')).toBeVisible();
    await expect(account).toHaveCount(0);
    await page.goto('/orders');
    await expect(page.getByText('Pending Payment').first()).toBeVisible();
  });

  test('a log-out in another tab leaves an open checkout to the next guest, empty', async ({
    page,
    context,
  }) => {
    const shopper = await newShopper();
    await logInByForm(page, shopper);
    await put(page);
    await page.goto('/checkout');
    await page.getByLabel(/^City/).fill('Whitebridge');
    const other = await context.newPage();
    await other.goto('/');
    await other.locator('summary[aria-label="Account"]').click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await other.waitForURL(/\/login/);
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByLabel(/^City/)).toHaveCount(0);
    expect(await page.content()).not.toContain(shopper.email);
    await put(page);
    await page.goto('/checkout');
    await expect(page.getByLabel(/^Email/).first()).toHaveValue('');
    await expect(page.getByLabel(/^City/)).toHaveValue('');
  });

  test('what a guest has put into the cart is there after the log-in', async ({ page }) => {
    const shopper = await newShopper();
    await put(page);
    await logInByForm(page, shopper);
    const inCart = async () =>
      (await call<{ data: unknown[] }>('GET', '/carts', undefined, shopper.token)).data.length;
    await expect.poll(inCart).toBe(1);
    await expect(page.getByTestId('cart-count')).toHaveText('1');
  });
});
