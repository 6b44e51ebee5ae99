import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
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
  await expect(page.locator('.toast')).toContainText('Please login to continue');
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

/** How far the page's parts have moved by themselves, as browsers count it: a share of the screen. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) kept.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test('nothing moves when a product’s page learns that nobody is logged in', async ({ page }) => {
  const shifts = await watchShifts(page);
  const { data } = await call<{ data: Card[] }>('GET', '/products?limit=1&inStock=true');
  await page.goto(`/product/${data[0]?._id}`);
  await expect(page.getByTestId('add-to-cart')).toHaveText('Login Required');
  expect(await shifts()).toBeLessThan(0.002);
});

test('nothing moves for a shopper, who never reads that a log-in is needed', async ({ page }) => {
  const { token } = await newShopper();
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  const shifts = await watchShifts(page);
  const { data } = await call<{ data: Card[] }>('GET', '/products?limit=1&inStock=true');
  await page.goto(`/product/${data[0]?._id}`);
  const button = page.getByTestId('add-to-cart');
  await hydrated(button);
  await expect(button).toHaveText('Add to Cart');
  await expect(page.getByText('You need to be logged in to add items to the cart')).toHaveCount(0);
  expect(await shifts()).toBeLessThan(0.002);
});

test('nothing moves on a visitor’s way from the checkout to the log-in', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/checkout');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await hydrated(page.getByLabel('Password', { exact: true }));
  expect(await shifts()).toBeLessThan(0.01);
});

test('what a visitor wanted to buy is in the cart after login', async ({ page }) => {
  const shopper = await newShopper();
  const { data } = await call<{ data: Card[] }>('GET', '/products?limit=100&inStock=true');
  const product = data.find((one) => one.defaultVariantId !== null);
  await page.goto(`/product/${product?._id}`);
  const main = page.getByRole('main');
  await expect(page.getByTestId('add-to-cart')).toHaveText('Login Required');
  await expect(page.getByTestId('add-to-cart')).toBeDisabled();
  await expect(main.getByText('You need to be logged in to add items to the cart')).toBeVisible();
  await hydrated(main.getByRole('button', { name: '5 stars', exact: true }));
  await main.getByRole('button', { name: '5 stars', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('You need to be logged in to rate products');
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await main.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await main.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/product\//);
  await expect(page.getByTestId('cart-count')).toHaveText('2');
  await expect(page.locator('.toast')).toContainText('Added to cart');
});
