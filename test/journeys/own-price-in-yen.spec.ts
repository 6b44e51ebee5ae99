import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payIn } from '../support/shopper.js';

const YEN = { code: 'JPY', rate: 150, roundTo: 10, isPayable: true };
type Product = { id: string; name: string; variants: { id: string; sku: string; options: object }[] };

const asAdmin = async () => {
  const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
  return (await call<{ token: string }>('POST', '/auth/login', admin)).token;
};
const offer = async (displayCurrencies: object[]) =>
  call('PUT', '/admin/settings/shop', { displayCurrencies }, await asAdmin());
const priced = async ({ id, variants }: Product, ownPrices: object) =>
  call(
    ...(['PUT', `/admin/products/${id}`] as const),
    { variants: variants.map((one) => ({ ...one, ownPrices })) },
    await asAdmin(),
  );

test.describe('in a shop that takes orders in yen', () => {
  test.beforeAll(() => offer([YEN]));
  test.afterAll(() => offer([]));

  test('staff gives a product its own price in yen, and a shopper sees it from the card to the order', async ({
    page,
  }) => {
    const shopper = await newShopper();
    const [bought] = await fillCart(shopper.token, [2]);
    if (!bought) throw new Error('nothing on sale');
    const product = await call<Product>('GET', `/admin/products/${bought._id}`, undefined, await asAdmin());
    await beLoggedIn(page, 'admin');
    await page.goto(`/admin/products/${product.id}`);
    const own = page.getByRole('spinbutton', { name: /^Price in JPY of / });
    await expect(own).toHaveCount(product.variants.length);
    await own.first().fill('0.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('A price in JPY must be a positive number with no decimals')).toBeVisible();
    for (let at = 0; at < product.variants.length; at += 1) await own.nth(at).fill('3499');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    try {
      await page.context().clearCookies();
      await logIn(page, shopper);
      await payIn(page, 'JPY', '/cart');
      await expect(page.getByText('¥3,499 each')).toBeVisible();
      await expect(page.getByLabel('Order summary').getByText('¥6,998').last()).toBeVisible();
      await page.goto(`/product/${product.id}`);
      await expect(page.locator('.summary')).toContainText('¥3,499');
      await page.goto(`/category/${encodeURIComponent(product.name)}`);
      await expect(page.locator('.tile', { hasText: product.name }).first()).toContainText('¥3,499');
    } finally {
      await priced(product, {});
    }
  });
});
