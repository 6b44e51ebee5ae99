import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { expectUcp, UcpPlatform } from '../support/ucp.js';
import { checkoutPlaces, payBy, whole } from '../support/ucp-checkout.js';
import { useShop } from '../support/use-shop.js';

const RELEASE = '2026-08-25';

/** Digits after the point by ISO 4217. */
describe.each([
  ['JPY', 1500, 1500, [600, 900]],
  ['KWD', 1.25, 1250, [500, 750]],
  ['HUF', 1500.5, 150_050, null],
] as const)('money by UCP in %s', (currency, price, minor, parts) => {
  const shop = useShop({ settings: { currency, guestsAllowed: true } });
  const platform = new UcpPlatform(() => shop.client.origin, RELEASE);

  it('is in the minor units of ISO 4217, and the terms add up to the total', async () => {
    const product = await makeProduct(await shop.admin(), { name: 'Counted Cup', price });
    const [{ id }] = product.variants;
    const found = (await platform.post('/catalog/lookup', { ids: [id] })).body;
    expect(found.products[0].variants[0].price).toEqual({ amount: minor, currency });
    const { body } = await platform.post('/checkout-sessions', whole(id, 1, payBy('cash')));
    for (const place of checkoutPlaces(RELEASE)) expectUcp(RELEASE, place, body);
    expect(body.currency).toBe(currency);
    const total = body.totals.find(({ type }: Json) => type === 'total').amount;
    const chosen = body.payment.terms.find((term: Json) => term.id === body.payment.selected_term_id);
    const due = chosen.schedules.map(({ amount }: Json) => amount);
    expect(due.reduce((sum: number, one: number) => sum + one, 0)).toBe(total);
    if (parts) expect([total, due]).toEqual([minor, parts]);
  });
});

describe('a shop whose owner wants no assistants', () => {
  const shop = useShop({ settings: { assistantsBuy: false } });

  it('does not speak the protocol', async () => {
    const platform = new UcpPlatform(() => shop.client.origin, RELEASE);
    expect((await shop.client.fetch('/.well-known/ucp')).status).toBe(404);
    expect((await platform.post('/catalog/search', {})).body.messages[0].code).toBe('ucp_switched_off');
    expect((await platform.rpc('tools/list')).status).toBe(404);
    expect((await platform.get('/orders/order_any')).status).toBe(404);
  });
});

describe('a shop that sells to accounts alone', () => {
  const shop = useShop();

  it('says so at once, and hands the buyer over to its own cart', async () => {
    const platform = new UcpPlatform(() => shop.client.origin, RELEASE);
    const product = await makeProduct(await shop.admin(), { name: 'Known Cup', price: 5 });
    const begun = (await platform.post('/checkout-sessions', whole(product.variants[0].id))).body;
    for (const place of checkoutPlaces(RELEASE)) expectUcp(RELEASE, place, begun);
    expect(begun).toMatchObject({
      status: 'requires_escalation',
      messages: [{ code: 'guests_not_allowed', severity: 'requires_buyer_input' }],
      continue_url: expect.stringContaining('/cart?add='),
    });
    const done = await platform.post(`/checkout-sessions/${begun.id}/complete`, payBy('cash'));
    expect(done.body.status).toBe('requires_escalation');
    expect(await shop.sql('select id from orders')).toEqual([]);
  });
});
