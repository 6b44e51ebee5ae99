import type { Page } from '@playwright/test';
import { administer } from '../support/databases.mjs';
import { answering, expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { call, fillCart, logIn, newShopper } from '../support/shopper.js';

const SUBJECT = 'You left something in your cart';
const BOX = 'Remind me once if I leave my cart';

const settings = async (chosen: object) => {
  const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
  const { token } = await call<{ token: string }>('POST', '/auth/login', admin);
  await call('PUT', '/admin/settings/shop', chosen, token);
};
const inDatabase = (text: string, values: unknown[]) =>
  administer(text, values, process.env['DUKA_JOURNEY_DATABASE']);

/** Two hours go by for a cart, and the hour's job runs. */
async function twoHoursLater(email: string): Promise<void> {
  const ago = `- interval '2 hours'`;
  const mine = 'account_id in (select account_id from cart_consent where email_key = $1)';
  await inDatabase(`update cart_line set changed_at = changed_at ${ago} where ${mine}`, [email]);
  await inDatabase(`update cart_consent set asked_at = asked_at ${ago} where email_key = $1`, [email]);
  await inDatabase(
    `select graphile_worker.add_job('left-carts.remind', payload := '{}'::json, job_key := $1)`,
    [`left carts of ${email}`],
  );
}

/** Ticks the box at the checkout, once the storefront knows that the shop sends reminders. */
async function askAtCheckout(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/checkout');
    await expect(page.getByLabel(BOX)).not.toBeChecked({ timeout: 2_000 });
  }).toPass();
  const noted = page.waitForResponse(
    (answer) => answer.url().endsWith('/cart-reminder') && answer.request().method() === 'POST',
  );
  await page.getByLabel(BOX).check();
  expect((await noted).status()).toBe(200);
}

test.describe('a cart that is left', () => {
  test.beforeAll(() => settings({ cartReminderHours: 1, guestsAllowed: true }));
  test.afterAll(() => settings({ cartReminderHours: 0, guestsAllowed: false }));

  test('is reminded of once, comes back by the letter on another device, and never again after one press', async ({
    browser,
    page,
    baseURL,
  }) => {
    const shopper = await newShopper();
    const [left] = await fillCart(shopper.token, [2]);
    await logIn(page, shopper);
    await askAtCheckout(page);
    await page.reload();
    await expect(page.getByLabel(BOX)).toBeChecked();
    await page.goto('/');
    await twoHoursLater(shopper.email);
    const back = await mailedLink(page, shopper.email, SUBJECT, /\/cart\/restore#[\w-]{43}/);
    const stop = await mailedLink(page, shopper.email, SUBJECT, /\/cart\/reminder\?token=[\w.-]+/);

    const phone = answering(await browser.newPage({ baseURL, viewport: { width: 375, height: 800 } }));
    await phone.goto(back);
    await expect(phone.getByRole('link', { name: left?.name ?? '' }).first()).toBeVisible();
    await expect(phone).toHaveURL(/\/cart$/);
    await expect(phone.getByText('Subtotal (2 items)')).toBeVisible();
    await phone.goto(back);
    await expect(phone.getByText('Subtotal (2 items)')).toBeVisible();

    await phone.goto(stop);
    await phone.getByRole('button', { name: 'Stop reminders' }).click();
    await expect(phone.getByText('We will not remind you of a cart again.')).toBeVisible();
    await phone.close();
  });

  test('is not reminded of after the one press of a mail program', async ({ page }) => {
    const shopper = await newShopper();
    await fillCart(shopper.token, [1]);
    await call('POST', '/cart-reminder', { email: shopper.email }, shopper.token);
    await twoHoursLater(shopper.email);
    const stop = await mailedLink(page, shopper.email, SUBJECT, /\/cart\/reminder\?token=[\w.-]+/);
    const form = { 'List-Unsubscribe': 'One-Click' };
    const answer = await page.request.post(stop, { form });
    expect(answer.status()).toBe(200);
    const asked = await call<{ data: { email: string | null } }>(
      'GET',
      '/cart-reminder',
      undefined,
      shopper.token,
    );
    expect(asked.data.email).toBeNull();
    // a stranger who names that address asks for nothing
    const stranger = await newShopper();
    await call('POST', '/cart-reminder', { email: shopper.email }, stranger.token);
    const strangers = await call<typeof asked>('GET', '/cart-reminder', undefined, stranger.token);
    expect(strangers.data.email).toBeNull();
  });
});
