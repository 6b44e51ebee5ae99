import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { WITH_PICTURES } from '../support/browser.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test, WITH_MOTION } from '../support/journey.js';
import { call } from '../support/shopper.js';
import { simpleProduct } from '../support/simple-product.js';

test.use({ ...WITH_PICTURES, ...WITH_MOTION });

test('the bar to buy with stays clear of the strip that a phone keeps for its own gesture', async ({
  page,
}) => {
  const strip = 34;
  const { _id } = await simpleProduct();
  await beLoggedIn(page, 'shopper');
  await page.goto(`/product/${_id}`);
  const bar = page.locator('.buy-bar');
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const button = bar.getByRole('button', { name: 'Add to Cart' });
  await expect(button).toBeVisible();
  expect((await bar.boundingBox())?.height).toBe(56);
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: strip } });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(56 + strip);
  // it comes up from below
  const lowest = async () => {
    const { y, height } = (await button.boundingBox())!;
    return y + height;
  };
  await expect.poll(lowest).toBeLessThanOrEqual(page.viewportSize()!.height - strip);
});

test('two fingers enlarge what the picture viewer shows', async ({ page }) => {
  const { _id } = await simpleProduct();
  await page.goto(`/product/${_id}`);
  const press = page.getByRole('button', { name: /^Enlarge picture 1/ });
  await hydrated(press);
  await press.click();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  const zoom = () => page.evaluate(() => window.visualViewport?.scale ?? 0);
  expect(await zoom()).toBe(1);
  const { width, height } = page.viewportSize()!;
  const fingers = await page.context().newCDPSession(page);
  const apart = (px: number) => [-px, px].map((by, id) => ({ x: width / 2 + by, y: height / 2, id }));
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(40) });
  for (let px = 50; px <= 120; px += 10)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(px) });
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(zoom).toBeGreaterThan(1.5);
});

/** Opens the first product of the list and answers how long, in ms, its picture travels from the card to the page. */
async function travel(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement === '::view-transition-group(product-picture)');
        const times = moving.map((effect) => Number(effect.getComputedTiming().duration));
        document.documentElement.dataset['travel'] = String(Math.max(0, ...times));
      });
      return transition;
    };
  });
  await page.goto('/shop');
  const card = page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');
  await hydrated(card);
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.locator('html')).toHaveAttribute('data-travel');
  return Number(await page.locator('html').getAttribute('data-travel'));
}

test('the picture of a card travels to its place on the product page', async ({ page }) => {
  expect(await travel(page)).toBeGreaterThan(100);
});

test('nothing travels where motion is to be reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await travel(page)).toBeLessThanOrEqual(1);
});

test('the dialog that cancels an order keeps its words away from its edges', async ({ page }) => {
  const token = await beLoggedIn(page, 'shopper');
  const { data } = await call<{ data: { _id: string; status: string }[] }>(
    'GET',
    '/orders/all?status=processing',
    undefined,
    token,
  );
  await page.goto(`/orders/${data[0]!._id}`);
  const press = page.getByRole('button', { name: 'Cancel Order' });
  await hydrated(press);
  await press.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(dialog.getByText('You get back exactly')).toBeVisible();
  const inside = await dialog.evaluate((node) => {
    const { left, right } = node.firstElementChild!.getBoundingClientRect();
    const edge = node.getBoundingClientRect();
    return [left - edge.left, edge.right - right];
  });
  for (const room of inside) expect(room).toBeGreaterThanOrEqual(16);
});
