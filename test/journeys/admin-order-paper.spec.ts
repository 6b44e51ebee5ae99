import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

test('a long word stays inside its card; neither notes nor attempts are printed', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const paid = filtered({ status: 'delivered', paymentMethod: 'card' });
  const [order] = await adminGet<{ id: string; number: string }[]>(page.request, token, `orders?${paid}`);
  const word = `Call${Date.now()}${'x'.repeat(300)}`;
  await call('POST', `/admin/orders/${order!.id}/transitions`, { action: 'note', text: word }, token);

  await page.goto(`/admin/orders/${order!.id}/show`);
  const note = page.getByText(word);
  await expect(note).toBeVisible();
  const card = page.getByRole('region', { name: 'Timeline' });
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const attempts = page.getByRole('heading', { name: 'Attempts' });
  await expect(attempts).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
  await expect(note).toBeHidden();
  await expect(attempts).toBeHidden();
});
