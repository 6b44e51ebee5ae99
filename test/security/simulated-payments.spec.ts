import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { useOwnShop, useShop } from '../support/use-shop.js';

const DELIVERY = {
  contact: { email: 'ada@example.com', phone: '+254 700 000 001' },
  shippingAddress: {
    firstName: 'Ada',
    lastName: 'Otieno',
    street: '7 Acacia Avenue',
    city: 'Kampala',
    state: 'Kampala',
    zipCode: '256',
    country: 'Uganda',
  },
};

describe('S72 a shop whose providers are played', () => {
  const shop = useShop();

  it('says so to everybody', async () => {
    const { body } = await shop.client.get<Json>('/shop', { expect: 200 });
    expect(body.data.simulatedPayments).toBe(true);
  });
});

describe('S72 a public shop without provider keys', () => {
  const shop = useOwnShop({ env: { PUBLIC_URL: 'https://shop.example' } });

  it('plays none of them, offers no method that needs one, and places no order by it', async () => {
    const { body } = await shop.client.get<Json>('/shop', { expect: 200 });
    expect(body.data.simulatedPayments).toBe(false);
    const methods = await shop.client.get<Json>('/payments/methods', { expect: 200 });
    const offered = (methods.body.data as Json[]).map(({ method, offered: isOffered }) => [
      method,
      isOffered,
    ]);
    expect(offered.filter(([, isOffered]) => isOffered)).toEqual([['cash', true]]);
    expect(offered.map(([method]) => method)).toEqual(expect.arrayContaining(['card', 'mobile', 'bank']));
    const shopper = await shop.shopper();
    const order = { ...wanted(await goods(shop)), ...DELIVERY };
    const card = await shopper.post<Json>('/payments/create-checkout-session', order);
    const mobile = await shopper.post<Json>('/payments/mobile', { ...order, mobileNumber: '+254700000001' });
    expect([card.status, mobile.status]).toEqual([400, 400]);
    expect(await shop.sql('select 1 from orders')).toEqual([]);
  });
});
