import { expect, type Page } from '@playwright/test';

/** Waits until the product is in the shop, opens its page and answers what stands beside the price. */
export async function openSold(page: Page, url: string, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${url}/shop`);
    await page.getByRole('link', { name }).first().click({ timeout: 2_000 });
    await expect(page.getByTestId('add-to-cart')).toHaveText('Add to Cart', { timeout: 2_000 });
  }).toPass();
}

/** From the open page of a product to the form of the checkout. */
export async function toCheckout(page: Page): Promise<void> {
  const added = page.waitForResponse((answer) => answer.url().endsWith('/carts') && answer.status() === 201);
  await page.getByTestId('add-to-cart').click();
  await added;
  await expect(page.getByTestId('cart-count').first()).toHaveText('1');
  await page.goto(new URL('/checkout', page.url()).href);
}

/** Types what the form asks for, and what it does not ask for is not missed. */
export async function typeAddress(
  page: Page,
  typed: Record<string, string>,
  absent: readonly string[],
): Promise<void> {
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  for (const name of absent) await expect(field(name)).toHaveCount(0);
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
}
