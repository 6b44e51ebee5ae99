import { beLoggedIn, visit } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { settled, watch } from '../support/policy.js';
import { allScreens } from '../support/screens.js';

test.setTimeout(240_000);

test('S52 no public or private page does anything against its policy', async ({ page }) => {
  const { forEverybody, forShoppers } = await allScreens();
  const seen = await watch(page);
  for (const path of forEverybody) {
    await page.goto(path);
    await settled(page);
  }
  await beLoggedIn(page, 'shopper');
  for (const path of forShoppers) {
    await page.goto(path);
    await settled(page);
    expect(new URL(page.url()).pathname, path).not.toBe('/login');
  }
  expect(seen).toEqual({ violations: [], dialogs: [] });
});

test('S52 no page of the admin panel does anything against its policy', async ({ page }) => {
  const { forAdmins } = await allScreens();
  await beLoggedIn(page, 'admin');
  const seen = await watch(page);
  // one document, whose policy holds for every page that is gone to
  await page.goto('/admin');
  const title = page.getByRole('heading', { level: 1 });
  let before = '';
  for (const path of forAdmins) {
    await visit(page, path.replace('/admin', ''));
    await expect(title, path).not.toHaveText(before);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.locator('#main-content [aria-busy=true]')).toHaveCount(0);
    before = (await title.textContent()) ?? '';
  }
  expect(seen).toEqual({ violations: [], dialogs: [] });
});

test('S52 no script turns text into markup, and navigating without a reload needs none that does', async ({
  page,
}) => {
  const seen = await watch(page);
  await page.goto('/shop');
  await page.locator('main .tile-link').first().click();
  await page.waitForURL('**/product/*');
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(2);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  expect(seen.violations).toEqual([]);
  const tried = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src="/x" onerror="alert(1)">';
      return 'done';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(tried).toBe('TypeError');
  expect(seen.dialogs).toEqual([]);
});

for (const path of ['/shop', '/login', '/admin/'])
  test(`S52 a script that was injected into ${path} is blocked and reported`, async ({ page }) => {
    const seen = await watch(page);
    const injected =
      '<script>window.injected = 1</script><script src="https://evil.example/x.js"></script>' +
      '<script src="data:text/javascript,window.injected=2"></script><img src="/x" onerror="window.injected = 3">';
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<body', `${injected}<body`);
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await settled(page);
    const blocked = () => seen.violations.map((one) => one.split(': ').slice(1).join(' ')).join('\n');
    await expect.poll(blocked).toContain('script-src-attr inline');
    expect(blocked()).toContain('script-src-elem inline');
    expect(blocked()).toContain('script-src-elem https://evil.example/x.js');
    expect(blocked()).toContain('script-src-elem data');
    expect(await page.evaluate(() => (window as { injected?: number }).injected)).toBeUndefined();
    expect(seen.dialogs).toEqual([]);
  });
