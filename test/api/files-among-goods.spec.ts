import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { basket, paidFor, soldFile } from '../support/files.js';
import { mailTo } from '../support/mails.js';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('an order of files alone promises no day of arrival, and of one with other goods those alone come back', async () => {
  const [shopper, sold, jacket] = [await shop.shopper(), await soldFile(shop), await goods(shop)];
  const admin = await shop.admin();
  const alone = 'ida.files@example.com';
  await paidFor(shop, shopper, basket(sold), alone);
  const mail = await mailTo(shop, alone, 'payment has arrived');
  expect(mail).not.toMatch(/Arrives|Shipping/);
  const both = { products: [...basket(sold).products, ...wanted(jacket).products] };
  const orderId = await paidFor(shop, shopper, both, 'both.files@example.com');
  expect(await mailTo(shop, 'both.files@example.com', 'payment has arrived')).toMatch(/Arrives/);
  const sent = { action: 'ship', carrier: 'UPS', trackingNumber: '1Z999' };
  for (const move of [sent, { action: 'deliver' }])
    await admin.post(`/admin/orders/${orderId}/transitions`, move, { expect: 200 });
  const { body } = await shopper.get<Json>(`/orders/${orderId}/returns`, { expect: 200 });
  expect(body.data).toMatchObject({ canReturn: true, lines: [{ variantId: jacket.variantId, left: 1 }] });
  const asked = { reason: 'changed_mind', handover: 'drop_off' };
  const lines = [{ variantId: sold.variantId, quantity: 1 }];
  for (const path of [`/orders/${orderId}/returns`, `/admin/orders/${orderId}/returns`]) {
    const by = path.startsWith('/admin') ? admin : shopper;
    expect((await by.post<Json>(path, { ...asked, lines })).body).toMatchObject({
      ...{ status: 409, message: 'Only what was sent can come back.' },
    });
  }
});
