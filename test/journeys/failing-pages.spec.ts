import { FaultyShop, type Fault } from '../support/faulty-shop.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

const refused: Fault = { status: 503, body: { success: false, message: 'The shelves are being counted.' } };
test('R44 a list that failed is tried again by its button, so is a subscription, and a product page toasts', async ({
  browser,
}) => {
  const shop = await FaultyShop.open();
  const { data } = await call<{ data: { _id: string; name: string }[] }>('GET', '/products?limit=1');
  const page = await browser.newPage({ baseURL: shop.url });
  shop.fail(/\/products\?/, refused);
  await page.goto('/shop');
  await expect(page.getByRole('heading', { name: 'Failed to fetch products' })).toBeVisible();
  shop.fail(/nothing/, refused);
  await hydrated(page.getByRole('button', { name: 'Try Again' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('You have seen 24 of')).toBeVisible();
  shop.fail(/\/newsletter/, 'no answer');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill('grace@example.com');
  await hydrated(footer.getByRole('button', { name: 'Subscribe' }));
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('The shop is not answering right now.')).toBeVisible();
  shop.fail(/nothing/, refused);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByRole('status')).toContainText(/mail|confirm/i);
  shop.fail(/\/products\/[0-9a-f-]{36}$/, refused);
  await page.goto(`/product/${data[0]?._id}`);
  await expect(page.locator('.toast')).toContainText('Failed to load product details');
  shop.fail(/nothing/, refused);
  await hydrated(page.getByRole('button', { name: 'Try Again' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: data[0]?.name })).toBeVisible();
  await page.close();
  await shop.close();
});
