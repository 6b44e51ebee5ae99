import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Json } from '../support/client.js';
import { eventually, tapOnPhone } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { expectUcp, RELEASES, UcpPlatform } from '../support/ucp.js';
import { checkoutPlaces, payBy, whole } from '../support/ucp-checkout.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { guestsAllowed: true } });
const WALLET = { phone_number: '+256772123456' };

const attempts = (label: string): Promise<Json[]> =>
  shop.sql<Json>(
    `select p.id, p.provider_ref, p.state from payment_attempt p join orders o on o.id = p.order_id
     where upper(right(o.id::text, 8)) = $1 order by p.created_at, p.id`,
    [label],
  );

const becomes = (label: string, at: number, state: string) =>
  eventually(
    () => attempts(label),
    (all) => all[at]?.state === state,
  );

describe.each(RELEASES)('a wallet that was not confirmed, by UCP %s', (release) => {
  const platform = new UcpPlatform(() => shop.client.origin, release);
  const held = (body: Json): Json => {
    for (const place of checkoutPlaces(release)) expectUcp(release, place, body);
    return body;
  };

  it('is asked again when the checkout is completed under a new key, once a key', async () => {
    const product = await makeProduct(await shop.admin(), { name: 'Wallet Mug', price: 20, stock: 9 });
    const wallet = payBy('mobile', WALLET);
    const begun = held(
      (await platform.post('/checkout-sessions', whole(product.variants[0].id, 1, wallet))).body,
    );
    const path = `/checkout-sessions/${begun.id}`;
    const first = { 'Idempotency-Key': randomUUID() };
    const placed = held((await platform.post(`${path}/complete`, wallet, first)).body);
    expect(placed.status).toBe('complete_in_progress');
    const { label } = placed.order;
    const [one] = await attempts(label);
    await tapOnPhone(shop, one.provider_ref, 'reject');
    await becomes(label, 0, 'failed');
    const failed = held((await platform.get(path)).body);
    expect(failed).toMatchObject({
      ...{ status: 'ready_for_complete', messages: [{ type: 'warning', code: 'payment_failed' }] },
      ucp: { payment_handlers: { 'shop.duka.mobile': [expect.objectContaining({ id: 'mobile' })] } },
    });
    // what had been sent before asks nobody, and without a number nobody can be asked
    held((await platform.post(`${path}/complete`, wallet, first)).body);
    const without = held((await platform.post(`${path}/complete`, {})).body);
    expect(without.messages).toMatchObject([{ code: 'payment_failed' }, { code: 'mobile_number_missing' }]);
    expect(await attempts(label)).toHaveLength(1);
    const second = { 'Idempotency-Key': randomUUID() };
    const again = held((await platform.post(`${path}/complete`, wallet, second)).body);
    expect(again).toMatchObject({ status: 'complete_in_progress', order: { id: placed.order.id } });
    held((await platform.post(`${path}/complete`, wallet, second)).body);
    const both = await attempts(label);
    expect(both).toHaveLength(2);
    await tapOnPhone(shop, both[1].provider_ref, 'approve');
    await becomes(label, 1, 'succeeded');
    expect(held((await platform.get(path)).body).status).toBe('completed');
  });
});
