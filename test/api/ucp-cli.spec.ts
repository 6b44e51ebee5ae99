import { afterEach, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { expectUcp, RELEASES } from '../support/ucp.js';
import { checkoutPlaces, orderPlaces, payBy, whole } from '../support/ucp-checkout.js';
import { UcpCli } from '../support/ucp-cli.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ settings: { guestsAllowed: true } });
const cli = new UcpCli(() => shop.client.origin);
afterEach(() => cli.close());

describe.each(RELEASES)('@shopify/ucp-cli by UCP %s', (release) => {
  it('finds, fills and completes an order', async () => {
    const admin = await shop.admin();
    await makeProduct(admin, { name: 'Foreign Lantern', price: 25, stock: 9 });
    await cli.open(release);
    const seen = await cli.run(['discover']);
    expect(JSON.stringify(seen)).toContain(release);
    const found = await cli.ask(['catalog', 'search'], { query: 'foreign lantern' });
    expectUcp(release, 'shopping/catalog_search.json#/$defs/search_response', found);
    const [{ id }] = found.products[0].variants;
    const cart = await cli.ask(['cart', 'create'], { line_items: [{ item: { id }, quantity: 2 }] });
    expect(cart.totals).toEqual(expect.arrayContaining([{ type: 'total', amount: 5000 }]));
    const begun = await cli.ask(['checkout', 'create'], {
      cart_id: cart.id,
      line_items: [{ item: { id }, quantity: 2 }],
    });
    expect(begun.status).toBe('incomplete');
    const ready = await cli.ask(['checkout', 'update', begun.id], whole(id, 2, payBy('cash')));
    expect(ready.status).toBe('ready_for_complete');
    const placed = await cli.ask(['checkout', 'complete', begun.id], payBy('cash'));
    for (const answer of [begun, ready, placed])
      for (const place of checkoutPlaces(release)) expectUcp(release, place, answer);
    expect(placed.status).toBe('completed');
    const order = await cli.ask(['order', 'get', placed.order.id]);
    for (const place of orderPlaces(release)) expectUcp(release, place, order);
    const [kept] = await shop.sql<Json>(
      `select payment_method, total_cents from orders where upper(right(id::text, 8)) = $1`,
      [order.label],
    );
    expect(kept).toEqual({ payment_method: 'cash', total_cents: '5000' });
  }, 120_000);
});
