import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';

test('the filters stand beside the list and stay while it changes', async ({ page }) => {
  await page.goto('/shop');
  const rail = page.locator('.filters');
  expect((await rail.boundingBox())!.width).toBe(240);
  await expect(rail.getByText(/^Under \$50 \(\d+\)$/)).toBeVisible();
  const electronics = rail.getByRole('checkbox', { name: /^Electronics/ });
  await hydrated(electronics);
  await electronics.check();
  await expect(page).toHaveURL(/category=Electronics/);
  await expect(electronics).toBeVisible();
  const from = rail.getByLabel('From $');
  await from.fill('100');
  await from.press('Enter');
  await expect(page).toHaveURL(/min=100/);
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('link', { name: 'Remove filter: From $100' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/min=100/);
  await expect(from).toHaveValue('');
});

test('a list offers only the options that many of its products have', async ({ page }) => {
  const legends = () => page.locator('.filters legend').allTextContents();
  await page.goto('/shop');
  expect(await legends()).not.toContain('Memory');
  await page.goto('/category/Computers');
  expect(await legends()).toContain('Storage');
});

test('with a mouse a card shows its second picture, and the first again', async ({ page }) => {
  await page.goto('/shop');
  const strip = page.locator('.strip').first();
  await hydrated(strip);
  await strip.hover();
  await page.mouse.move(...(await middleOf(strip)));
  await expect.poll(() => strip.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => strip.evaluate((node) => node.scrollLeft)).toBe(0);
});

async function middleOf(strip: import('@playwright/test').Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await strip.boundingBox())!;
  return [x + width / 4, y + height / 2];
}
