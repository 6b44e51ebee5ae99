import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { answerOnPhone, phonesWait } from '../support/phones.js';
import { call, fillCart, logIn, newShopper, payIn, toPayment } from '../support/shopper.js';

const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
const offer = async (displayCurrencies: object[]) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', admin);
  await call('PUT', '/admin/settings/shop', { displayCurrencies }, token);
};

async function toPage(page: Page, label: RegExp, provider: string): Promise<void> {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  await page.getByRole('radio', { name: label }).check();
  // fields for a card are for who pays by card
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(new RegExp(`/sandbox/pay/${provider}/`));
}

/** Gives everything back in the panel, and sees it arrive. */
async function giveBack(page: Page, number: string): Promise<void> {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/orders');
  await page.getByRole('cell', { name: number }).click();
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund of order/ });
  await dialog.getByRole('radio', { name: 'All that is left' }).check();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('torn');
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

for (const { label, provider, good, declined, says } of [
  {
    ...{ label: /PayPal/, provider: 'paypal', good: /buyer@example/, declined: /empty@example/ },
    says: 'The payment has not been completed.',
  },
  {
    ...{ label: /Flutterwave/, provider: 'flutterwave', good: /^Card/, declined: /^Empty card/ },
    says: /Insufficient Funds/,
  },
])
  test(`a shopper buys by ${provider}, is declined first, and staff gives the money back`, async ({
    page,
  }) => {
    await toPage(page, label, provider);
    await page.getByRole('radio', { name: declined }).check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page.getByText(says).first()).toBeVisible();

    await toPage(page, label, provider);
    await page.getByRole('radio', { name: good }).check();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.waitForURL(/\/payment-success/);
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    const title = (await page.getByRole('heading', { name: /^Order #/ }).textContent()) ?? '';
    await giveBack(page, title.replace('Order ', ''));
  });

test('who cancels on the page of the provider is back in the shop, and pays nothing', async ({ page }) => {
  await toPage(page, /PayPal/, 'paypal');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.waitForURL(/\/cart/);
});

test.describe('in a shop that takes shillings of Kenya', () => {
  test.beforeAll(() => offer([{ code: 'KES', rate: 100, roundTo: 1, isPayable: true }]));
  test.afterAll(() => offer([]));

  test('a shopper is asked by M-Pesa on the phone, declines, and pays when asked again', async ({ page }) => {
    await phonesWait(page);
    const shopper = await newShopper();
    await fillCart(shopper.token, [1]);
    await logIn(page, shopper);
    await payIn(page, 'KES', '/cart');
    await toPayment(page);
    const digits = `2547${String(Date.now()).slice(-8)}`;
    await page.getByRole('radio', { name: /M-Pesa/ }).check();
    await page.getByLabel(/Mobile number/).fill(digits);
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await expect(page.getByRole('heading', { name: 'Approve the payment on your phone' })).toBeVisible();
    await answerOnPhone(page, digits, 'Reject');
    await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
    await page.getByRole('button', { name: 'Send the request again' }).click();
    await answerOnPhone(page, digits, 'Approve');
    await page.waitForURL(/\/orders\//);
    await expect(page.getByText('Payment successful! Thank you for your order.')).toBeVisible();
  });
});
