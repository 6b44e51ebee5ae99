import type { Page } from '@playwright/test';
import { beLoggedIn } from '../support/admin.js';
import { hydrated } from '../support/hydrated.js';
import { WITH_PICTURES } from '../support/browser.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

test.use(WITH_PICTURES);

interface Sold {
  _id: string;
  name: string;
  images: { optionValue: string | null }[];
  options: { name: string; values: { value: string }[] }[];
  variants: { _id: string; inStock: boolean; options: Record<string, string> }[];
}

/** A product in several sizes and colours, each colour with pictures of its own. */
async function shoe(): Promise<Sold> {
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products/category/shoes');
  const all = await Promise.all(data.map(({ _id }) => call<{ data: Sold }>('GET', `/products/${_id}`)));
  const found = all.find(
    ({ data: { options } }) => options.filter(({ values }) => values.length > 1).length > 1,
  );
  return found!.data;
}

/** Opens a page whose scripts do not come before `come` is called, which is answered. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/robots.txt');
  await page.evaluate((to) => window.location.assign(to), path);
  return come;
}

/** A shoe, the longest name, and the widest price: one on sale that differs by variant. */
async function hardToFit(): Promise<string[]> {
  interface Listed {
    _id: string;
    name: string;
    discount: number;
    price: number;
    maxPrice?: number;
  }
  const { data } = await call<{ data: Listed[] }>('GET', '/products?limit=100');
  const longest = data.reduce((one, other) => (other.name.length > one.name.length ? other : one));
  const widest = data.find(({ discount, price, maxPrice }) => discount > 0 && (maxPrice ?? 0) > price);
  return [(await shoe())._id, longest._id, widest!._id];
}

test('name, price and rating are in the first screen, under pictures from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const id of await hardToFit()) {
    await page.goto(`/product/${id}`);
    const bar = page.locator('.buy-bar');
    await expect(bar).toBeVisible();
    const main = page.getByRole('main');
    const seen = [
      main.getByRole('heading', { level: 1 }),
      main.locator('.summary').getByText('$', { exact: false }).first(),
      main.getByRole('link', { name: 'Read the reviews' }),
    ];
    const { y: top, height } = (await bar.boundingBox())!;
    for (const one of seen) {
      const box = (await one.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(top);
    }
    const picture = (await page.locator('.gallery-track img').first().boundingBox())!;
    expect([picture.x, picture.width, Math.round((picture.height / picture.width) * 100)]).toEqual([
      0, 375, 125,
    ]);
    expect(height).toBe(56);
  }
});

test('the gallery shows the chosen colour alone, counts, and enlarges at a press', async ({ page }) => {
  const { _id, images, options } = await shoe();
  const colour = options.find(({ name }) => name === 'Colour')!.values[1]!.value;
  const own = images.filter(({ optionValue }) => optionValue === colour).length;
  await page.goto(`/product/${_id}`);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const other = page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: colour });
  await hydrated(other);
  await other.click();
  await expect(page).toHaveURL(/option=Colour/);
  await expect(gallery.locator('.gallery-track img')).toHaveCount(own);
  await expect(gallery.locator('.gallery-count')).toHaveText(`1 / ${own}`);
  await gallery.getByRole('link', { name: `Picture 2 of ${own}`, exact: true }).click();
  await expect(gallery.locator('.gallery-count')).toHaveText(`2 / ${own}`);
  await gallery.getByRole('button', { name: `Enlarge picture 2 of ${own}` }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByRole('status')).toHaveText(`Picture 2 of ${own}`);
  await viewer.getByRole('button', { name: 'Zoom' }).click();
  const wide = await viewer.locator('.viewer-frame').evaluate((node) => node.scrollWidth / node.clientWidth);
  expect(wide).toBeCloseTo(2.5, 1);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByRole('status')).toHaveText(`Picture ${own > 2 ? 3 : 1} of ${own}`);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/product/`));
});

test('the name is in the first screen at 200 % zoom of common screens, too', async ({ page }) => {
  const ids = await hardToFit();
  for (const size of [
    { width: 683, height: 384 },
    { width: 640, height: 360 },
    { width: 512, height: 384 },
  ]) {
    await page.setViewportSize(size);
    for (const id of ids) {
      await page.goto(`/product/${id}`);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
  }
});

test('a picture that failed to come is asked for again', async ({ page }) => {
  const { _id } = await shoe();
  const main = page.locator('.gallery-track img').first();
  const failed = new Set<string>();
  const loaded = () => main.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0);
  await page.route('**/media/**', (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.fulfill({ status: 503 });
  });
  await page.goto(`/product/${_id}`);
  await expect.poll(loaded).toBe(true);
});

test('an enlarged picture fills the screen, and a swipe shows the next', async ({ page }) => {
  const size = { width: 375, height: 812 };
  await page.setViewportSize(size);
  const { _id } = await shoe();
  await page.goto(`/product/${_id}`);
  const press = page.getByRole('button', { name: /^Enlarge picture 1/ });
  await hydrated(press);
  await press.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByRole('status')).toHaveText(/^Picture 1 of/);
  expect(await viewer.getByRole('img').boundingBox()).toEqual({ x: 0, y: 0, ...size });
  const finger = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 400 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
  for (let x = 280; x >= 100; x -= 20)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(viewer.getByRole('status')).toHaveText(/^Picture 2 of/);
  expect(await viewer.getByRole('img').boundingBox()).toEqual({ x: 0, y: 0, ...size });
});

test('the bar to buy is there whenever the button is not: under the header, and at the lower edge', async ({
  page,
}) => {
  const { _id } = await shoe();
  await page.goto(`/product/${_id}`);
  const button = page.getByTestId('add-to-cart');
  await hydrated(button);
  const bar = page.locator('.buy-bar');
  const putAt = (place: 'middle' | 'under the header' | 'edge') =>
    button.evaluate((node, to) => {
      const { top, height } = node.getBoundingClientRect();
      const tops = { middle: 300, 'under the header': 56 - height, edge: window.innerHeight - 6 };
      window.scrollBy({ top: top - tops[to], behavior: 'instant' });
    }, place);
  for (const place of ['under the header', 'edge'] as const) {
    await putAt('middle');
    await expect(bar).not.toHaveAttribute('data-away');
    await putAt(place);
    await expect(bar, place).toHaveAttribute('data-away');
  }
});

test('a thumbnail shows its picture before the scripts have come, and they keep it', async ({ page }) => {
  const { _id } = await shoe();
  const come = await openWithoutScripts(page, `/product/${_id}`);
  const gallery = page.getByRole('region', { name: 'Pictures' });
  const second = gallery.getByRole('link', { name: /^Picture 2 of/ });
  await second.click();
  await expect(page).toHaveURL(/#picture-2$/);
  const track = gallery.locator('.gallery-track');
  const place = () => track.evaluate((row) => Math.round(row.scrollLeft / row.clientWidth));
  await expect.poll(place).toBe(1);
  come();
  await hydrated(second);
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(gallery.locator('.gallery-count')).toHaveText(/^2 /);
  expect(await place()).toBe(1);
});

test('a size is asked for, never guessed, and the bar buys what was chosen', async ({ page }) => {
  const { _id, variants } = await shoe();
  await beLoggedIn(page, 'shopper');
  await page.goto(`/product/${_id}`);
  const sizes = page.getByRole('group', { name: 'Size', exact: true });
  await expect(sizes.locator('[aria-current]')).toHaveCount(0);
  const button = page.getByTestId('add-to-cart');
  await hydrated(button);
  await button.click();
  await expect(sizes.getByRole('alert')).toHaveText('Select a size');
  await expect(sizes.getByRole('link').first()).toBeFocused();
  const colour = (await page
    .getByRole('group', { name: 'Colour' })
    .locator('[aria-current]')
    .getAttribute('aria-label'))!;
  const wanted = variants.find(({ inStock, options }) => inStock && options['Colour'] === colour)!;
  await sizes.getByRole('link', { name: wanted.options['Size']!, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(wanted._id));
  await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  const bar = page.locator('.buy-bar');
  await expect(bar).toContainText(wanted.options['Size']!);
  const asked = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/carts'));
  await bar.getByRole('button', { name: 'Add to Cart' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ productId: _id, variantId: wanted._id, quantity: 1 });
});

test('the sizes of the category are one press away', async ({ page }) => {
  const { _id } = await shoe();
  await page.goto(`/product/${_id}`);
  const button = page.getByRole('button', { name: 'Size guide' });
  await hydrated(button);
  await button.click();
  const guide = page.getByRole('dialog', { name: /Size guide/ });
  await expect(guide.getByRole('columnheader', { name: 'Foot (cm)' })).toBeVisible();
  await page.goBack();
  await expect(guide).toBeHidden();
});

test('what was looked at before is offered again', async ({ page }) => {
  const { data } = await call<{ data: { _id: string; name: string }[] }>('GET', '/products?limit=2');
  const [first, second] = data as [{ _id: string; name: string }, { _id: string; name: string }];
  await page.goto(`/product/${first._id}`);
  await hydrated(page.getByRole('button', { name: /^Enlarge picture 1/ }));
  await page.goto(`/product/${second._id}`);
  const before = page.getByRole('region', { name: 'Recently viewed' });
  await expect(before.getByRole('link', { name: first.name })).toBeVisible();
  await expect(before.getByRole('link', { name: second.name })).toHaveCount(0);
});

test('a picture that is pressed before the scripts have come is enlarged when they have', async ({
  page,
}) => {
  const { _id } = await shoe();
  const come = await openWithoutScripts(page, `/product/${_id}`);
  await page.getByRole('button', { name: /^Enlarge picture 1/ }).click();
  come();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
});
