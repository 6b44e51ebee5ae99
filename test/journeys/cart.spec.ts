import type { Route } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';
import { simpleProduct } from '../support/simple-product.js';
import { html, broken, refused, toast, shopping, only } from '../support/answers.js';

for (const [name, how] of [
  ['500', broken],
  ['a lost connection', (route: Route) => route.abort()],
  ['HTML instead of JSON', html],
] as const) {
  test(`R44 the cart page survives ${name} and can be tried again`, async ({ page }) => {
    await shopping(page);
    await page.route('**/api/v1/carts', how);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Failed to fetch cart items' })).toBeVisible();
    await expect(toast(page)).toContainText('Failed to load your cart');
    await page.unroute('**/api/v1/carts');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
  });
}

test('the cart saves quantities by itself, undoes a removal and is cleared after asking', async ({
  page,
}) => {
  await shopping(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(page.getByText('Subtotal (4 items)')).toBeVisible();
  await expect(page.getByTestId('cart-count')).toHaveText('4');
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Subtotal (4 items)')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toast(page)).toContainText('Cart cleared');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('R44 refused changes of the cart are taken back and told', async ({ page }) => {
  await shopping(page);
  await page.goto('/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  const before = await quantity.inputValue();
  await page.route('**/api/v1/carts/*', only('PATCH', refused('Only 1 left of it.')));
  await page.getByRole('button', { name: 'Increase quantity' }).first().click();
  await expect(toast(page)).toContainText('Only 1 left of it.');
  await expect(quantity).toHaveValue(before);
  await page.route('**/api/v1/carts/*', only('DELETE', broken));
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(toast(page)).toContainText('Failed to remove item');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await page.route('**/api/v1/carts', only('DELETE', broken));
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click();
  await expect(toast(page)).toContainText('Failed to clear cart');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('adding opens the cart beside the page, where it is changed, and Back closes it', async ({ page }) => {
  await shopping(page);
  const product = await simpleProduct();
  await page.goto(`/product/${product._id}`);
  const button = page.getByTestId('add-to-cart');
  await hydrated(button);
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your Shopping Cart' });
  await expect(drawer.getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible();
  const line = drawer.getByRole('listitem').filter({ hasText: product.name }).first();
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(line.getByRole('textbox')).toHaveValue('2');
  await expect(page.getByTestId('cart-count')).toHaveText('5');
  await line.getByRole('button', { name: `Remove ${product.name}` }).click();
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Subtotal (5 items)')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Proceed to Checkout' })).toBeInViewport();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(product._id));
  await expect(button).toBeFocused();
});

test('what goes with a product stands on its page and beside the cart that it was put into', async ({
  page,
}) => {
  await shopping(page);
  const product = await simpleProduct();
  await page.goto(`/product/${product._id}`);
  const related = page.getByRole('main').getByRole('region', { name: 'Related items' });
  await expect(related.getByRole('article').first()).toBeVisible();
  await expect(related.getByRole('link', { name: product.name, exact: true })).toHaveCount(0);
  const button = page.getByTestId('add-to-cart');
  await hydrated(button);
  await button.click();
  const drawer = page.getByRole('dialog', { name: 'Your Shopping Cart' });
  const offered = drawer.getByRole('region', { name: 'Goes with it' }).getByRole('listitem');
  await expect(offered).toHaveCount(2);
  for (const name of await offered.getByRole('link').allTextContents())
    await expect(drawer.getByRole('button', { name: `Remove ${name}` })).toHaveCount(0);
  const other = offered.filter({ has: page.getByRole('button') }).first();
  const name = await other.getByRole('link').textContent();
  await other.getByRole('button').click();
  await expect(drawer.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});
