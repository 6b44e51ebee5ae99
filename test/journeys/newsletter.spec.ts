import { FaultyShop } from '../support/faulty-shop.js';
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

test('forms are taken from the shop’s own pages, also behind a proxy that ends TLS, and for who has sent them', async () => {
  const shop = await FaultyShop.open({ PUBLIC_URL: 'https://shop.example' });
  const subscribe = (headers: Record<string, string>) =>
    fetch(`${shop.url}/newsletter`, {
      method: 'POST',
      headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
      body: new URLSearchParams({ email: `journey-${Date.now()}-proxy@example.com` }),
    });
  const own = await subscribe({ origin: 'https://shop.example' });
  expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await own.text()).toContain('<h1>Thank you</h1>');
  expect(shop.calledFor.get('/api/v1/newsletter')).toMatch(/^(::1|127\.0\.0\.1)$/);
  expect((await subscribe({ origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])
    expect((await subscribe(headers)).status).toBeGreaterThanOrEqual(400);
  await shop.close();
});
