import { afterEach, describe, expect, it } from '@jest/globals';
import { stampede, withRetries } from '../support/concurrent.js';
import { mailTo } from '../support/mails.js';
import { giftCards, mustBeSound, openSession, payOnPage } from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const TABS = 12;

describe('races for gift cards that are bought, over two processes', () => {
  const shop = useShop({ processes: 2 });
  afterEach(() => mustBeSound(shop));

  const bought = async (email: string) => {
    const [shopper, sold] = [await shop.shopper(), await giftCards(shop)];
    const products = [{ _id: sold.variantId, name: 'Gift card', price: 50, quantity: 2 }];
    const session = await openSession(shopper, { products, contact: { email, phone: '' } });
    await payOnPage(shop, session.url);
    return { shopper, sold, sessionId: session.id, orderId: String(session.data.orderId) };
  };
  const cardsOf = (orderId: string) =>
    shop.sql<{ cents: number; stopped: boolean }>(
      `select c.balance_cents::int as cents, c.is_disabled as stopped from credit c
       join card_handover h on h.credit_id = c.id where h.order_id = $1`,
      [orderId],
    );

  it('each is made once, however often the payment is confirmed at the same moment', async () => {
    const email = 'once.sold@example.com';
    const { shopper, sessionId, orderId } = await bought(email);
    const tabs = everywhere(shop, shopper, TABS);
    const statuses = await stampede(
      tabs.map(
        (tab) => async () =>
          (await withRetries(() => tab.post('/payments/checkout-success', { sessionId }))).status,
      ),
    );
    expect(statuses).toEqual(tabs.map(() => 200));
    await mailTo(shop, email, 'Here is your gift card');
    expect(await cardsOf(orderId)).toEqual([
      { cents: 5_000, stopped: false },
      { cents: 5_000, stopped: false },
    ]);
  });

  it('one goes back once, whoever of the staff is asked at the same moment', async () => {
    const email = 'both.sold@example.com';
    const { shopper, sold, sessionId, orderId } = await bought(email);
    await shopper.post('/payments/checkout-success', { sessionId }, { expect: 200 });
    const admin = await shop.admin();
    const refund = async () =>
      (
        await withRetries(() =>
          admin.post(`/admin/orders/${orderId}/refunds`, {
            lines: [{ variantId: sold.variantId, quantity: 1 }],
            reason: 'Not wanted',
          }),
        )
      ).status;
    const statuses = await stampede(Array.from({ length: 4 }, () => refund));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(await cardsOf(orderId)).toEqual([
      { cents: 0, stopped: true },
      { cents: 0, stopped: true },
    ]);
  });
});
