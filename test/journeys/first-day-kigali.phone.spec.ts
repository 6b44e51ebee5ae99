import { openSold, toCheckout, typeAddress } from '../support/guest-buys.js';
import { answering, expect, test } from '../support/journey.js';
import { Opening } from '../support/opening.js';
import { openOwnShop, type OwnShop } from '../support/own-shop.js';
import { tooWide } from '../support/page-width.js';
import { answerOnPhone } from '../support/phones.js';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop('kigali', { isUnclaimed: true });
});
test.afterAll(() => shop.close());

const ANNE = { firstName: 'Anne', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali' };

test('a shop for shoes in Kigali opens and sells from a phone on its first day: wallet, cash and pickup', async ({
  page,
  browser,
}) => {
  const opening = new Opening(page, shop.url);
  await opening.makeItMine(shop.welcome, {
    ...{ name: 'Claudine Uwera', email: 'claudine@inkweto.example', password: 'amashyuza ya Kivu 9' },
  });
  expect(await tooWide(page)).toBe(0);
  await opening.country('Rwanda');
  expect(await tooWide(page)).toBe(0);
  await opening.general({
    ...{ name: 'Inkweto', email: 'muraho@inkweto.example' },
    address: 'KN 4 Ave\nKigali',
  });
  await opening.deliveryTo('Rwanda', {
    name: 'Our shop in town',
    kind: 'Pickup',
    typed: { Address: 'KN 4 Ave, Kigali', 'Opening hours': '9 to 18' },
  });
  await opening.number('payments', 'Cash deposit (%)', '0');
  await opening.letGuestsBuy();
  await opening.product({ name: 'Red shoes', price: '8500', category: 'Shoes', stock: '20' });
  await opening.open();

  const buy = async (pay: (buyer: typeof page) => Promise<void>) => {
    const buyer = answering(
      await (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage(),
    );
    await openSold(buyer, shop.url, 'Red shoes');
    await expect(buyer.locator('main')).toContainText(/RWF\s8,500/);
    expect(await tooWide(buyer)).toBe(0);
    await toCheckout(buyer);
    await expect(buyer.locator('form [name="country"]')).toHaveValue('Rwanda');
    await typeAddress(buyer, { email: `anne-${Date.now()}@example.com`, phone: '0788 123 456', ...ANNE }, [
      'zipCode',
    ]);
    expect(await tooWide(buyer)).toBe(0);
    await pay(buyer);
    return buyer;
  };

  const byWallet = await buy(async (buyer) => {
    await buyer.getByRole('radio', { name: /Mobile Money/ }).check();
    await buyer.getByLabel(/Mobile number/).fill('250788123456');
    await buyer.getByRole('button', { name: /^Complete Order/ }).click();
    await expect(buyer.getByRole('heading', { name: 'Approve the payment on your phone' })).toBeVisible();
    await answerOnPhone(buyer, '250788123456', 'Approve');
    await buyer.waitForURL(/\/orders\//);
  });
  await expect(byWallet.getByText('Paid', { exact: true }).first()).toBeVisible();

  const byCash = await buy(async (buyer) => {
    await buyer.getByRole('radio', { name: /Cash/ }).check();
    await buyer.getByRole('button', { name: /^Complete Order/ }).click();
    await buyer.waitForURL(/\/orders\//);
  });
  await expect(byCash.getByText('Thank you for your order').first()).toBeVisible();
  await expect(byCash.locator('main')).not.toContainText('Payment Failed');
  await expect(byCash.locator('main')).toContainText('KN 4 Ave, Kigali');

  await opening.go('/orders');
  await page.getByText('Anne Uwase').first().click();
  await page.getByRole('button', { name: 'Ready for pickup' }).click();
  await expect(page.getByRole('dialog').getByLabel('Tracking number')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Ready for pickup' }).click();
  await page.getByRole('button', { name: 'Mark picked up' }).first().waitFor();
});
