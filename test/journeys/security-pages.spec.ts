import { WITH_PICTURES } from '../support/browser.js';
import { expect, test } from '../support/journey.js';
import { settled, watch } from '../support/policy.js';

test.use(WITH_PICTURES);

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
