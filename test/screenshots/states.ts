import { expect, type Page } from '@playwright/test';
import { adminGet, filtered } from '../support/admin.js';
import { settled } from '../support/policy.js';
import { call, toPayment } from '../support/shopper.js';

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

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function suggestions(page: Page): Promise<void> {
  await at('/shop')(page);
  const header = page.getByRole('banner');
  if (isPhone(page)) await header.getByLabel('Open menu').click();
  await header.getByRole('combobox').fill('jack');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function filters(page: Page): Promise<void> {
  await at('/shop?stock=1&rating=4')(page);
  await page.locator('.filters > summary').click();
  await expect(page.getByRole('checkbox', { name: /in stock/i })).toBeVisible();
}

async function soldOut(page: Page): Promise<void> {
  const { data } = await call<{ data: { _id: string; inStock: boolean }[] }>('GET', '/products?limit=100');
  await at(`/product/${data.find(({ inStock }) => !inStock)?._id}`)(page);
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
  { name: 'filters-open', open: filters, whole: true },
  { name: 'nothing-found', open: at('/category/zeppelin'), whole: true },
  { name: 'product-sold-out', open: soldOut },
  { name: 'signup-errors', open: signup, whole: true },
];

/** Of somebody who has just signed up. */
export const ofNewcomers: State[] = [
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
  await page.getByRole('button', { name: 'Have a coupon?' }).click();
  await page.getByLabel('Coupon code').fill('SUMMER99');
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

/** Of somebody with something in the cart; the last one takes it away. */
export const ofBuyers: State[] = [
  { name: 'cart-drawer', open: drawer },
  { name: 'coupon-refused', open: coupon, whole: true },
  { name: 'checkout-card', open: card, whole: true },
  { name: 'checkout-phone', open: phone, whole: true },
];

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
    {
      name: 'admin-nothing-matches',
      open: at(`/admin/products?${new URLSearchParams({ filter: '{"q":"zeppelin"}' })}`),
    },
  ];
}
