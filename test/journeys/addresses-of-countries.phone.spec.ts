import { expect, test } from '../support/journey.js';
import { call, fillCart, logIn, newShopper } from '../support/shopper.js';

/** What shoppers of a place type, and what they are not asked for. */
const SHOPPERS = [
  {
    country: 'Germany',
    code: 'DE',
    typed: { street: 'Invalidenstraße 3', zipCode: '10115', city: 'Berlin' },
    absent: ['state'],
    line: 'Invalidenstraße 3, 10115 Berlin, Germany',
  },
  {
    country: 'Uganda',
    code: 'UG',
    typed: { street: 'Plot 5, Acacia Avenue', city: 'Kampala' },
    absent: ['zipCode'],
    line: 'Plot 5, Acacia Avenue, Kampala, Uganda',
  },
  {
    country: 'Hong Kong',
    code: 'HK',
    typed: { street: '1 Queen’s Road', city: 'Central' },
    absent: ['zipCode'],
    line: '1 Queen’s Road, Central, Hong Kong',
  },
] as const;

for (const { country, code, typed, absent, line } of SHOPPERS)
  test(`a shopper in ${country} types an address as it is written there, and buys`, async ({ page }) => {
    const shopper = await newShopper();
    await fillCart(shopper.token, [1]);
    await logIn(page, shopper, '/checkout');
    const field = (name: string) => page.locator(`form [name="${name}"]`);
    await field('country').selectOption(country);
    await field('firstName').fill('Noura');
    await field('lastName').fill('');
    await field('phone').fill('+254 700 000 001');
    for (const name of absent) await expect(field(name)).toHaveCount(0);
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    const asked = page.waitForRequest(/payments\/quote/);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    expect(
      ((await asked).postDataJSON() as { shippingAddress: { country: string } }).shippingAddress.country,
    ).toBe(code);
    await page.getByRole('radio', { name: /Cash on Delivery/ }).check();
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await page.waitForURL(/\/orders\//);
    await expect(page.getByText(line)).toBeVisible();
  });

test('the form begins with the country of the shop', async ({ page }) => {
  const { data } = await call<{ data: { country: string } }>('GET', '/shop');
  const shopper = await newShopper();
  await fillCart(shopper.token, [1]);
  await logIn(page, shopper, '/checkout');
  expect(data.country).toBe('UG');
  const country = page.getByLabel('Country');
  await expect(country).toHaveValue('Uganda');
  await expect(country.locator('option').first()).toHaveText('Uganda');
  await expect(country.locator('option')).toHaveCount(250);
});
