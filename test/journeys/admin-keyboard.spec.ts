import { beLoggedIn, visit } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

test('every row of a list is opened with the keyboard, and Back is one step', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const headers = { Authorization: `Bearer ${token}` };
  const zone = {
    ...{
      name: `Keys ${Date.now()}`,
      areas: [{ country: 'AQ' }],
      pricesIncludeTax: true,
      shippingTax: 'main',
    },
    ...{ rounding: 'order', reverseCharge: false, rates: [] },
  };
  const made = await page.request.post('/api/v1/admin/tax-zones', { headers, data: zone });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto('/admin');
  for (const [list, opened] of [
    ['orders', /\/orders\/[^/?]+\/show$/],
    ['customers', /\/customers\/[^/?]+\/show$/],
    ['returns', /\/returns\/[^/?]+\/show$/],
    ['products', /\/products\/[^/?]+$/],
    ['categories', /\/categories\/[^/?]+$/],
    ['promotions', /\/coupons\/[^/?]+$/],
    ['synonyms', /\/synonyms\/[^/?]+$/],
    ['roles', /\/roles\/[^/?]+$/],
    ['shipping-zones', /\/shipping-zones\/[^/?]+$/],
    ['tax-zones', /\/tax-zones\/[^/?]+$/],
  ] as const) {
    await visit(page, `/${list}`);
    const row = page.getByRole('row').nth(1);
    // where its record is kept: a list may show those of two
    const kept = /[a-z-]+/.exec(opened.source)?.[0] ?? list;
    const link = row
      .getByRole('link')
      .and(page.locator(`[href*="/${kept}/"]`))
      .first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page, list).toHaveURL(opened);
    await page.goBack();
    await expect(row, list).toBeVisible();
  }
  // where a shop has tax zones, an order needs an address: the journeys after this one do without
  await page.request.delete(`/api/v1/admin/tax-zones/${id}`, { headers });
});
