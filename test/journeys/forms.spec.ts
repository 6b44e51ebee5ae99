import { expect, test } from '../support/journey.js';
import { fillCart, fillShipping, logIn, newShopper } from '../support/shopper.js';

test('what is typed at the checkout is there again after a look at the cart and after a reload', async ({
  page,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper, '/checkout');
  const street = page.getByLabel('Address (required)');
  const typed = async () => {
    await expect(street).toHaveValue('7 Acacia Avenue');
    await expect(page.getByLabel('ZIP code')).toHaveValue('62704');
  };
  await fillShipping(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Cart' }).click();
  await page.waitForURL('**/cart');
  await page.goBack();
  await typed();
  await street.fill('8 Acacia Avenue');
  await street.fill('7 Acacia Avenue');
  await page.reload();
  await typed();
});
