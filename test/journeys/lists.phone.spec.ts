import type { Page } from '@playwright/test';
import { findingsInAllLooks } from '../support/axe.js';
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

/** Waits until the open filters are a step of the history of their own. */
const isStep = (page: Page) =>
  expect.poll(() => page.evaluate(() => (history.state as { sheet?: boolean } | null)?.sheet)).toBe(true);

test('Back closes the filters, and then undoes one filter after the other', async ({ page }) => {
  await page.goto('/shop');
  await page.getByText('Filters', { exact: true }).click();
  const done = page.getByRole('button', { name: /^Show \d+ products$/ });
  for (const name of [/^Electronics/, /^Fashion/]) {
    const choice = page.getByRole('checkbox', { name });
    await hydrated(choice);
    await isStep(page);
    const before = await done.textContent();
    await choice.check();
    await expect(done).not.toHaveText(before!);
  }
  await isStep(page);
  await page.goBack();
  await expect(done).toBeHidden();
  expect(new URL(page.url()).searchParams.getAll('category')).toHaveLength(2);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('category')).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('the list is not loaded again when the filters are closed, in whatever way', async ({ page }) => {
  await page.goto('/shop');
  const open = page.getByText('Filters', { exact: true });
  const done = page.getByRole('button', { name: /^Show \d+ products$/ });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shop.data')) loads.push(request.url());
  });
  for (const close of [() => done.click(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await open.click();
    await hydrated(done);
    await isStep(page);
    await close();
    await expect(done).toBeHidden();
    await expect.poll(() => page.evaluate(() => 'sheet' in history.state)).toBe(false);
  }
  // a step of the history that is a navigation is one still
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect.poll(() => loads).toHaveLength(1);
  expect(loads[0]).toContain('view=list');
});

test('while the filters fill the screen the keyboard reaches nothing behind them', async ({ page }) => {
  await page.goto('/shop');
  await page.getByText('Filters', { exact: true }).click();
  const done = page.getByRole('button', { name: /^Show \d+ products$/ });
  await hydrated(done);
  await isStep(page);
  const reached = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return 'nothing';
      return at.closest('.filters') ? 'the filters' : at.outerHTML.slice(0, 120);
    });
  const seen = new Set<string>();
  for (let left = 60; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    seen.add(await reached());
  }
  expect([...seen].filter((one) => one !== 'nothing')).toEqual(['the filters']);
  await done.click();
  await page.getByRole('link', { name: 'List', exact: true }).focus();
  expect(await reached()).toContain('List');
});

test('search fills the screen, offers what others and oneself searched for, and closes with Back', async ({
  page,
}) => {
  await page.goto('/shop');
  const open = page.getByRole('banner').locator('.phone-search > summary');
  const box = page.locator('.phone-search').getByRole('combobox');
  await open.click();
  await expect(box).toBeFocused();
  const { width, height } = page.viewportSize()!;
  await expect
    .poll(async () => page.locator('.search-screen').boundingBox())
    .toMatchObject({ x: 0, y: 0, width, height });
  await expect(
    page.getByRole('group', { name: 'Popular searches' }).getByRole('option').first(),
  ).toBeVisible();
  expect(await findingsInAllLooks(page)).toEqual({});
  await page.setViewportSize({ width, height });
  await page.goBack();
  await expect(box).toBeHidden();
  await expect(page).toHaveURL(/\/shop$/);
  await open.click();
  await box.fill('leather');
  const all = page.getByRole('option', { name: /^See all \d+$/ });
  const total = Number(/\d+/.exec((await all.textContent())!)![0]);
  await all.click();
  await expect(page).toHaveURL(/\/category\/leather$/);
  await expect(page.getByRole('main').getByText(`${total} products`, { exact: true })).toBeVisible();
  await expect(box).toBeHidden();
  await open.click();
  await expect(page.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'leather',
  ]);
});

test('the menu has every category and help, closes with Back, and takes its place in the history', async ({
  page,
}) => {
  await page.goto('/shop');
  await page.goto('/category/Fashion');
  const size = page.viewportSize()!;
  const menu = page.locator('.menu-sheet');
  const open = menu.locator('> summary');
  await open.click();
  await expect(menu.getByRole('link', { name: 'Sale', exact: true })).toBeVisible();
  expect(await findingsInAllLooks(page)).toEqual({});
  await page.setViewportSize(size);
  await page.goBack();
  await expect(menu.getByRole('link', { name: 'Sale', exact: true })).toBeHidden();
  await expect(page).toHaveURL(/\/category\/Fashion$/);
  await open.click();
  await menu.locator('summary', { hasText: 'Electronics' }).click();
  await menu.getByRole('link', { name: 'Gaming', exact: true }).click();
  await expect(page).toHaveURL(/\/category\/Gaming$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/Fashion$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});
