import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

const tooWide = () => document.documentElement.scrollWidth - window.innerWidth;

test('on a phone the lists are cards and nothing is wider than the screen', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  for (const path of ['', '/products', '/orders', '/customers', '/invoices', '/coupons', '/settings']) {
    await page.goto(`/admin${path}`);
    await expect(page.locator('#main-content')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate(tooWide), `/admin${path}`).toBeLessThanOrEqual(0);
  }
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^#/);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('on a phone the menu is a drawer of 18rem that closes after a choice', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: /open menu/i }).click();
  const drawer = page.locator('.MuiDrawer-paper');
  await expect(drawer).toHaveCSS('width', '288px');
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(drawer).not.toBeVisible();
});

test('on a phone staff ships an order', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const query = filtered({ status: 'processing', paymentStatus: 'paid' });
  const [order] = await adminGet<{ id: string }[]>(page.request, token, `orders?${query}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByRole('button', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').fill('Boda Express');
  await dialog.getByLabel('Tracking number').fill('BX-2002');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(page.getByText('Order shipped')).toBeVisible();
});
