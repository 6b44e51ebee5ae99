import AxeBuilder from '@axe-core/playwright';
import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

const pages = [
  '',
  '/products',
  '/products/create',
  '/orders',
  '/customers',
  '/invoices',
  '/coupons',
  '/coupons/create',
  '/reviews',
  '/newsletter',
  '/audit',
  '/integrity',
  '/settings',
];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const theme of ['light', 'dark'] as const)
  test(`every page of the panel is accessible in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const token = await beLoggedIn(page, 'admin');
    await page.addInitScript(
      (kept) => localStorage.setItem('RaStoreDuka.theme', JSON.stringify(kept)),
      theme,
    );
    const [order] = await adminGet<{ id: string }[]>(page.request, token, `orders?${filtered({})}`);
    const [product] = await adminGet<{ id: string }[]>(page.request, token, `products?${filtered({})}`);
    const [customer] = await adminGet<{ id: string }[]>(page.request, token, `customers?${filtered({})}`);
    const details = [
      `/orders/${order!.id}/show`,
      `/products/${product!.id}`,
      `/customers/${customer!.id}/show`,
    ];
    for (const path of [...pages, ...details]) {
      await page.goto(`/admin${path}`);
      await expect(page.locator('#main-content')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
          `/admin${path}`,
        )
        .toEqual([]);
    }
  });
