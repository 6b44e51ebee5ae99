import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.js';
import { call, fillCart, fillShipping, logIn, newShopper } from '../support/shopper.js';

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

test('a saved address that was chosen is shipped to as it is now, and an unticked box stays so', async ({
  page,
}) => {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper, '/checkout');
  const save = page.getByRole('checkbox', { name: /Save this address/ });
  await fillShipping(page);
  await save.uncheck();
  await page.reload();
  await expect(save).not.toBeChecked();
  const address = {
    firstName: 'Grace',
    lastName: 'Wanjiru',
    street: '1 Old Road',
    city: 'Nairobi',
    state: 'Nairobi',
    zipCode: '00100',
    country: 'Kenya',
  };
  const made = await call<{ data: { id: string } }>('POST', '/users/me/addresses', address, shopper.token);
  await page.reload();
  await page.getByRole('radio', { name: /1 Old Road/ }).check();
  await page.getByLabel('Phone (required)').fill('+254 700 000 009');
  await call('PATCH', `/users/me/addresses/${made.data.id}`, { street: '2 New Road' }, shopper.token);
  await page.reload();
  await expect(page.getByRole('radio', { name: /2 New Road/ })).toBeChecked();
  await expect(page.getByLabel('Phone (required)')).toHaveValue('+254 700 000 009');
});

/** Presses the mouse in the middle of it, and lets it go where it was pressed. */
async function pressAndHold(target: Locator, whilePressed: () => Promise<void>): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the page');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await whilePressed();
  await mouse.up();
}

const painted = (target: Locator) =>
  target
    .page()
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('the first press after a wrong field does what was pressed, and the problem is told then', async ({
  page,
}) => {
  await page.goto('/signup');
  const terms = page.getByRole('checkbox');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await pressAndHold(terms, () => painted(terms).then(() => undefined));
  await expect(terms).toBeChecked();
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();

  await page.goto('/forgot-password');
  const email = page.getByLabel('Email', { exact: true });
  const button = page.getByRole('button', { name: 'Send reset link' });
  await email.fill('grace.example.com');
  await pressAndHold(button, () => painted(button).then(() => undefined));
  // its own form has answered: it puts the cursor into the first field that is wrong
  await expect(email).toBeFocused();
  await expect(page.getByText('The email address is missing an @')).toBeVisible();
});

test('a field that is left by the keyboard tells its problem at once', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Password must be at least 6 characters.')).toBeVisible();
});
