import { beLoggedIn, demoLogins } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { tooWide } from '../support/page-width.js';
import { PICTURE } from '../support/products.js';
import { call, logIn, newShopper } from '../support/shopper.js';

const [NAME, COLOUR, CATEGORY] = ['Unbreakable'.repeat(9), 'Endlesscolour'.repeat(4), 'Nowhere'.repeat(14)];

test('the longest names without a blank stay within every page of a phone', async ({ page }) => {
  const { token } = await call<{ token: string }>('POST', '/auth/login', demoLogins.admin);
  const values = [{ value: COLOUR }, { value: 'Red' }];
  const product = {
    name: NAME,
    description: NAME + NAME,
    price: 9,
    category: CATEGORY,
    image: PICTURE,
    options: [{ name: 'Colour', values }],
    variants: values.map(({ value }) => ({ options: { Colour: value }, price: 9, stock: 5 })),
  };
  const { id, variants } = await call<{ id: string; variants: { id: string }[] }>(
    'POST',
    '/admin/products',
    product,
    token,
  );
  const shopper = await newShopper();
  const line = { productId: id, variantId: variants[0]?.id, quantity: 1 };
  await call('POST', '/carts', line, shopper.token);
  await call('POST', '/favorites', { productId: id }, shopper.token);
  await logIn(page, shopper);
  const found = `/category/${NAME}`;
  for (const path of [found, `/product/${id}`, '/favorites', '/cart', '/checkout']) {
    await page.goto(path);
    if (path === '/checkout') await page.getByRole('button', { name: /Order summary/ }).click();
    await expect(page.getByRole('main').getByText(NAME).filter({ visible: true }).first()).toBeVisible();
    expect([path, await tooWide(page)]).toEqual([path, 0]);
  }
  await call('DELETE', `/admin/products/${id}`, undefined, token);
});

test('the longest name of a shopper stays within the profile of a phone', async ({ page }) => {
  const shopper = await newShopper();
  await call('PATCH', '/users/me', { name: NAME }, shopper.token);
  await logIn(page, shopper, '/profile');
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  expect(await tooWide(page)).toBe(0);
});

test('the longest names stay within the cards of the panel on a phone', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const product = { name: NAME, description: NAME, price: 9, category: CATEGORY, image: PICTURE };
  const { id } = await call<{ id: string }>('POST', '/admin/products', product, token);
  for (const path of ['/audit', '/products?filter={}&sort=createdAt&order=DESC', '/categories']) {
    await page.goto(`/admin${path}`);
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const cut = await cards.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect([path, cut]).toEqual([path, []]);
  }
  await call('DELETE', `/admin/products/${id}`, undefined, token);
});

for (const width of [320, 360, 375]) {
  test(`long words of another language stay within a phone of ${width} pixels, also while figures run`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const path of ['/de', '/de/shop', '/de/faq', '/de/login']) {
      await page.goto(path);
      await page.locator('html[data-live]').waitFor();
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  });

  test(`what a slide says stands beside its picture on a phone of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.locator('html[data-whole]').waitFor();
    const between = await page.locator('.hero-slide').evaluateAll((slides) =>
      slides.map((slide) => {
        const words = document.createRange();
        words.selectNodeContents(slide.querySelector('.hero-title') ?? slide);
        const ends = [
          ...words.getClientRects(),
          slide.querySelector('.hero-button')?.getBoundingClientRect(),
        ];
        const end = Math.max(...ends.map((one) => one?.right ?? 0));
        return (slide.querySelector('picture img')?.getBoundingClientRect().left ?? 0) - end;
      }),
    );
    expect(between.length).toBeGreaterThan(1);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(0);
  });
}
