import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { call } from '../support/shopper.js';

test('the links of the newsletter act when their button is pressed, with and without JavaScript', async ({
  browser,
  page,
  baseURL,
}) => {
  const email = `journey-${Date.now()}-reader@example.com`;
  await call('POST', '/newsletter', { email });
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const confirm = /\/newsletter\/confirm\?token=[\w.-]+/;
  await plain.goto(await mailedLink(plain, email, 'Please confirm your subscription', confirm));
  await plain.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(plain.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await plain.close();
  const leave = /\/newsletter\/unsubscribe\?token=[\w.-]+/;
  await page.goto(await mailedLink(page, email, '10% off your first order', leave));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You are unsubscribed.')).toBeVisible();
});
