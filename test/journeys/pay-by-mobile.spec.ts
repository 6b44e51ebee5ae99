import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { answerOnPhone, phonesWait } from '../support/phones.js';
import { call, fillCart, logIn, newShopper, toPayment } from '../support/shopper.js';

let ending = 100;

/** A number that nobody else in this run uses; its owner is asked. */
const freshNumber = () =>
  `2567${Date.now() % 100_000}${String((ending += 1)).padStart(3, '0')}`.padEnd(12, '7');

async function askPhone(page: Page, digits: string): Promise<void> {
  await page.getByRole('radio', { name: /Mobile Money/ }).check();
  await page.getByLabel(/Mobile number/).fill(digits);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Approve the payment on your phone' })).toBeVisible();
}

test.beforeEach(({ page }) => phonesWait(page));

test('a mobile number is shown in groups of three and paid for on the phone', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  const digits = freshNumber();
  await page.getByRole('radio', { name: /Mobile Money/ }).check();
  await page.getByLabel(/Mobile number/).fill(digits.slice(0, 10));
  await page.getByLabel(/Mobile number/).blur();
  await expect(page.getByText('Mobile number is 2 digits short')).toBeVisible();
  await expect(page.getByText(/^Your phone will ask for \$\d+\.\d\d$/)).toBeVisible();
  await askPhone(page, digits);
  await expect(page.getByText(/held for you/)).toBeVisible();
  await answerOnPhone(page, digits, 'Approve');
  await page.waitForURL(/\/orders\//);
  await expect(page.getByText('Payment successful! Thank you for your order.')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a prompt refused on the phone can be asked again', async ({ page }) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  const digits = freshNumber();
  await askPhone(page, digits);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Approve the payment on your phone' })).toBeVisible();
  await answerOnPhone(page, digits, 'Reject');
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the request again' }).click();
  await expect(page.getByRole('heading', { name: 'Approve the payment on your phone' })).toBeVisible();
  await answerOnPhone(page, digits, 'Approve');
  await page.waitForURL(/\/orders\//);
  const { data } = await call<{ data: { status: string }[] }>('GET', '/orders/all', undefined, shopper.token);
  expect(data.map((order) => order.status)).toEqual(['processing']);
});
