import { toast } from '../support/answers.js';
import { hydrated } from '../support/hydrated.js';
import { expect, test, WITH_MOTION } from '../support/journey.js';
import { call } from '../support/shopper.js';

test.use(WITH_MOTION);

interface Sold {
  _id: string;
  name: string;
  price: number;
  options: { name: string; values: { value: string }[] }[];
  variants: { _id: string; price: number; inStock: boolean; options: Record<string, string> }[];
}

const prices = (texts: string[]) =>
  texts.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(',', '')));

test('filters, sort, pages and search work without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/shop');
  await page.getByText('Filters', { exact: true }).click();
  const more = page
    .getByRole('main')
    .getByText(/^Show \d+ more$/)
    .first();
  await more.click();
  const fewer = page.getByText('Show fewer', { exact: true }).filter({ visible: true });
  await expect(fewer).toHaveCount(1);
  await fewer.click();
  await expect(fewer).toHaveCount(0);
  await expect(more).toBeVisible();
  await page.getByRole('checkbox', { name: /^Electronics/ }).check();
  await page.getByRole('radio', { name: 'Over $200' }).check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/category=Electronics/);
  await expect(page).toHaveURL(/price=200-/);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  const listed = prices(await page.locator('.products article').allTextContents());
  expect(listed.length).toBeGreaterThan(1);
  expect(Math.min(...listed)).toBeGreaterThanOrEqual(200);
  expect(listed).toEqual([...listed].sort((a, b) => a - b));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByText('You have seen 24 of')).toBeVisible();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('.products > li')).not.toHaveCount(0);
  await page.getByRole('banner').getByRole('combobox').fill('  lamp ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\/lamp/);
  await page.close();
});

test('each choice on a list is one step that Back undoes; more is loaded where the eye is', async ({
  page,
}) => {
  await page.goto('/shop');
  const tiles = page.locator('.products > li');
  await expect(tiles).toHaveCount(24);
  await hydrated(page.getByRole('link', { name: 'Load more' }));
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(tiles).toHaveCount(48);
  await expect(page).toHaveURL(/through=2/);
  await expect(tiles.nth(24).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page.getByText('You have seen 48 of')).toBeVisible();
  const far = tiles.nth(30).getByRole('heading').getByRole('link');
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await far.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(tiles).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
  await page.goBack();
  await expect(tiles).toHaveCount(24);

  await page.getByText('Filters', { exact: true }).click();
  await hydrated(page.getByRole('checkbox', { name: /^Electronics/ }));
  await page.getByRole('checkbox', { name: /^Electronics/ }).check();
  await expect(page).toHaveURL(/category=Electronics/);
  const chips = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chips.getByRole('link', { name: 'Remove filter: Electronics' })).toBeVisible();
  await page.getByRole('radio', { name: '4 stars & up' }).check();
  await expect(page).toHaveURL(/rating=4/);
  await expect(chips.getByRole('link', { name: /^Remove filter/ })).toHaveCount(2);
  await chips.getByRole('link', { name: 'Remove filter: Electronics' }).click();
  await expect(page).not.toHaveURL(/category/);
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/rating/);
  await expect(page.getByRole('checkbox', { name: /^Electronics/ })).toBeChecked();
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.locator('.products-list')).toBeVisible();
});

/** Whether it finds anything or nothing. */
const named = (text: string) => new RegExp(`^(Results|Nothing) for “${text.replace(/[\\.]/g, '\\$&')}”$`);

test('what looks like a path or a file is a search, from the box and by its address', async ({ page }) => {
  await page.goto('/contact');
  const box = page.getByRole('banner').getByRole('combobox');
  const heading = page.getByRole('heading', { level: 1 });
  for (const text of ['a/b', 'a\\b', '.5 mm', 'lamp.map', 'x.data', '_root.data']) {
    await hydrated(box);
    await box.fill(text);
    await box.press('Enter');
    await page.waitForURL(`**/category/${encodeURIComponent(text)}`);
    await expect(heading).toHaveText(named(text));
    expect((await page.reload())?.status(), text).toBe(200);
    await expect(heading).toHaveText(named(text));
  }
});

test('an address in .data is a page for who reads HTML, and what the router fetches for itself', async ({
  request,
}) => {
  const asked = async (headers: Record<string, string>) => {
    const answer = await request.get('/category/x.data', { headers });
    return { type: answer.headers()['content-type'], vary: answer.headers()['vary'] };
  };
  const vary = expect.stringMatching(/Accept, Sec-Fetch-Dest/);
  const page = { type: 'text/html; charset=utf-8', vary };
  const data = { type: 'text/x-script; charset=utf-8', vary };
  expect(await asked({ accept: 'text/html' })).toEqual(page);
  expect(await asked({ 'sec-fetch-dest': 'document' })).toEqual(page);
  expect(await asked({ accept: '*/*' })).toEqual(data);
  expect(await asked({ accept: 'text/html', 'sec-fetch-dest': 'empty' })).toEqual(data);
});

for (const text of ['.', '..'])
  test(`a search for ${text} finds nothing and says so, in the browser and by its address`, async ({
    page,
  }) => {
    await page.goto('/contact');
    const box = page.getByRole('banner').getByRole('combobox');
    await hydrated(box);
    await box.fill(text);
    await box.press('Enter');
    const main = page.getByRole('main');
    const told = async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Nothing for “${text}”`);
      await expect(main.getByRole('heading', { name: 'No products found in this category' })).toBeVisible();
    };
    await told();
    expect((await page.reload())?.status()).toBe(200);
    await told();
    await page.goto(`/search?q=${text}`);
    await told();
  });

test('suggestions are walked with the arrow keys, told, and left with Escape', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await hydrated(box);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await box.fill('head');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(10);
  await box.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toHaveValue('head');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/(category|product)\//);
  await expect(box).toHaveValue('');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('choosing a variant changes price, picture and address, by keyboard; missing combinations are grey', async ({
  page,
}) => {
  const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=100');
  const all = await Promise.all(
    data.map(async ({ _id }) => (await call<{ data: Sold }>('GET', `/products/${_id}`)).data),
  );
  const dear = all.find(({ variants }) => variants.some(({ price }) => price !== variants[0]!.price))!;
  const other = dear.variants.find(({ price }) => price !== dear.variants[0]!.price)!;
  await page.goto(`/product/${dear._id}?variant=${dear.variants[0]!._id}`);
  for (const [name, value] of Object.entries(other.options)) {
    const choice = page.getByRole('group', { name, exact: true }).getByRole('link', { name: value });
    await hydrated(choice);
    await choice.focus();
    await page.keyboard.press('Enter');
    await expect(choice).toHaveAttribute('aria-current', 'true');
  }
  await expect(page).toHaveURL(new RegExp(`variant=${other._id}`));
  const amount = other.price.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(page.getByRole('main').getByText(amount).first()).toBeVisible();

  const coloured = all.find(
    ({ options }) => (options.find(({ name }) => name === 'Colour')?.values.length ?? 0) > 1,
  )!;
  await page.goto(`/product/${coloured._id}`);
  const picture = page.locator('.gallery-track img').first();
  const before = await picture.getAttribute('src');
  await page.getByRole('group', { name: 'Colour' }).getByRole('link').nth(1).click();
  await expect(picture).not.toHaveAttribute('src', before ?? '');

  const neighbours = all.flatMap(({ _id, variants }) =>
    variants.flatMap((bought) =>
      variants
        .filter((one) => bought.inStock && !one.inStock)
        .map((one) => Object.entries(one.options).filter(([key, value]) => bought.options[key] !== value))
        .filter((different) => different.length === 1)
        .map(([different]) => ({ path: `/product/${_id}?variant=${bought._id}`, different: different! })),
    ),
  );
  const {
    path,
    different: [name, value],
  } = neighbours[0]!;
  await page.goto(path);
  const grey = page
    .getByRole('group', { name, exact: true })
    .getByRole('link', { name: `${value}, not available` });
  await expect(grey).toBeVisible();
});

test('the cart opens beside the page, closes with Escape and with Back, and gives focus back', async ({
  page,
}) => {
  const shopper = { email: 'shopper@example.com', password: 'duka-shopper-demo' };
  const { token } = await call<{ token: string; user: unknown }>('POST', '/auth/login', shopper);
  await page.addInitScript((kept) => window.localStorage.setItem('token', kept), token);
  await page.goto('/contact');
  const bag = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
  await hydrated(bag);
  await bag.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your Shopping Cart' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(bag).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(bag).toBeFocused();
  await page.route('**/api/v1/carts', (route) => route.abort());
  await bag.click();
  await expect(drawer.getByText('Failed to fetch cart items')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});
