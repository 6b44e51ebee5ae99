import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

test('on a phone the filters are a sheet with the count in reach, left with Escape', async ({ page }) => {
  await page.goto('/shop');
  await page.getByText('Filters', { exact: true }).click();
  const electronics = page.getByRole('checkbox', { name: /^Electronics/ });
  await hydrated(electronics);
  await electronics.check();
  await expect(page).toHaveURL(/category=Electronics/);
  const { meta } = await call<{ meta: { total: number } }>('GET', '/products?category=Electronics&limit=1');
  const done = page.getByRole('button', { name: `Show ${meta.total} products` });
  const { height } = page.viewportSize()!;
  const box = (await done.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  await electronics.press('Escape');
  await expect(electronics).toBeHidden();
  await expect(page.locator('.filters > summary')).toBeFocused();
});

test('a swatch of a card shows the product in its colour, and leads to it in that colour', async ({
  page,
}) => {
  await page.goto('/category/shoes');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('.swatches') })
    .first();
  const picture = card.locator('.strip img').first();
  const before = await picture.getAttribute('src');
  const other = card.locator('.swatch-press').nth(1);
  const colour = (await other.getAttribute('aria-label'))!;
  await hydrated(other);
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(picture).not.toHaveAttribute('src', before!);
  await card.getByRole('heading').getByRole('link').click();
  const chosen = page.getByRole('group', { name: 'Colour' }).locator('[aria-current]');
  await expect(chosen).toHaveAttribute('aria-label', new RegExp(colour));
});
