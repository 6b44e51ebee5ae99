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

test('the filters go with the page to their end, stay there beside a long list, and are not cut', async ({
  page,
}) => {
  await page.goto('/shop');
  const rail = page.locator('.filters');
  await hydrated(rail.getByRole('checkbox').first());
  const { height } = page.viewportSize()!;
  const atFirst = (await rail.boundingBox())!;
  const header = (await page.locator('header.site').boundingBox())!;
  expect(atFirst.y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(rail.locator('.filter-panel')).toHaveCSS('overflow-y', 'visible');
  // so far that a rail which went on with the list would end in the middle of the window
  await page.evaluate((y) => window.scrollTo(0, y), atFirst.y + atFirst.height - height / 2);
  const gap = async () => {
    const box = (await rail.boundingBox())!;
    return Math.round(height - box.y - box.height);
  };
  await expect.poll(gap).toBe(16);
  await expect(rail.getByRole('checkbox', { name: 'On sale' })).toBeInViewport();
});

test('limits of a price in the wrong order are put right, and the list stays', async ({ page }) => {
  await page.goto('/shop?min=500&max=100');
  const rail = page.locator('.filters');
  const [from, to] = [rail.getByLabel('From $'), rail.getByLabel('To $')];
  await expect(from).toHaveValue('100');
  await expect(to).toHaveValue('500');
  await hydrated(from);
  await from.fill('900');
  await from.press('Enter');
  await expect(from).toHaveValue('500');
  await expect(to).toHaveValue('900');
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('link', { name: 'Remove filter: $500 to $900' })).toBeVisible();
});

for (const [path, name] of [
  ['/category/sports', 'Sports'],
  ['/category/Beauty', 'Beauty'],
  ['/category/t-shirts', 'T-shirts'],
] as const)
  test(`the chip of the place is the current one, in sight: ${name}`, async ({ page }) => {
    await page.goto(path);
    const current = page.getByRole('navigation', { name: 'Category' }).locator('[aria-current=page]');
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport();
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
