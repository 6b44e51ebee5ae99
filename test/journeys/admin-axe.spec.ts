import { adminGet, beLoggedIn, filtered, visit } from '../support/admin.js';
import { holdStill, loadAxe, violations } from '../support/axe.js';
import { WITH_PICTURES } from '../support/browser.js';
import { expect, test } from '../support/journey.js';
import { watch } from '../support/policy.js';

// what a page's policy lets in are pictures, too
test.use(WITH_PICTURES);

/**
 * The panel is loaded once and half of its pages are gone through. The themes differ in nothing but colour, so the dark
 * one is asked for contrast on the same page.
 */
for (const half of [0, 1])
  test(`S52 every page of the panel is accessible, in the light and in the dark theme, and keeps to its policy, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: 'light' });
    const token = await beLoggedIn(page, 'admin');
    const first = async (of: string) =>
      (await adminGet<Record<string, string>[]>(page.request, token, `${of}?${filtered({})}`))[0]!;
    const [order, returned, product, customer, coupon, card] = [
      await first('orders'),
      await first('returns'),
      await first('products'),
      await first('customers'),
      await first('coupons'),
      await first('credit'),
    ];
    const pages: [path: string, title: string][] = [
      ['/orders', 'Orders'],
      [`/orders/${order['id']}/show`, `Order #${order['number']}`],
      ['', 'Dashboard'],
      ['/products', 'Products'],
      ['/products/create', 'Create product'],
      [`/products/${product['id']}`, product['name']!],
      ['/categories', 'Categories'],
      ['/categories/create', 'Create category'],
      ['/featured', 'Featured products'],
      ['/customers', 'Customers'],
      [`/customers/${customer['id']}/show`, customer['name']!],
      ['/places', 'Places'],
      ['/places/create', 'Add place'],
      ['/purchase-orders', 'Purchase orders'],
      ['/purchase-orders/create', 'New purchase order'],
      ['/transfers', 'Transfers'],
      ['/transfers/create', 'New transfer'],
      ['/customer-groups', 'Customer groups'],
      ['/customer-groups/create', 'Create group'],
      ['/draft-orders', 'Draft orders'],
      ['/draft-orders/create', 'New order'],
      ['/returns', 'Returns'],
      [`/returns/${returned['id']}/show`, `Return of order #${returned['orderNumber']}`],
      ['/invoices', 'Invoices'],
      ['/promotions', 'Discounts'],
      ['/discounts/create', 'New discount'],
      ['/coupons/create', 'New coupon'],
      ['/credit', 'Gift cards'],
      ['/credit/create', 'New gift card'],
      [`/credit/${card['id']}/show`, `Gift card …${card['lastFour']}`],
      [`/coupons/${coupon['id']}`, coupon['code']!],
      ['/reviews', 'Reviews'],
      ['/messages', 'Messages'],
      ['/searches', 'Searches'],
      ['/translations', 'Translations'],
      ['/synonyms', 'Synonyms'],
      ['/synonyms/create', 'Add synonym'],
      ['/newsletter', 'Newsletter'],
      ['/pages', 'Pages'],
      ['/earlier-orders', 'Earlier orders'],
      ['/redirects', 'Redirects'],
      ['/redirects/create', 'Add redirect'],
      ['/pages/create', 'Create page'],
      ['/shipping-zones', 'Shipping'],
      ['/shipping-zones/create', 'New shipping zone'],
      ['/shipping-zones/00000000-0000-7000-8000-000000000101', 'Everywhere'],
      ['/tax-zones', 'Taxes'],
      ['/tax-zones/create', 'New tax zone'],
      ['/api-keys/create', 'Create API key'],
      ['/connected-apps', 'Connected apps'],
      ['/connect', 'Connect an application'],
      ['/proposals', 'Proposed changes'],
      ['/webhooks', 'Webhooks'],
      ['/webhooks/create', 'Create webhook'],
      ['/audit', 'Audit log'],
      ['/health', 'Health'],
      ['/jobs', 'Jobs'],
      ['/integrity', 'Integrity'],
      ['/reports', 'Sales by day'],
      ['/reports/products?period=year', 'Sales by product'],
      ['/tax-report', 'Tax report'],
      ['/settings', 'Settings'],
      ['/settings/currencies', 'Currencies'],
      ['/settings/payments', 'Payments'],
      ['/settings/connections', 'Connections'],
      ['/settings/checkout', 'Checkout'],
      ['/settings/letters', 'Emails'],
      ['/settings/letters/order.shipped/en', 'Email: An order has left, or is ready for pickup'],
      ['/settings/papers', 'Papers'],
      ['/settings/papers/packing-slip/en', 'Paper: Packing slip'],
      ['/settings/feeds', 'Feeds'],
      ['/settings/archive', 'Whole shop'],
      ['/access-denied', 'Not for your role'],
      ['/nowhere', 'No such page'],
    ];
    const seen = await watch(page);
    const looks = ['light', 'dark'] as ('light' | 'dark')[];
    await page.goto('/admin/nowhere');
    await loadAxe(page);
    await holdStill(page);
    for (const [path, title] of pages.filter((_, at) => at % 2 === half)) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Duka admin`);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.locator('#main-content [aria-busy=true]')).toHaveCount(0);
      for (const look of looks) {
        await page.emulateMedia({ colorScheme: look });
        await expect(page.locator('html')).toHaveCSS('color-scheme', look);
        expect.soft(await violations(page, look), `/admin${path}, ${look}`).toEqual([]);
      }
      // the next page begins in the theme in which this one has ended: changing it renders the whole panel anew
      looks.reverse();
    }
    expect(seen).toEqual({ violations: [], dialogs: [] });
  });
