import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  giftCards,
  goods,
  mustBeSound,
  openSession,
  payOnPage,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const address = {
  ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali', country: 'Rwanda' },
};
let admin: Client;
let voucher: Goods;

const make = ({ productId }: Goods, isGiftCard: boolean) =>
  admin.patch(`/admin/products/${productId}`, { fields: { isGiftCard }, isShipped: true }, { expect: 200 });
const quoteFor = async ({ variantId }: Goods) => {
  const contact = { email: 'aline@example.com', phone: '0788123456' };
  const draft = { contact, shippingAddress: address, lines: [{ variantId, quantity: 1 }] };
  const { id } = (await admin.post<Json>('/admin/draft-orders', draft, { expect: 201 })).body;
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const sent = await admin.post<Json>(`/admin/draft-orders/${id}/quote`, { until }, { expect: 200 });
  const token = String(sent.body.link).split('#')[1];
  return () => shop.client.post<Json>(`/quotes/${id}/accept`, { token, method: 'cash' });
};

beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  voucher = await goods(shop, { name: 'Voucher on paper', cents: 5_000 });
});
afterEach(() => mustBeSound(shop));

describe('goods that became a gift card', () => {
  it('are sent to whoever has bought them before', async () => {
    const shopper = await shop.shopper('Ann Okello');
    const session = await openSession(shopper, wanted(voucher, 2, 50));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const path = `/admin/orders/${session.data.orderId}`;
    const waits = [{ variantId: voucher.variantId, quantity: 2 }];
    expect((await admin.get<Json>(path, { expect: 200 })).body.toSend).toEqual(waits);
    await make(voucher, true);
    expect((await admin.get<Json>(path, { expect: 200 })).body.toSend).toEqual(waits);
  });

  it('are not sold at what they were quoted at, nor is a gift card that became goods, until they are again', async () => {
    const card = await giftCards(shop);
    for (const [what, isGiftCard] of [
      [voucher, true],
      [card, false],
    ] as const) {
      const accept = await quoteFor(what);
      await make(what, isGiftCard);
      const refused = await accept();
      expect([refused.status, refused.body.code]).toEqual([409, 'item_unavailable']);
      await make(what, !isGiftCard);
      expect((await accept()).status).toBe(200);
    }
  });
});
