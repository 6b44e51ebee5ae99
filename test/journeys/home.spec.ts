import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.js';
import { WITH_PICTURES } from '../support/browser.js';
import { expect, test, WITH_MOTION } from '../support/journey.js';

test.use({ ...WITH_PICTURES, ...WITH_MOTION });

const slide = (page: Page, n: number) => page.getByRole('button', { name: `Go to slide ${n}` });
/** Slide n is the current one and has come to rest. */
const shown = async (page: Page, n: number) => {
  await expect(slide(page, n)).toHaveAttribute('aria-current', 'true');
  const track = page.locator('.hero-track');
  await expect.poll(() => track.evaluate((at) => at.scrollLeft / at.clientWidth)).toBeCloseTo(n - 1, 2);
};

/** From here on time goes by only when a journey says so; again when the moment to stop at went by meanwhile. */
const stopClock = (page: Page) =>
  expect(async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)).toPass();

const currentSlide = async (page: Page) =>
  Number(
    /\d+/.exec(
      (await page.locator('[aria-label^="Go to slide"][aria-current=true]').getAttribute('aria-label'))!,
    )![0],
  );

/** The first slide in sight of a carousel, counted from 0. */
const firstOf = (track: Locator) =>
  track.evaluate((element) => {
    const lefts = [...element.children].map((child) => child.getBoundingClientRect().left);
    const width = lefts.find((left) => left > lefts[0]!)! - lefts[0]!;
    return Math.round(element.scrollLeft / width);
  });

/** How many slides of a carousel are seen whole. */
const slidesInSight = (track: Locator) =>
  track.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const sides = [...element.children].map((child) => child.getBoundingClientRect());
    return sides.filter((side) => side.left >= left - 1 && side.right <= right + 1).length;
  });

test('the hero advances every five seconds and wraps, until a shopper moves it by hand', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeVisible();
  await stopClock(page);
  // the first, unless the page was slow to come
  const first = await currentSlide(page);
  const nth = (steps: number) => ((first - 1 + steps) % 3) + 1;
  await shown(page, first);
  for (const steps of [1, 2, 3]) {
    await page.clock.runFor(5_000);
    await shown(page, nth(steps));
  }
  await page.getByRole('button', { name: 'Next slide' }).focus();
  await page.clock.runFor(5_000);
  await shown(page, first);
  await page.keyboard.press('Enter');
  await shown(page, nth(1));
  await page.getByRole('link', { name: 'Contact' }).focus();
  await page.clock.runFor(15_000);
  await shown(page, nth(1));
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  for (const steps of [0, 2]) {
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await shown(page, nth(steps));
  }
});

test('nothing moves by itself for who wants less motion, and the offer counts down in hundredths', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  const figures = page.locator('.countdown b');
  await expect(figures).toHaveCount(4);
  await expect(figures.nth(2)).toBeVisible();
  await expect(figures.last()).toBeHidden();
  await stopClock(page);
  const left = async () => {
    const [hours, minutes, seconds, hundredths] = (await figures.allTextContents()).map(Number);
    return ((hours! * 60 + minutes!) * 60 + seconds!) * 100 + hundredths!;
  };
  // again when the page had not yet drawn the time at which the clock was stopped
  await expect(async () => {
    const before = await left();
    await page.clock.runFor(1_000);
    const off = async () => Math.abs(before - (await left()) - 100);
    await expect.poll(off, { timeout: 1_000 }).toBeLessThanOrEqual(4);
  }).toPass();
  await page.clock.runFor(10_000);
  await shown(page, 1);
});

test('carousels go by their buttons and from end to start, with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  for (const [name, step, last] of [
    ['Featured Products', 1, 4],
    ['Browse By Category', 6, 4],
    ['Highest Rated Products', 1, 4],
    ['Explore Our Products', 2, 4],
  ] as const) {
    const carousel = page.getByRole('region', { name, exact: true });
    const track = carousel.getByRole('group', { name, exact: true });
    await expect(track).toHaveAttribute('tabindex', '0');
    await hydrated(carousel.getByRole('button', { name: `Next: ${name}` }));
    await carousel.getByRole('button', { name: `Next: ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => firstOf(track), { message: name }).toBe(Math.min(step, last));
    await carousel.getByRole('button', { name: `Previous: ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => firstOf(track), { message: name }).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => firstOf(track), { message: `${name} wraps` }).toBe(last);
    await carousel.getByRole('button', { name: `Next: ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => firstOf(track), { message: `${name} wraps back` }).toBe(0);
  }
  await expect(page.locator('.arrivals > li')).toHaveCount(5);

  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('region', { name: 'Browse By Category' })).toBeHidden();
  for (const [name, inSight] of [
    ['Featured Products', 2],
    ['Highest Rated Products', 2],
    ['Explore Our Products', 4],
  ] as const) {
    const carousel = page.getByRole('region', { name, exact: true });
    const track = carousel.getByRole('group', { name, exact: true });
    await expect.poll(() => slidesInSight(track), { message: name }).toBe(inSight);
    const before = await firstOf(track);
    await carousel.getByRole('button', { name: `Next: ${name}` }).press('Enter');
    await expect.poll(() => firstOf(track), { message: name }).toBe(before + 1);
  }
});

test('a countdown that does not run shows no figures', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  await expect(page.locator('.countdown')).toBeHidden();
  await expect(page.locator('.countdown b').first()).toHaveText('');
  await page.close();
});

test('a page in English asks for one file of letters for each face, whatever other languages are called', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const name = page.getByRole('link', { name: 'Français' });
  await hydrated(name);
  await name.scrollIntoViewIfNeeded();
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(files.toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/bricolage-core-/),
    expect.stringMatching(/^\/assets\/figtree-core-/),
  ]);
});
