import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { readFile } from 'node:fs/promises';
import { openSold, toCheckout, typeAddress } from '../support/guest-buys.js';
import { answering, expect, test } from '../support/journey.js';
import { Opening } from '../support/opening.js';
import { openOwnShop, type OwnShop } from '../support/own-shop.js';
import { ownPort } from '../support/own-port.js';
import { payOnProviderPage } from '../support/shopper.js';

/** Of an account at the stand-in of Stripe, which is reached as Stripe itself would be. */
const STRIPE = { key: 'sk_test_of_the_lamps_of_cologne', webhook: 'whsec_of_the_lamps_of_cologne' };

let shop: OwnShop;
test.beforeAll(async () => {
  const SANDBOX_PORT = String(await ownPort());
  const given = {
    ...{ SANDBOX_PORT, SANDBOX_STRIPE_KEY: STRIPE.key, SANDBOX_WEBHOOK_SECRET: STRIPE.webhook },
    STRIPE_API_BASE: `http://127.0.0.1:${SANDBOX_PORT}`,
  };
  shop = await openOwnShop('cologne', { isUnclaimed: true, given });
});
test.afterAll(() => shop.close());

test('a shop for lamps in Cologne opens and sells on its first day, without a file touched', async ({
  page,
  browser,
}) => {
  const opening = new Opening(page, shop.url);
  await opening.makeItMine(shop.welcome, {
    ...{ name: 'Hanna Schmitz', email: 'hanna@lampenladen.example', password: 'ein langer Satz mit 9' },
  });
  expect(await opening.left()).toContain(
    'Left: Name, Country, currency and tax, Address and contact, Delivery, First product.',
  );
  await opening.country('Germany', { price: '4.95' });
  await opening.general({
    ...{ name: 'Lampenladen', email: 'hallo@lampenladen.example', imprint: 'Inhaberin: Hanna Schmitz' },
    address: 'Musterstr. 1\n50667 Köln',
  });
  await opening.useThisAddress();
  await expect(page.getByText('Entered here')).toBeVisible();
  const trial = await opening.connect('Credit Card', 'stripe', {
    ...{ 'Secret key': STRIPE.key, 'Signing secret of the webhook': STRIPE.webhook },
  });
  expect(trial).toMatch(/tests, which move no money/);
  await opening.letGuestsBuy();
  await opening.product({ name: 'Brass lamp', price: '24.90', category: 'Lamps', stock: '10' });
  const early = await browser.newPage();
  await early.goto(shop.url);
  await expect(early.getByText('This shop is not open yet.')).toBeVisible();
  await opening.open();

  const buyer = answering(await (await browser.newContext()).newPage());
  await openSold(buyer, shop.url, 'Brass lamp');
  await expect(buyer).toHaveTitle(/Lampenladen/);
  await expect(buyer.locator('main')).not.toContainText('Free delivery');
  await expect(buyer.locator('main')).not.toContainText('0.0 out of 5');
  await toCheckout(buyer);
  await expect(buyer.locator('form [name="country"]')).toHaveValue('Germany');
  await typeAddress(
    buyer,
    {
      ...{ email: 'erika@example.com', phone: '+49 30 901820', firstName: 'Erika', lastName: 'Mustermann' },
      ...{ street: 'Heidestraße 17', zipCode: '51147', city: 'Köln' },
    },
    ['state'],
  );
  await buyer.getByRole('radio', { name: /^Pay with Card/ }).check();
  await buyer.getByRole('button', { name: /^Order with obligation to pay · €29\.85/ }).click();
  await buyer.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(buyer, '4242424242424242');
  await buyer.waitForURL(/\/payment-success/);
  await buyer.getByRole('link', { name: 'View Order Details' }).click();
  await expect(buyer.getByText('€29.85').first()).toBeVisible();
  const [paper] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer.getByRole('button', { name: 'Download Invoice' }).click(),
  ]);
  const text = await pdfText(await readFile(await paper.path()));
  for (const words of ['Lampenladen', 'Musterstr. 1', '50667 Köln', 'Heidestraße 17', '19', '€4.77'])
    expect(text).toContain(words);

  await opening.go('/orders');
  await page
    .getByRole('link', { name: /Erika Mustermann/ })
    .or(page.getByText('Erika Mustermann'))
    .first()
    .click();
  await expect(page.getByText('51147 Köln').first()).toBeVisible();
  await opening.go('/tax-report');
  await expect(page.getByRole('row', { name: /Germany/ })).toContainText('€4.77');
});
