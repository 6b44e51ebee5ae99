import { WITH_PICTURES } from '../support/browser.js';
import { cashOrder } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';

test.use(WITH_PICTURES);

test('an order mail in the shop’s own inbox shows the pictures of what was bought', async ({ page }) => {
  const { email } = await cashOrder();
  await mailedLink(page, email, String.raw`We have your order \(order \w+\)`, /\/orders\/[\w-]+/);
  await page.goto('/dev/mail');
  await page
    .getByRole('link', { name: new RegExp(`We have your order.*${email}`) })
    .first()
    .click();
  const picture = page.frameLocator('iframe').locator('img').first();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(1);
});

test('the link of an order mail shows the order and cancels it, without a log-in', async ({ page }) => {
  const { email, product } = await cashOrder();
  const link = await mailedLink(
    page,
    email,
    String.raw`We have your order \(order \w+\)`,
    /\/orders\/[\w-]+#\d+\.[\w-]+/,
  );
  const told: string[] = [];
  page.on('request', (request) => told.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  const answer = await page.goto(link);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const article = page.getByRole('article');
  await expect(article.getByText(product).first()).toBeVisible();
  await expect(article.getByText(email)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Invoice' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(article.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  const token = link.split('#')[1] ?? '';
  expect(told.filter((request) => request.includes(token))).toEqual([]);

  await page.goto(`${link.split('#')[0]}#1.${'A'.repeat(43)}`);
  await page.reload();
  await page.getByRole('link', { name: 'Log in to see your order' }).click();
  await page.waitForURL(/\/login/);
});
