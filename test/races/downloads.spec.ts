import { afterEach, describe, expect, it } from '@jest/globals';
import { stampede, withRetries } from '../support/concurrent.js';
import { basket, linkOf, linksOf, paidFor, soldFile } from '../support/files.js';
import { mustBeSound, openSession, payOnPage } from '../support/money.js';
import { count, everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const TABS = 12;

describe('races for files that are sold, over two processes', () => {
  const shop = useShop({ processes: 2 });
  afterEach(() => mustBeSound(shop));

  it('the last use of a link is one download, whoever comes at the same moment', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'last.files@example.com');
    const url = await linkOf(shopper, orderId);
    await shop.sql('update download set uses_left = 1 where order_id = $1', [orderId]);
    const statuses = await stampede(
      everywhere(shop, shopper, TABS).map((tab) => async () => (await tab.fetch(url)).status),
    );
    expect([count(statuses, 200), count(statuses, 404)]).toEqual([1, TABS - 1]);
    expect((await linksOf(shopper, orderId))[0]).toMatchObject({ usesLeft: 0, state: 'used_up' });
  });

  it('the last rest of a use is one, whoever goes on with it at the same moment', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const orderId = await paidFor(shop, shopper, basket(sold), 'rest.files@example.com');
    const url = await linkOf(shopper, orderId);
    await shop.sql(
      'update download set uses_left = 0, rests = 99, last_used_at = now() where order_id = $1',
      [orderId],
    );
    const rest = { headers: { range: 'bytes=1-' } };
    const statuses = await stampede(
      everywhere(shop, shopper, TABS).map((tab) => async () => (await tab.fetch(url, rest)).status),
    );
    expect([count(statuses, 206), count(statuses, 404)]).toEqual([1, TABS - 1]);
  });

  it('a link is made once, however often the payment is confirmed at the same moment', async () => {
    const [shopper, sold] = [await shop.shopper(), await soldFile(shop)];
    const contact = { email: 'once.files@example.com', phone: '' };
    const session = await openSession(shopper, { ...basket(sold), contact });
    await payOnPage(shop, session.url);
    const confirm = { sessionId: session.id };
    const statuses = await stampede(
      everywhere(shop, shopper, TABS).map(
        (tab) => async () =>
          (await withRetries(() => tab.post('/payments/checkout-success', confirm))).status,
      ),
    );
    expect(count(statuses, 200)).toBe(TABS);
    const rows = await shop.sql('select id from download where order_id = $1', [session.data.orderId]);
    expect(rows).toHaveLength(1);
  });
});
