import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { answering, expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

const admin = { email: 'admin@example.com', password: 'duka-admin-demo' };
const settings = async (euRules: 'on' | 'by_country') => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', admin);
  await call('PUT', '/admin/settings/shop', { euRules }, token);
};

/** A paid order of somebody new, bought by the button that binds. */
async function bought(page: Page) {
  const shopper = await newShopper();
  await fillCart(shopper.token, [2]);
  await logIn(page, shopper);
  // the storefront reads the settings of the shop every ten seconds
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Withdraw from contract here' }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await toPayment(page);
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await expect(page.getByRole('link', { name: 'View Order Details' })).toBeVisible();
  type Listed = { data: { _id: string; number: string }[] };
  const { data } = await call<Listed>('GET', '/orders/all', undefined, shopper.token);
  return { shopper, orderId: data[0]?._id ?? '', number: data[0]?.number ?? '' };
}

test.describe('where the law of the EU holds', () => {
  test.beforeAll(() => settings('on'));
  test.afterAll(() => settings('by_country'));

  test('a buyer withdraws from the whole order without a log-in, in two steps, and the register has it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { shopper, number } = await bought(page);
    const anybody = answering(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage());
    await anybody.goto('/');
    await anybody.getByRole('link', { name: 'Withdraw from contract here' }).click();
    await anybody.getByRole('button', { name: 'Continue' }).click();
    await expect(anybody.getByText('An order number has eight characters')).toBeVisible();
    await anybody
      .getByLabel(/^Name|^Full name|^Your name/i)
      .first()
      .fill(shopper.name);
    await anybody.getByLabel(/^Order number/).fill(`#${number}`);
    await anybody
      .locator('form.card')
      .getByLabel(/^Email/)
      .fill(shopper.email);
    await anybody.getByRole('button', { name: 'Continue' }).click();
    await expect(anybody.getByText('hereby withdraw from my contract of sale')).toBeVisible();
    await anybody.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(anybody.getByText('We have received your withdrawal', { exact: true })).toBeVisible();
    await anybody.context().close();

    const panel = answering(await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage());
    await beLoggedIn(panel, 'admin');
    await panel.goto('/admin/withdrawals');
    const row = panel.getByRole('row').filter({ hasText: `#${number}` });
    await expect(row).toContainText('Cancelled');
    await panel.context().close();
  });

  test('a shopper withdraws from one of two items on the page of the order', async ({ page }) => {
    const { orderId } = await bought(page);
    await page.goto(`/orders/${orderId}`);
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('radio', { name: 'Only some items' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please choose what you withdraw from')).toBeVisible();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Decrease quantity' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(
      page.getByText('These items will not be sent, and their money comes back to you.'),
    ).toBeVisible();
  });
});
