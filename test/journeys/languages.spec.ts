import type { Page } from '@playwright/test';
import { otherLanguages, readLanguage } from '../../storefront/scripts/languages/translate.mjs';
import { demoLogins } from '../support/admin.js';
import { findingsInAllLooks } from '../support/axe.js';
import { catalogueOf, lettersOf, saidOn } from '../support/catalogues.js';
import { expect, test } from '../support/journey.js';
import { lettersTo } from '../support/mailed-link.js';
import { call, fillCart, logIn, newShopper, payOnProviderPage } from '../support/shopper.js';

const PHONE = { width: 375, height: 800 };
const LARGE = { width: 1366, height: 800 };
test.use({ viewport: PHONE });

/** The page is in its language, and as wide as the screen, on a phone and on a large one. */
async function isIn(page: Page, tag: string, foreign: ReadonlySet<string>, where: string) {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const size of [LARGE, PHONE]) {
    await page.setViewportSize(size);
    const found = (await saidOn(page)).filter((text) => foreign.has(text));
    expect(found, `${where} at ${size.width}`).toEqual([]);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide, `${where} at ${size.width}`).toBeLessThanOrEqual(0);
  }
}

/** Where lines run from right to left, axe looks too. */
async function isClean(page: Page, tag: string) {
  if (readLanguage(tag).dir) expect(await findingsInAllLooks(page)).toEqual({});
}

for (const tag of otherLanguages())
  test(`from the home page to a paid order, its return and letters in ${readLanguage(tag).name}, and no text of another language`, async ({
    page,
  }) => {
    const { foreign, own } = catalogueOf(tag);
    const text = (key: string) => {
      const said = own[key];
      if (!said) throw new Error(`${tag} has no ${key}`);
      return said;
    };
    const shopper = await newShopper();
    const [product] = await fillCart(shopper.token, [1]);
    await logIn(page, shopper);
    await page.goto(`/${tag}`);
    const { dir } = readLanguage(tag);
    if (dir) await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await isIn(page, tag, foreign, 'home');
    await page.goto(`/${tag}/shop`);
    await isIn(page, tag, foreign, 'shop');
    await page.goto(`/${tag}/product/${product?._id}`);
    await isIn(page, tag, foreign, 'product');
    await isClean(page, tag);
    await page.goto(`/${tag}/cart`);
    await isIn(page, tag, foreign, 'cart');
    await page.getByRole('link', { name: text('cartPageTexts.proceed') }).click();
    await page.waitForURL(`**/${tag}/checkout`);
    const countries = page.locator('select[name=country]');
    const germany = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of('DE');
    await expect(countries.locator('option[value=Germany]')).toHaveText(germany ?? 'Germany');
    await countries.selectOption('United States');
    const fields = {
      ...{ firstName: 'Grace', lastName: 'Wanjiru', street: '7 Acacia Avenue', city: 'Springfield' },
      ...{ state: 'Illinois', zipCode: '62704' },
    };
    for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
    await isIn(page, tag, foreign, 'checkout');
    await isClean(page, tag);
    await page.getByRole('button', { name: text('checkoutTexts.toPayment') }).click();
    await page.getByRole('button', { name: text('checkoutTexts.complete') }).click();
    await page.waitForURL(/\/sandbox\/checkout\//);
    await payOnProviderPage(page, '4242 4242 4242 4242');
    await page.waitForURL(`**/${tag}/payment-success*`);
    await expect(page.getByText(text('verifyTexts.successTitle')).first()).toBeVisible();
    await isIn(page, tag, foreign, 'paid');
    const { data } = await call<{ data: { _id: string }[] }>('GET', '/orders/all', undefined, shopper.token);
    const order = data[0]?._id;
    const { token } = await call<{ token: string }>('POST', '/auth/login', demoLogins.admin);
    const move = (body: object) => call('POST', `/admin/orders/${order}/transitions`, body, token);
    await move({ action: 'ship', carrier: 'UPS', trackingNumber: '1ZTONGUE01' });
    await move({ action: 'deliver' });
    await page.goto(`/orders/${order}`);
    await page.waitForURL(`**/${tag}/orders/*`);
    await expect(page.getByText(text('orderPageTexts.summary')).first()).toBeVisible();
    await isIn(page, tag, foreign, 'order');
    await isClean(page, tag);
    await page.getByRole('link', { name: text('returnTexts.title'), exact: true }).click();
    await page.getByRole('checkbox').check();
    await page.getByLabel(text('returnTexts.reason')).selectOption('does_not_fit');
    await isIn(page, tag, foreign, 'return');
    await page.getByRole('button', { name: text('returnTexts.send') }).click();
    await expect(page.getByText(text('returnTexts.words.requested')).first()).toBeVisible();
    await isIn(page, tag, foreign, 'sent back');
    const letters = lettersOf(tag);
    const WRITTEN = [
      'order.title.paid',
      'order.title.shipped',
      'order.title.delivered',
      'return.title.requested',
    ];
    let sent: string[] = [];
    await expect(async () => {
      sent = await lettersTo(page, shopper.email);
      for (const key of WRITTEN) expect(sent.filter((one) => one.includes(letters.own(key))).length).toBe(1);
    }).toPass();
    expect(letters.foreign.filter((sentence) => sent.some((one) => one.includes(sentence)))).toEqual([]);
  });

test('another language is chosen in the foot of the page, which stays where it was, and so does the cart', async ({
  page,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [2]);
  await logIn(page, shopper);
  await page.goto('/shop?sort=newest');
  const inCart = page.locator('header a[href$="/cart"][aria-label]');
  await expect(inCart).toHaveAttribute('aria-label', /2/);
  // the foot of the page answers last: its links then know their handlers
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('footer a[hreflang]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  );
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr/shop?sort=newest');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(inCart).toHaveAttribute('aria-label', /2/);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/\/\/[^/]+\/shop\?sort=newest$/);
});
