import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { allScreens } from '../support/screens.js';

interface Stop {
  name: string;
  /** In the window and under nothing else, with a ring around it. */
  seen: boolean;
}

/** Presses Tab and tells what is focused, and whether it comes to be seen. */
async function next(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent}`;
    const parts = [0.1, 0.5, 0.9];
    const isSeen = () => {
      const { left, top, width, height } = focused.getBoundingClientRect();
      const framed = focused.closest('.search, .radio-card') ?? focused;
      const hits = parts.flatMap((x) =>
        parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
      );
      const free = hits.some(
        (hit) => hit && (focused.contains(hit) || hit.closest('label')?.contains(focused)),
      );
      return free && getComputedStyle(framed).outlineStyle !== 'none';
    };
    for (let frame = 0; frame < 60; frame += 1) {
      if (isSeen()) return { name, seen: true };
      await new Promise((painted) => requestAnimationFrame(painted));
    }
    return { name, seen: false };
  });
}

const MOST_STOPS = 35;

test('with the keyboard alone, what is focused is seen and has a ring, on a desktop and much enlarged', async ({
  page,
}) => {
  const { forEverybody } = await allScreens();
  const product = forEverybody.find((path) => path.startsWith('/product/')) ?? '';
  await beLoggedIn(page, 'shopper');
  for (const [path, viewport] of [
    [product, { width: 1366, height: 768 }],
    ['/shop', { width: 320, height: 400 }],
    ['/checkout', { width: 320, height: 400 }],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    const lost: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const focused = await next(page);
      if (!focused) break;
      if (!focused.seen) lost.push(focused.name);
    }
    expect(lost, `${path} at ${viewport.width} px`).toEqual([]);
  }
});

test('the first stop skips to the content, and menus open, close and give focus back by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const [name, inside] of [
    ['Menu', page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Electronics' })],
    ['Account', page.getByRole('banner').getByRole('link', { name: 'Sign Up' })],
  ] as const) {
    const opener = page.locator(`summary[aria-label*="${name}" i]`);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(inside).toBeVisible();
    await inside.focus();
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
