import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DatabaseShop } from '../support/database-shop.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, switches, wanted } from '../support/money.js';
import { until } from '../support/processes.js';

const LONGEST_MS = 120_000;

/** On a database of its own the regular jobs run by the clock. */
const shop = new DatabaseShop({ env: { LOG_LEVEL: 'warn' } });
beforeAll(() => shop.open());
afterAll(() => shop.close());

describe('R26 money whose message is lost, and whose shopper has closed the window', () => {
  it('is known two minutes later at the latest, by nobody’s doing', async () => {
    const shopper = await shop.shopper();
    await switches(shop, { webhooks: 'drop', redirectFirst: true });
    const session = await openSession(shopper, wanted(await goods(shop)));
    await payOnPage(shop, session.url);
    expect((await orderOf(shopper, session.data.orderId)).paymentStatus).toBe('pending');
    const isPaid = async () => (await orderOf(shopper, session.data.orderId)).paymentStatus === 'paid';
    await until('the shop has asked by itself', isPaid, LONGEST_MS);
    const lost = await shop.sql(`select 1 from sandbox.delivery where state = 'dropped'`);
    const arrived = await shop.sql(`select 1 from provider_event`);
    expect([lost.length > 0, arrived]).toEqual([true, []]);
    await mustBeSound(shop);
  });
});
