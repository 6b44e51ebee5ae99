import { beLoggedIn } from '../support/admin.js';
import { answering, expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

test('a shopper sends an item back, staff takes it in and refunds it, and the shopper sees the money', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [2]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await expect(page.getByRole('link', { name: 'View Order Details' })).toBeVisible();
  type Listed = { data: { _id: string; number: string }[] };
  const { data } = await call<Listed>('GET', '/orders/all', undefined, shopper.token);
  const { _id: orderId = '', number = '' } = data[0] ?? {};

  const panel = answering(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage());
  const token = await beLoggedIn(panel, 'admin');
  const move = (body: object) => call('POST', `/admin/orders/${orderId}/transitions`, body, token);
  await move({ action: 'ship', carrier: 'UPS', trackingNumber: '1ZRETURN02' });
  await move({ action: 'deliver' });

  await page.goto(`/orders/${orderId}`);
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Decrease quantity' }).click();
  await page.getByLabel('Why?').selectOption('It does not fit');
  const told = page.getByText(/^You get back exactly \$/);
  await expect(told).toBeVisible();
  const refund = /\$[\d,.]*\d/.exec((await told.textContent()) ?? '')?.[0] ?? 'nothing';
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('We’ll review it and email you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return items' })).toHaveCount(0);

  await panel.goto('/admin/returns');
  await panel.getByRole('tab', { name: 'Requested' }).click();
  await panel.getByRole('cell', { name: `#${number}` }).click();
  const step = async (name: string, done: string) => {
    await panel.getByRole('button', { name, exact: true }).click();
    await panel.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await expect(panel.getByText(done)).toBeVisible();
  };
  await step('Approve', 'Return approved');
  await step('Receive', 'Return received');
  await expect(panel.getByText('1 of 1 arrived, back on the shelf')).toBeVisible();
  await step('Refund', 'Return refunded');
  await panel.context().close();

  await page.reload();
  await expect(page.getByText('Your money is on its way back to you.')).toBeVisible();
  // on its way at first; who wants to know looks again
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`−${refund}`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
