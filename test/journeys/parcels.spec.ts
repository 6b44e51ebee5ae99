import { adminGet, AT_HOME, beLoggedIn, cashOrder } from '../support/admin.js';
import { loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { call } from '../support/shopper.js';

test('an order goes in two parcels: packed, labelled and handed over one by one, and its buyer sees both', async ({
  page,
}) => {
  const { orderId, email, product } = await cashOrder(3, AT_HOME);
  const token = await beLoggedIn(page, 'staff');
  await call('POST', `/admin/orders/${orderId}/transitions`, { action: 'record-deposit' }, token);
  await page.goto(`/admin/orders/${orderId}/show`);

  const panel = page.getByRole('region', { name: 'Parcels' });
  await panel.getByRole('button', { name: 'Send some of it' }).click();
  const packing = page.getByRole('dialog', { name: 'Send some of it' });
  await packing.getByRole('spinbutton').first().fill('1');
  await packing.getByRole('button', { name: 'Pack' }).click();
  const first = panel.getByRole('listitem', { name: 'Parcel 1' });
  await expect(first).toContainText(`1 × ${product}`);
  await expect(panel).toContainText('2 pieces are in no parcel yet.');

  await first.getByRole('button', { name: 'Buy a label' }).click();
  const buying = page.getByRole('dialog', { name: 'Buy a label' });
  await expect(buying.getByRole('radio')).toHaveCount(3);
  await buying.getByRole('button', { name: /^Buy for/ }).click();
  const number = (await first.getByText(/^EZ/).textContent()) ?? '';
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);
  await first.getByRole('button', { name: 'Hand over' }).click();
  const handing = page.getByRole('dialog', { name: 'Hand this parcel over?' });
  await expect(handing.getByLabel('Tracking number')).toHaveValue(number);
  await handing.getByRole('button', { name: 'Hand over' }).click();
  await expect(first).toContainText('Handed over');

  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog', { name: 'Ship this order?' });
  await shipping.getByLabel('Carrier').fill('Boda');
  await shipping.getByLabel('Tracking number').fill('BX-2002');
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await expect(panel.getByRole('listitem', { name: 'Parcel 2' })).toContainText('BX-2002');
  const order = await adminGet<{ status: string }>(page.request, token, `orders/${orderId}`);
  expect(order.status).toBe('shipped');

  const subject = String.raw`Part of your order is on its way \(order \w+\)`;
  const link = await mailedLink(page, email, subject, /\/orders\/[\w-]+#\d+\.[\w-]+/);
  await page.goto(link);
  const parcels = page.locator('section', { has: page.getByRole('heading', { name: 'Parcels' }) });
  await expect(parcels).toContainText(number);
  await expect(parcels).toContainText(`2 × ${product}`);
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);
});
