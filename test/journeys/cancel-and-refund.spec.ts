import { expect, test } from '../support/journey.js';
import { fillCart, logIn, newShopper, payOnProviderPage, toPayment } from '../support/shopper.js';

test('a shopper cancels a paid order, sees what comes back before, and the refund after', async ({
  page,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper);
  await toPayment(page);
  const button = page.getByRole('button', { name: /^Complete Order/ });
  const total = (await button.textContent())?.replace(/^.*· /, '') ?? '';
  await button.click();
  await page.waitForURL(/\/sandbox\/checkout\//);
  await payOnProviderPage(page, '4242424242424242');
  // what was bought comes after the card, and moves the link
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible();
  await page.getByRole('link', { name: 'View Order Details' }).click();

  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`You get back exactly ${total}.`)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: '1 × ' })).toContainText(total);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toBeFocused();

  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(dialog.getByText(`You get back exactly ${total}.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Order cancelled successfully')).toBeVisible();
  await expect(page.getByRole('article').getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeFocused();
  await page.getByRole('link', { name: 'Order Details' }).click();
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
  // on its way at first; who wants to know looks again
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    await expect(page.getByText(`−${total}`)).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
