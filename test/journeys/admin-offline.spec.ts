import { beLoggedIn } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

test('a form that is saved without a connection says so each time, and is saved when it is back', async ({
  page,
  context,
}) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings');
  const phone = page.getByLabel('Support phone');
  const typed = `+256 701 ${Date.now() % 1_000_000}`;
  const unreachable = page.getByText('The shop cannot be reached. Check the connection and try again.');
  await phone.fill(typed);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(unreachable).toBeVisible();
  await expect(phone).toHaveValue(typed);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await phone.fill(`${typed} 1`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(unreachable).toBeVisible();
  await context.setOffline(false);
});

test('a page that could not be loaded without a connection is loaded when it is back', async ({
  page,
  context,
}) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await context.setOffline(true);
  // the last of many entries, and in sight all the same
  const settings = page.getByRole('menuitem', { name: /^Settings/ });
  await expect(settings).toBeInViewport();
  await settings.click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByLabel('Support phone')).toBeVisible();
});
