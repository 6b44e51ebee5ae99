import { offerExpress } from '../support/express.js';
import { expect, test } from '../support/journey.js';
import {
  call,
  fillCart,
  logIn,
  newShopper,
  payIn,
  payOnProviderPage,
  toPayment,
} from '../support/shopper.js';

const YEN = { code: 'JPY', rate: 150, roundTo: 10, isPayable: true };

const offer = async (displayCurrencies: object[]) => {
  const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
  const { token } = await call<{ token: string }>('POST', '/auth/login', admin);
  await call('PUT', '/admin/settings/shop', { displayCurrencies }, token);
};

/** As the shop writes yen, from cents of the demo's dollars: 150 for one, to the next ten. */
const yen = (dollars: number, pieces = 1) =>
  `¥${(Math.round((dollars * YEN.rate) / YEN.roundTo) * YEN.roundTo * pieces).toLocaleString('en-US')}`;

test.describe('in a shop that takes orders in yen', () => {
  let withdraw: () => Promise<void>;
  test.beforeAll(async () => {
    await offer([YEN]);
    withdraw = await offerExpress();
  });
  test.afterAll(async () => {
    await withdraw();
    await offer([]);
  });

  test('a shopper sees, pays and keeps the same yen, from the product to the order', async ({ page }) => {
    const shopper = await newShopper();
    const [bought] = await fillCart(shopper.token, [2]);
    if (!bought) throw new Error('nothing on sale');
    await logIn(page, shopper);
    await payIn(page, 'JPY', '/cart');
    // the storefront hears of the new delivery a little later than of the currency
    await expect(async () => {
      await page.reload();
      const offered = page.getByRole('complementary', { name: 'Offer' });
      await expect(offered).toContainText(`over ${yen(140)}`, { timeout: 2_000 });
    }).toPass();
    const total = yen(bought.price, 2);
    await expect(page.getByText(`${yen(bought.price)} each`)).toBeVisible();
    await expect(page.getByLabel('Order summary').getByText(total).last()).toBeVisible();
    await page.goto(`/product/${bought._id}`);
    await expect(page.locator('.summary')).toContainText('¥');
    await toPayment(page);
    await page.getByRole('button', { name: `Complete Order · ${total}` }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    await payOnProviderPage(page, '4242424242424242');
    await page.waitForURL(/\/payment-success/);
    await expect(page.getByText(total).first()).toBeVisible();
    await page.getByRole('link', { name: 'View Order Details' }).click();
    const { data } = await call<{ data: { id: string; currency: string; totalAmount: number }[] }>(
      ...(['GET', '/orders/all', undefined, shopper.token] as const),
    );
    expect(data.map(({ currency, totalAmount }) => `${currency} ${totalAmount}`)).toEqual([
      `JPY ${total.replaceAll(/\D/g, '')}`,
    ]);
    await page.goto(`/orders/${data[0]?.id}`);
    await expect(page.getByText(total).first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('$');
  });
});
