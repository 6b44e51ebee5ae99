import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn } from '../support/shopper.js';

const demoShopper = { email: 'shopper@example.com', password: 'duka-shopper-demo' };
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const forEverybody = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password/x',
  '/terms',
  '/privacy',
  '/contact',
];
const forShoppers = ['/cart', '/favorites', '/checkout', '/profile', '/profile/edit', '/orders', '/settings'];

/** What is wrong with the page, in axe's words, and whether it is wider than the screen. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target).join(' ')}`);
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

async function pathsWithOrders(): Promise<string[]> {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoShopper);
  const { data } = await call<{ data: { _id: string; status: string }[] }>(
    'GET',
    '/orders/all',
    undefined,
    token,
  );
  const one = (status: string) => data.find((order) => order.status === status)?._id;
  await fillCart(token, [1]);
  return [
    ...forShoppers,
    `/orders/${one('processing')}`,
    `/orders/${one('cancelled')}`,
    `/feedback/${one('delivered')}`,
    '/payment-success',
  ];
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [375, 1366]) {
    test(`account pages are accessible and fit, ${colorScheme}, ${width} px`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const broken: Record<string, string[]> = {};
      const visit = async (path: string) => {
        await page.goto(path);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
        const found = await findings(page);
        if (found.length > 0) broken[path] = found;
      };
      for (const path of forEverybody) await visit(path);
      const paths = await pathsWithOrders();
      await logIn(page, demoShopper);
      for (const path of paths) await visit(path);
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Continue to Payment' }).click();
      for (const method of [/Card/, /Mobile/, /Cash/]) {
        await page.getByRole('radio', { name: method }).check();
        const found = await findings(page);
        if (found.length > 0) broken[`/checkout ${method.source}`] = found;
      }
      await context.close();
      expect(broken).toEqual({});
    });
  }
}
