import { networkInterfaces } from 'node:os';
import { beLoggedIn } from '../support/admin.js';
import { loadAxe, violations } from '../support/axe.js';
import { answering, expect, test, WITH_MOTION } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

test.use(WITH_MOTION);

interface Listed {
  id: string;
  number: string;
  status: string;
}

test('a shopper buys by card, without a cookie of the shop, and an admin sees the order', async ({
  page,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1, 2]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await page.waitForURL(/\/payment-success/);
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await expect(page.getByText('Credit Card')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveCount(0);
  // the provider, which the demo plays under an address of its own, may keep one
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ path }) => path !== '/sandbox')).toEqual([]);

  // what was bought comes after the card, and moves the link
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible();
  await page.getByRole('link', { name: 'View Order Details' }).click();
  await expect(page.getByRole('heading', { name: shopper.name })).toBeVisible();
  const title = await page.getByRole('heading', { name: /^Order #/ }).textContent();
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/orders');
  await page.getByRole('cell', { name: title!.replace('Order ', '') }).click();
  await expect(page.getByText(/Payment received/).first()).toBeVisible();
  await expect(
    page.getByRole('link', { name: shopper.name }).or(page.getByText(shopper.name)).first(),
  ).toBeVisible();
});

/** Loopback, and this machine's own address in its network: over plain HTTP a browser gives a page of that less. */
const ownAddresses = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => ['in its network', address] as const);

for (const [where, hostname] of [['on itself', '127.0.0.1'] as const, ...ownAddresses.slice(0, 1)])
  test(`a shop that is opened by another of its addresses ${where} is paid by card, too`, async ({
    browser,
    baseURL,
  }) => {
    const other = new URL(baseURL ?? '');
    other.hostname = hostname;
    const context = await browser.newContext({ baseURL: other.origin });
    const page = answering(await context.newPage());
    const shopper = await newShopper();
    await fillCart(shopper.token, [1]);
    await logIn(page, shopper);
    await toPayment(page);
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await page.waitForURL(`${other.origin}/sandbox/checkout/**`);
    await payOnProviderPage(page, '4242424242424242');
    await page.waitForURL(`${other.origin}/payment-success**`);
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    await context.close();
  });

test('after a declined card another one pays, once its owner has proved who they are', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4000000000000002');
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
  await expect(page.getByLabel(/security code/i)).toHaveValue('');
  await payOnProviderPage(page, '4000002760003184');
  await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Authorise' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  const { data } = await call<{ data: Listed[] }>('GET', '/orders/all', undefined, shopper.token);
  expect(data.map((order) => order.status)).toEqual(['processing']);
});

test('a wallet of the browser pays on the checkout page itself; closed or declined, it loses nothing', async ({
  page,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  const wallet = page.getByRole('region', { name: 'Pay with your device' });
  const sheet = page.getByRole('dialog', { name: 'Sandbox wallet' });
  const button = wallet.getByRole('button');
  await button.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('You closed the payment. Nothing was charged.');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await sheet.getByLabel('Card in the wallet').selectOption('9995');
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('alert')).toContainText('Your card has insufficient funds.');
  await button.press('Enter');
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);
  await sheet.getByRole('button', { name: /^Pay / }).click();
  await page.waitForURL(/\/payment-success\?session_id=pi_/);
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  const { data } = await call<{ data: Listed[] }>('GET', '/orders/all', undefined, shopper.token);
  expect(data.map((order) => order.status)).toEqual(['processing']);
});

test('S58 a card typed into the checkout is never sent, stored or left behind', async ({ page }) => {
  const [name, cvc] = ['WANJIRU-CANARY', '987'];
  const canary = [name, '4242 4242 4242 4242', '4242424242424242', '12/34'];
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  const sent: string[] = [];
  const said: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
  );
  page.on('console', (message) => said.push(message.text()));
  await toPayment(page);
  await page.getByLabel('Cardholder name').fill(name);
  await page.getByLabel('Card number').fill('4242424242424242');
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('1234');
  await expect(page.getByLabel('Expiry (MM/YY)')).toHaveValue('12/34');
  await page.getByLabel('CVC').fill('9876');
  await expect(page.getByLabel('CVC')).toHaveValue('987');
  /** All that a page keeps or shows: storage, cookies, databases, caches, history, the document and what stands in its fields. */
  const left = () =>
    page.evaluate(async () =>
      JSON.stringify([
        [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href],
        [await indexedDB.databases(), await caches.keys()],
        [
          document.documentElement.outerHTML,
          ...[...document.querySelectorAll('input')].map(({ value }) => value),
        ],
      ]),
    );
  const fields = () =>
    page.locator('main input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const nowhere = (text: string) => canary.filter((secret) => text.includes(secret));
  const typeCard = async () => {
    await page.getByLabel('Cardholder name').fill(name);
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Expiry (MM/YY)').fill('1234');
    await page.getByLabel('CVC').fill(cvc);
  };
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  expect(nowhere(await left())).toEqual([]);
  await page.getByRole('radio', { name: /Pay with Card/ }).check();
  await expect(page.getByLabel('Card number')).toHaveValue('');
  expect(await fields()).not.toContain(cvc);
  await typeCard();
  await page.getByRole('banner').getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  expect(nowhere(await left())).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(nowhere(await left())).toEqual([]);
  await expect(page.getByLabel('Card number')).toHaveValue('');
  expect(await fields()).not.toContain(cvc);
  await typeCard();
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  // the provider's page names its test cards itself
  await page.waitForURL(/\/sandbox\/checkout\//);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
  expect(nowhere(await left())).toEqual([]);
  for (const secret of canary) {
    expect(sent.filter((request) => request.includes(secret))).toEqual([]);
    expect(said.filter((line) => line.includes(secret))).toEqual([]);
  }
  // three digits are in many an id: no member of a request holds them, and no line says them
  expect(sent.filter((request) => new RegExp(`[:=]\\s*"?${cvc}"?\\s*([,}&]|$)`).test(request))).toEqual([]);
  expect(said.filter((line) => new RegExp(`\\b${cvc}\\b`).test(line))).toEqual([]);
});
