import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { answering, expect, test } from '../support/journey.js';
import { lettersTo, mailedLink } from '../support/mailed-link.js';
import { tooWide } from '../support/page-width.js';
import { call, payOnProviderPage } from '../support/shopper.js';

const SHOPS = 'support@duka.example';
const ADDRESS = {
  ...{ firstName: 'Aline', lastName: 'Uwase', street: '1 Kampala Road', city: 'Kampala' },
  ...{ state: 'Central', country: 'UG' },
};

/** A draft that the staff has written down, open in the panel. */
async function openDraft(page: Page, email: string): Promise<void> {
  const token = await beLoggedIn(page, 'admin');
  const { data } = await call<{ data: { defaultVariantId: string | null; inStock: boolean }[] }>(
    'GET',
    '/products?limit=50',
  );
  const variantId = data.find((one) => one.inStock && one.defaultVariantId)?.defaultVariantId;
  const lines = [{ variantId, quantity: 2 }];
  const terms = { contact: { email, phone: '' }, lines, shippingAddress: ADDRESS };
  const { id } = await call<{ id: string }>('POST', '/admin/draft-orders', terms, token);
  await page.goto(`/admin/draft-orders/${id}`);
}

/** Sends the draft that is open as a quote; the link that the panel shows is that of the mail. */
async function sendAsQuote(page: Page, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Send as quote' }).click();
  await page.getByRole('textbox', { name: 'A word to the buyer' }).fill('As we spoke on the phone.');
  await page.getByRole('button', { name: 'Send quote', exact: true }).click();
  const shown = await page.getByRole('textbox', { name: 'Link to the quote' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const mailed = await mailedLink(page, email, 'Your quote of [^<]*', /\/quotes\/[\da-f-]{36}#[\w-]{43}/);
  expect(new URL(shown).pathname + new URL(shown).hash).toBe(mailed);
  return mailed;
}

test('a quote is opened on a phone, accepted and paid, and the shop is told', async ({ page, browser }) => {
  const email = `quote-${Date.now()}@example.com`;
  await openDraft(page, email);
  const link = await sendAsQuote(page, email);
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const phone = answering(await context.newPage());
  await phone.goto(new URL(link, page.url()).href);
  await expect(phone.getByRole('heading', { name: 'Your quote' })).toBeVisible();
  await expect(phone.getByText('As we spoke on the phone.')).toBeVisible();
  expect(await tooWide(phone)).toBe(0);
  await expect(phone.getByRole('radio', { name: /^Pay with Card/ })).toBeChecked();
  await phone.getByRole('button', { name: /^Complete Order/ }).click();
  await phone.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(phone, '4242424242424242');
  await phone.waitForURL(/\/payment-success/);
  await expect(phone.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  // the link of the quote says what has become of it
  await phone.goto(new URL(link, page.url()).href);
  await expect(phone.getByRole('heading', { name: 'This quote has been accepted' })).toBeVisible();
  await context.close();

  await page.reload();
  await page.waitForURL(/\/admin\/orders\/[\da-f-]{36}\/show/);
  await expect
    .poll(async () => (await lettersTo(page, SHOPS)).join('\n'))
    .toContain('Aline Uwase has accepted your quote');
});

test('a quote is declined with a word, which the shop reads in its mail and at the draft', async ({
  page,
}) => {
  const email = `declines-${Date.now()}@example.com`;
  await openDraft(page, email);
  const draft = page.url();
  const link = await sendAsQuote(page, email);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('We tell the shop.', { exact: false })).toBeVisible();
  await dialog.getByRole('textbox').fill('We have found it nearer by.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('We have told the shop that you decline.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This quote was declined' })).toBeVisible();
  expect(await tooWide(page)).toBe(0);

  await expect
    .poll(async () => (await lettersTo(page, SHOPS)).join('\n'))
    .toContain('We have found it nearer by.');
  await page.goto(draft);
  await expect(page.getByText('The buyer says: We have found it nearer by.')).toBeVisible();
});
