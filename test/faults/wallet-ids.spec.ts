import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { crowd, withRetries, stampede } from '../support/concurrent.js';
import {
  eventually,
  goods,
  orderOf,
  runJob,
  switches,
  tapOnPhone,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const SHOPPERS = 40;
const TRANSACTION_IDS = 5;
const shop = useShop();

/** From now on the wallet provider calls different payments by one of a few names. */
function collide(): Promise<unknown> {
  return shop.sql(
    `create function sandbox.collide() returns trigger language plpgsql as $$ begin
       if new.transaction_id is not null then
         new.transaction_id := (abs(hashtext(new.reference::text)) % ${TRANSACTION_IDS})::text;
       end if;
       return new;
     end $$;
     create trigger collide before update on sandbox.wallet_request
       for each row execute function sandbox.collide()`,
  );
}

async function buyByPhone(shopper: Client, variant: Goods) {
  const body = { ...wanted(variant), amount: 25.49, mobileNumber: '+256 770 000 123' };
  const key = randomUUID();
  const answer = await withRetries(() => shopper.post('/payments/mobile', body, { key }));
  expect(answer.status).toBe(202);
  return { shopper, orderId: String(answer.body.data.orderId) };
}

const attempts = () =>
  shop.sql<{ order_id: string; provider_ref: string; state: string; last_error: string | null }>(
    `select order_id, provider_ref, state, last_error from payment_attempt order by id`,
  );

describe('when the wallet provider calls two payments by one name', () => {
  let bought: { shopper: Client; orderId: string }[];

  afterAll(() => shop.sql('drop function sandbox.collide cascade'));
  beforeAll(async () => {
    await switches(shop, {});
    await collide();
    const jacket = await goods(shop, { stock: SHOPPERS });
    const shoppers = await crowd(shop, SHOPPERS);
    bought = await stampede(shoppers.map((shopper) => () => buyByPhone(shopper, jacket)));
    await Promise.all((await attempts()).map((one) => tapOnPhone(shop, one.provider_ref, 'approve')));
    await eventually(
      async () => {
        await shop.sql(`update payment_attempt set next_check_at = now() where state = 'processing'`);
        await runJob(shop, 'checkout.reconcile');
        return attempts();
      },
      (all) => all.every(({ state }) => state === 'succeeded' || state === 'unknown'),
    );
  });

  it('books each name once and drops nobody: the others wait for people, past the end of their hold', async () => {
    const parked = (await attempts()).filter(({ state }) => state === 'unknown');
    expect(parked.length).toBeGreaterThanOrEqual(SHOPPERS - TRANSACTION_IDS);
    for (const { last_error } of parked)
      expect(last_error).toMatch(/^provider differs: \d is booked for another payment$/);
    await shop.sql(
      `update orders set hold_expires_at = now() - interval '1 minute' where status = 'pending'`,
    );
    await runJob(shop, 'checkout.expire');
    const orders = await Promise.all(bought.map(({ shopper, orderId }) => orderOf(shopper, orderId)));
    const words = orders.map((order: Json) => `${order.status}/${order.paymentStatus}`);
    expect(words.filter((word) => word === 'processing/paid')).toHaveLength(SHOPPERS - parked.length);
    expect(words.filter((word) => word === 'pending/pending')).toHaveLength(parked.length);
  });

  it('sets an alarm in the panel for each of them', async () => {
    const parked = (await attempts()).filter(({ state }) => state === 'unknown');
    const { body } = await (await shop.admin()).get('/admin/integrity', { expect: 200 });
    const alarm = body.data.find((one: Json) => one.id === 'I7');
    expect(alarm.ok).toBe(false);
    expect(alarm.broken[0].detail).toMatch(/is booked for another payment$/);
    const told = await shop.sql(`select 1 from outbox where topic = 'payment.mismatch'`);
    expect(told).toHaveLength(parked.length);
  });
});
