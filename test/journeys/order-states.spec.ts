import type { Page } from '@playwright/test';
import { broken } from '../support/answers.js';
import { FaultyShop } from '../support/faulty-shop.js';
import { answering, expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

interface Placed {
  orderId: string;
  url: string;
}

/** An order that waits for its card payment. */
async function unpaid(token: string): Promise<Placed> {
  const [product] = await fillCart(token, [1]);
  const answer = await fetch(`${process.env['DUKA_URL']}/api/v1/payments/create-checkout-session`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: '{}',
  });
  const placed = (await answer.json()) as { data: { orderId: string }; url: string };
  expect(answer.ok, `${product?.name}: ${JSON.stringify(placed)}`).toBe(true);
  return { orderId: placed.data.orderId, url: placed.url };
}

/** Lets the page see the order with other values than the API gives. */
const seenAs = (page: Page, orderId: string, values: Record<string, unknown>) =>
  page.route(`**/api/v1/orders/${orderId}`, async (route) => {
    const answer = await route.fetch();
    const order = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...order, data: { ...order.data, ...values } } });
  });

test('an order tells each state in its words: hold over, payment failed, unknown ones raw', async ({
  page,
}) => {
  const shopper = await newShopper();
  const { orderId } = await unpaid(shopper.token);
  await logIn(page, shopper, '/orders');
  const article = page.getByRole('article');
  for (const [values, ...words] of [
    [{ holdExpiresAt: '2026-01-01T00:00:00Z' }, 'Your reservation has expired', 'Pending Payment'],
    [{ paymentStatus: 'failed' }, 'Payment Failed'],
    [{ paymentStatus: 'refunded', status: 'cancelled' }, 'Refunded', 'Cancelled'],
    [{ paymentStatus: 'paid', status: 'shipped' }, 'Shipped', 'Paid'],
    [{ status: 'lost_in_space' }, 'lost_in_space'],
  ] as [Record<string, unknown>, ...string[]][]) {
    await page.unrouteAll({ behavior: 'wait' });
    await seenAs(page, orderId, values);
    await page.goto(`/orders/${orderId}`);
    for (const word of words) await expect(article.getByText(word, { exact: true }).first()).toBeVisible();
  }
});

test('the longest names and numbers stay within the page, on a phone and on paper', async ({ page }) => {
  const shopper = await newShopper();
  const { orderId } = await unpaid(shopper.token);
  await logIn(page, shopper, '/orders');
  const long = 'W'.repeat(60);
  const { data } = await call<{ data: { products: object[] } }>(
    'GET',
    `/orders/${orderId}`,
    undefined,
    shopper.token,
  );
  await seenAs(page, orderId, {
    status: 'shipped',
    canTrack: true,
    carrier: 'Swift Parcel',
    trackingNumber: long,
    user: { name: long, email: shopper.email },
    shippingAddress: {
      firstName: long,
      lastName: long,
      street: long,
      city: long,
      state: 'IL',
      zipCode: '1',
      country: 'Kenya',
    },
    timeline: [{ at: '2026-01-01T00:00:00Z', event: 'shipped', message: `Parcel ${long}` }],
    products: data.products.map((line) => ({ ...line, name: long })),
  });
  const event = { status: 'shipped', timestamp: '2026-01-01T00:00:00Z', location: long, description: long };
  await page.route(`**/orders/${orderId}/tracking`, (route) =>
    route.fulfill({ json: { success: true, trackingEvents: [{ id: 'e1', ...event }], estimated: false } }),
  );
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Track Order' }).click();
  await expect(page.getByText(`Swift Parcel · ${long}`)).toBeVisible();
  await expect(page.getByRole('article').getByText(long, { exact: true }).first()).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(375);
  await page.emulateMedia({ media: 'print' });
  expect(await width()).toBe(375);
});

test('after a card was refused for good, a new attempt pays the order', async ({ page }) => {
  const shopper = await newShopper();
  const { orderId } = await unpaid(shopper.token);
  await logIn(page, shopper, '/orders');
  await seenAs(page, orderId, { payUrl: null, paymentStatus: 'failed' });
  await page.goto(`/orders/${orderId}`);
  const retry = '**/api/v1/payments/*/retry';
  await page.route(retry, broken);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.locator('.toast')).toContainText('Checkout failed. Please try again.');
  await page.unroute(retry);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  const { data } = await call<{ data: { status: string }[] }>('GET', '/orders/all', undefined, shopper.token);
  expect(data.map(({ status }) => status)).toEqual(['processing']);

  await page.unrouteAll({ behavior: 'wait' });
  await page.goto(`/orders/${orderId}`);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Invoice' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
});

test('without a file of the invoice the page itself is printed, with nothing but the order on it', async ({
  page,
}) => {
  const shopper = await newShopper();
  const { orderId } = await unpaid(shopper.token);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await logIn(page, shopper, '/orders');
  await page.route('**/invoice.pdf', broken);
  await page.goto(`/orders/${orderId}`);
  await page.getByRole('button', { name: 'Download Invoice' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  const sender = page.getByRole('article').getByText('Dukasupport@duka.example');
  await expect(sender).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download Invoice' })).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible();
  await expect(sender).toBeVisible();
});

test('an order that is cancelled on its own page leaves the focus on its heading', async ({ page }) => {
  const shopper = await newShopper();
  const { orderId } = await unpaid(shopper.token);
  await logIn(page, shopper, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Order cancelled successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeFocused();
});

test('who cancels an unpaid order is told once that nothing comes back', async ({ page }) => {
  const shopper = await newShopper();
  const { orderId } = await unpaid(shopper.token);
  await logIn(page, shopper, `/orders/${orderId}`);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const told = page.getByRole('dialog').getByRole('status');
  await expect(told).toHaveText('Nothing has been charged, so nothing will be refunded.');
});

test('the last unpaid order, cancelled by keyboard, leaves its list, and the focus is on the page’s heading', async ({
  page,
}) => {
  const shopper = await newShopper();
  await unpaid(shopper.token);
  await logIn(page, shopper, '/orders?status=pending');
  await page.getByRole('button', { name: 'Cancel Order' }).press('Enter');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' });
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a shop that does not know its card fields leaves the card to the provider', async ({ browser }) => {
  const shop = await FaultyShop.open();
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  const page = answering(await browser.newPage({ baseURL: shop.url }));
  shop.fail(/\/api\/v1\/shop$/, 'no answer');
  await logIn(page, shopper);
  await toPayment(page);
  await expect(page.getByText('You enter your card on the payment provider’s own page')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.close();
  await shop.close();
});
