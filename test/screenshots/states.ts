import { expect, type Page } from '@playwright/test';
import { adminGet, filtered } from '../support/admin.js';
import { settled } from '../support/policy.js';
import { shopping } from '../support/answers.js';
import { call, payOnProviderPage, toPayment } from '../support/shopper.js';

/** What a page looks like after something was done on it: taken as the window shows it, or the whole page. */
export interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  whole?: boolean;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await settled(page);
};

async function suggestions(page: Page): Promise<void> {
  await at('/shop')(page);
  const header = page.getByRole('banner');
  const small = header.locator('.phone-search > summary');
  if (await small.isVisible()) await small.click();
  await header.getByRole('combobox').filter({ visible: true }).fill('jack');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function filters(page: Page): Promise<void> {
  await at('/shop?stock=1&rating=4')(page);
  const summary = page.locator('.filters > summary');
  if (await summary.isVisible()) await summary.click();
  await expect(page.getByRole('checkbox', { name: /in stock/i })).toBeVisible();
}

async function soldOut(page: Page): Promise<void> {
  const { data } = await call<{ data: { _id: string; inStock: boolean }[] }>('GET', '/products?limit=100');
  await at(`/product/${data.find(({ inStock }) => !inStock)?._id}`)(page);
}

const shoe = async (page: Page) => {
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products/category/shoes?inStock=true');
  await at(`/product/${data[0]?._id}`)(page);
};

async function viewer(page: Page): Promise<void> {
  await shoe(page);
  await page.getByRole('button', { name: /^Enlarge picture 1/ }).click();
  const picture = page.getByRole('dialog', { name: 'Pictures' }).getByRole('img');
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
}

async function sizeGuide(page: Page): Promise<void> {
  await shoe(page);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: /Size guide/ })).toBeVisible();
}

async function sizeMissing(page: Page): Promise<void> {
  await shoe(page);
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Select a size' })).toBeVisible();
}

/** The categories on phones, what an account offers elsewhere. */
async function menu(page: Page): Promise<void> {
  await at('/')(page);
  const small = page.getByRole('banner').getByLabel('Open menu');
  if (await small.isVisible()) await small.click();
  else await page.getByRole('banner').getByLabel('Account', { exact: true }).click();
}

async function signup(page: Page): Promise<void> {
  await at('/signup')(page);
  await page.getByRole('checkbox').check();
  await page.getByLabel('Email', { exact: true }).fill('grace.example.com');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Before anybody is known. */
export const ofVisitors: State[] = [
  { name: 'suggestions', open: suggestions },
  { name: 'menu', open: menu },
  { name: 'filters-open', open: filters },
  { name: 'product-viewer', open: viewer },
  { name: 'size-guide', open: sizeGuide },
  { name: 'nothing-found', open: at('/category/zeppelin'), whole: true },
  { name: 'product-sold-out', open: soldOut },
  { name: 'signup-errors', open: signup, whole: true },
];

/** Of somebody who has just signed up. */
export const ofNewcomers: State[] = [
  { name: 'size-missing', open: sizeMissing },
  { name: 'cart-empty', open: at('/cart') },
  { name: 'favorites-empty', open: at('/favorites') },
  { name: 'orders-empty', open: at('/orders') },
];

async function drawer(page: Page): Promise<void> {
  await at('/shop')(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Cart, / })
    .click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'View cart' })).toBeVisible();
}

async function coupon(page: Page): Promise<void> {
  await at('/cart')(page);
  await page.getByRole('button', { name: 'Have a coupon or gift card?' }).click();
  await page.getByLabel('Coupon or gift card').fill('SUMMER99');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This coupon code is not valid.')).toBeVisible();
}

async function card(page: Page): Promise<void> {
  await toPayment(page);
  await page.getByLabel('Card number').fill('4242 4242 4242');
  await page.getByLabel('Card number').blur();
}

/** Goes on from the card, on the same page. */
async function phone(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Mobile Money/ }).check();
  await page.getByLabel(/Mobile number/).fill(`2567${Date.now() % 100_000_000}`.padEnd(12, '7'));
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Approve the payment on your phone' })).toBeVisible();
}

async function addressMissing(page: Page): Promise<void> {
  await at('/checkout')(page);
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
}

/** Pays by card, on the provider's page: the cart is empty afterwards. */
async function paid(page: Page): Promise<void> {
  await toPayment(page);
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
  await settled(page);
}

const anew = (open: (page: Page) => Promise<void>) => async (page: Page) => {
  await shopping(page);
  await open(page);
};

async function cash(page: Page): Promise<void> {
  await shopping(page);
  await toPayment(page);
  await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
  await page.getByRole('button', { name: /^Complete Order/ }).click();
  await page.waitForURL(/\/orders\//);
  await settled(page);
}

/** Of somebody with something in the cart; the last ones take it away. */
export const ofBuyers: State[] = [
  { name: 'cart-drawer', open: drawer },
  { name: 'coupon-refused', open: coupon, whole: true },
  { name: 'checkout-address-missing', open: addressMissing, whole: true },
  { name: 'checkout-card', open: card, whole: true },
  { name: 'checkout-phone', open: phone, whole: true },
  { name: 'paid-by-card', open: anew(paid), whole: true },
  { name: 'ordered-in-cash', open: cash, whole: true },
];

async function quickSearch(page: Page): Promise<void> {
  await at('/admin/orders')(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('jacket');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ found$/);
}

/** The menu over the page, where it is not beside it. */
async function panelMenu(page: Page): Promise<void> {
  await at('/admin/orders')(page);
  const toggle = page.getByRole('button', { name: /(open|close) menu/i });
  if (await toggle.isVisible()) await toggle.click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
}

async function emptyProduct(page: Page): Promise<void> {
  await at('/admin/products/create')(page);
  await page.getByLabel(/^Name/).fill('x');
  await page.getByLabel(/^Name/).fill('');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product name is required')).toBeVisible();
}

async function invoice(page: Page): Promise<void> {
  await at('/admin/invoices')(page);
  const row = page.locator('tbody tr').first();
  if (await row.isVisible()) await row.click();
  await page.waitForLoadState('networkidle');
}

/** The states of the panel; `token` finds an order that is paid and not sent yet. */
export async function ofThePanel(page: Page, token: string): Promise<State[]> {
  const paid = { status: 'processing', paymentMethod: 'card', paymentStatus: 'paid' };
  const [order] = await adminGet<{ id: string }[]>(page.request, token, `orders?${filtered(paid)}`);
  const dialog = (button: string) => async (open: Page) => {
    await at(`/admin/orders/${order?.id}/show`)(open);
    await open.getByRole('button', { name: button }).click();
    await expect(open.getByRole('dialog')).toBeVisible();
    await open.waitForLoadState('networkidle');
  };
  return [
    { name: 'admin-order-ship', open: dialog('Ship') },
    { name: 'admin-order-refund', open: dialog('Refund…') },
    { name: 'admin-order-cancel', open: dialog('Cancel order') },
    { name: 'admin-quick-search', open: quickSearch },
    { name: 'admin-menu', open: panelMenu },
    { name: 'admin-product-errors', open: emptyProduct, whole: true },
    { name: 'admin-invoice', open: invoice, whole: true },
    {
      name: 'admin-nothing-matches',
      open: at(`/admin/products?${new URLSearchParams({ filter: '{"q":"zeppelin"}' })}`),
    },
  ];
}
