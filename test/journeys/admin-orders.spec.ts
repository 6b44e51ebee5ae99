import { adminGet, beLoggedIn, cashOrder, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

type Row = { id: string; number: string; totalAmount: number; customer: { email: string } };

type Found = Row & {
  customer: { name: string };
  contact: { phone: string };
  products: { sku: string }[];
  trackingNumber: string;
};

const PAID_BY_CARD = { status: 'processing', paymentMethod: 'card', paymentStatus: 'paid' };
const paidByCard = filtered(PAID_BY_CARD);

test('the tabs count the orders; a view is saved and chosen again; a column is hidden', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const counts = await adminGet<Record<string, number>>(page.request, token, 'orders/counts');
  await page.goto('/admin/orders');
  await expect(page.getByRole('tab', { name: `All ${counts['all']}` })).toBeVisible();
  await page.getByRole('tab', { name: `Cancelled ${counts['cancelled']}` }).click();
  const pages = Math.ceil((counts['cancelled'] ?? 0) / 25);
  await expect(page.getByRole('status')).toHaveText(`Page 1 of ${pages}`);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('dialog', { name: 'Save this view' }).getByLabel('Name').fill('Given up');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Given up', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Cancelled/ })).toHaveAttribute('aria-selected', 'true');

  const paidBy = page.getByRole('columnheader', { name: 'Paid by' });
  await expect(paidBy).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Paid by' }).click();
  await expect(paidBy).toHaveCount(0);
});

test('an order is found by number, email, name, SKU, phone and tracking number', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const sent = filtered({ status: 'shipped' });
  // the oldest is the demo's: what other journeys have sent may lack a phone
  const oldest = new URLSearchParams({ sort: JSON.stringify(['createdAt', 'ASC']) }).toString();
  const [first] = await adminGet<Row[]>(page.request, token, `orders?${sent}&${oldest}`);
  const order = await adminGet<Found>(page.request, token, `orders/${first!.id}`);
  const { number, customer, contact, products, trackingNumber } = order;
  const filters = { status: 'shipped' };
  await page.goto(`/admin/orders?${new URLSearchParams({ filter: JSON.stringify(filters) }).toString()}`);
  for (const words of [
    number,
    customer.email,
    customer.name,
    products[0]!.sku,
    contact.phone,
    trackingNumber,
  ]) {
    const answered = page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/v1/admin/orders?') &&
        decodeURIComponent(answer.url()).includes(`"q":"${words}"`),
    );
    await page.getByPlaceholder(/Number, email/).fill(words);
    const found = (await (await answered).json()) as Row[];
    expect(found.map((row) => row.number)).toContain(number);
    await expect(page.getByRole('cell', { name: `#${number}` })).toBeVisible();
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

test('an admin gives back one piece of a line after seeing what it brings', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  const orders = await adminGet<Row[]>(page.request, token, `orders?${filtered(PAID_BY_CARD, 29)}`);
  const previewOf = (id: string) =>
    adminGet<{ lines: { left: number; share: number }[] }>(
      page.request,
      token,
      `orders/${id}/refund-preview`,
    );
  // of the first line something must be left afterwards
  let [order, all] = [orders[0]!, await previewOf(orders[0]!.id)];
  for (const next of orders.slice(1)) {
    if (all.lines[0]!.left > 1) break;
    [order, all] = [next, await previewOf(next.id)];
  }
  await page.goto(`/admin/orders/${order.id}/show`);
  await page.getByRole('button', { name: 'Refund…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund of order/ });
  await dialog.getByRole('spinbutton').first().fill('1');
  const { left, share } = all.lines[0]!;
  await expect(dialog.getByRole('status')).toContainText('1 × ');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A scratch');
  await dialog.getByRole('checkbox', { name: 'Put the pieces back on the shelf' }).check();
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog).toHaveCount(0);
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money.getByText(/^A scratch · 1 × .*, back on the shelf$/)).toBeVisible();
  const after = await previewOf(order.id);
  expect(after.lines[0]!.left).toBe(left - 1);
  expect(share).toBeGreaterThan(0);
});

test('a note for colleagues stays in the timeline; an order is cancelled after being told what goes back', async ({
  page,
}) => {
  const token = await beLoggedIn(page, 'admin');
  const [order] = await adminGet<Row[]>(page.request, token, `orders?${paidByCard}`);
  await page.goto(`/admin/orders/${order!.id}/show`);
  await page.getByLabel('Note for colleagues').fill('Call before delivery');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Call before delivery' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText('Full, to the card');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order cancelled successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
});

test('cash: staff records the deposit, ships, scans, records the balance, delivers and hands money back', async ({
  page,
}) => {
  const { orderId } = await cashOrder();
  await beLoggedIn(page, 'staff');
  await page.goto(`/admin/orders/${orderId}/show`);
  const dialog = page.getByRole('dialog');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const offered = () => page.locator('.no-print').getByRole('button').allTextContents();
  const confirm = async (label: string, fields: Record<string, string> = {}) => {
    await page.getByRole('button', { name: label }).click();
    for (const [name, value] of Object.entries(fields)) await dialog.getByLabel(name).fill(value);
    await dialog.getByRole('button', { name: label }).click();
  };

  await expect(page.getByRole('button', { name: 'Record deposit' })).toBeVisible();
  expect(await offered()).not.toContain('Ship');
  await confirm('Record deposit');
  await expect(page.getByRole('button', { name: 'Record deposit' })).toHaveCount(0);
  await confirm('Ship', { Carrier: 'Boda Express', 'Tracking number': 'BX-3003' });
  await expect(timeline).toContainText('BX-3003');

  await confirm('Add carrier scan', { 'Tracking number': 'OTHER-1', Location: 'Jinja' });
  await expect(dialog.getByRole('alert')).toHaveText('The tracking number is not that of this order.');
  await dialog.getByLabel('Tracking number').fill('BX-3003');
  await dialog.getByRole('button', { name: 'Add carrier scan' }).click();
  await expect(timeline).toContainText('Jinja');

  await confirm('Mark delivered');
  await expect(dialog.getByRole('alert')).toHaveText(/The balance has not been recorded/);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await confirm('Record balance');
  await expect(page.getByRole('button', { name: 'Record balance' })).toHaveCount(0);
  await confirm('Mark delivered');
  await expect(page.getByRole('button', { name: 'Mark delivered' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Refund…' }).click();
  await dialog.getByRole('radio', { name: 'All that is left' }).check();
  await expect(dialog.getByRole('status')).toContainText('handed over by you');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It does not fit');
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(dialog).toHaveCount(0);
  const handOver = page.getByRole('button', { name: 'Mark as paid out…' });
  await expect(handOver.first()).toBeVisible();
  while ((await handOver.count()) > 0) {
    const waiting = await handOver.count();
    await handOver.first().click();
    await dialog.getByRole('button', { name: 'Mark as paid out' }).click();
    await expect(handOver).toHaveCount(waiting - 1);
  }
  await expect(page.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund…' })).toHaveCount(0);
});

test('after all this the books are right', async ({ page }) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/integrity');
  await expect(page.getByText('The books are right: every rule holds.')).toBeVisible();
});
