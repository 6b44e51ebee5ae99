import type { Route } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { html, broken, refused, toast, shopping, only } from '../support/answers.js';

for (const [name, how] of [
  ['500', broken],
  ['a lost connection', (route: Route) => route.abort()],
  ['HTML instead of JSON', html],
] as const) {
  test(`the cart page survives ${name} and can be tried again`, async ({ page }) => {
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

test('refused changes of the cart are taken back and told', async ({ page }) => {
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
