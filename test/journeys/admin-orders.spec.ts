import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

type Row = { id: string; number: string; totalAmount: number; customer: { email: string } };

const paidByCard = filtered({ status: 'processing', paymentMethod: 'card', paymentStatus: 'paid' });

test('the tabs count the orders, and a tab shows as many as it says', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const counts = await adminGet<Record<string, number>>(page.request, token, 'orders/counts');
  await page.goto('/admin/orders');
  await expect(page.getByRole('tab', { name: `All ${counts['all']}` })).toBeVisible();
  await page.getByRole('tab', { name: `Cancelled ${counts['cancelled']}` }).click();
  const pages = Math.ceil((counts['cancelled'] ?? 0) / 25);
  await expect(page.getByRole('status')).toHaveText(`Page 1 of ${pages}`);
});

test('an order is found by its number and by the email of its buyer', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${paidByCard}`);
  await page.goto('/admin/orders');
  for (const words of [order!.number, order!.customer.email]) {
    await page.getByPlaceholder(/Number, email/).fill(words);
    await expect(page.getByRole('cell', { name: `#${order!.number}` })).toBeVisible();
  }
});

test('staff ships an order with carrier and number, then marks it delivered', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${paidByCard}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByRole('button', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Carrier is required');
  await dialog.getByLabel('Carrier').fill('Boda Express');
  await dialog.getByLabel('Tracking number').fill('BX-1001');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(page.getByText('Order shipped')).toBeVisible();
  await expect(page.getByText('BX-1001').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ship' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark delivered' }).click();
  await expect(page.getByText('Order delivered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('an admin refunds a part after seeing what goes back, and never more than was paid', async ({
  page,
}) => {
  const token = await beLoggedIn(page, 'admin');
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${paidByCard}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount ($)').fill(String(order!.totalAmount + 1));
  await expect(dialog.getByText(/^At most .* can be refunded$/)).toBeVisible();
  await dialog.getByLabel('Amount ($)').fill('1.00');
  await expect(dialog.getByText(/^\$1\.00 goes back/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('A scratch');
  await dialog.getByRole('button', { name: 'Refund $1.00' }).click();
  await expect(page.getByText('$1.00 refunded').first()).toBeVisible();
  await expect(page.getByText('A scratch').first()).toBeVisible();
});

test('a note for colleagues stays in the timeline', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${paidByCard}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByLabel('Note for colleagues').fill('Call before delivery');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Call before delivery' })).toBeVisible();
});

test('an admin cancels an order after being told what goes back', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${paidByCard}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText(/goes back to the shopper/);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled successfully')).toBeVisible();
});

test('cash: staff records the balance', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const cash = filtered({ status: 'processing', paymentMethod: 'cash', hasBalance: true });
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${cash}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByRole('button', { name: 'Record balance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record balance' }).click();
  await expect(page.getByText('Balance recorded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record balance' })).toHaveCount(0);
});

test('after all this the books are right', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/integrity');
  await expect(page.getByText('The books are right: every rule holds.')).toBeVisible();
});
