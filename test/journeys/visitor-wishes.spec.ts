import { expect, test } from '../support/journey.js';
import { call, newShopper } from '../support/shopper.js';

interface Card {
  _id: string;
  name: string;
  defaultVariantId: string | null;
  inStock: boolean;
}

test('what a visitor wanted to save is saved after login', async ({ page }) => {
  const shopper = await newShopper();
  const { data } = await call<{ data: Card[] }>('GET', '/products?limit=5&inStock=true');
  const product = data[0];
  await page.goto(`/product/${product?._id}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Add ${product?.name} to favorites` })
    .first()
    .click();
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.locator('.toast')).toContainText('Added to favorites');
  await page.goto('/favorites');
  await expect(page.getByRole('link', { name: product?.name ?? '' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${product?.name} from favorites` }).click();
  await expect(page.locator('.toast')).toContainText('Item removed from favorites');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});
