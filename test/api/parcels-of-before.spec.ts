import { beforeAll, expect, it } from '@jest/globals';
import { Migration20261205000100_parcels as Parcels } from '../../api/src/migrations/Migration20261205000100_parcels.js';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop();
let staff: Client;
beforeAll(async () => {
  staff = await shop.staff();
});

/** Three jackets of which one was refunded before any was sent. */
async function partlyRefunded() {
  const { variantId, ...jacket } = await goods(shop);
  const shopper = await shop.shopper();
  const session = await openSession(shopper, wanted({ variantId, ...jacket }, 3));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const id = String(session.data.orderId);
  const lines = [{ variantId, quantity: 1 }];
  await staff.post(`/admin/orders/${id}/refunds`, { lines, reason: 'Sold out' }, { expect: 200 });
  const step = (body: object) => staff.post(`/admin/orders/${id}/transitions`, body, { expect: 200 });
  return { shopper, id, variantId, step };
}

/** Both jackets that are left in a parcel of their own, each with a label that is bought. */
async function twoLabels({ id, variantId }: { id: string; variantId: string }) {
  const lines = [{ variantId, quantity: 1 }];
  for (const ref of ['shp_one', 'shp_two']) {
    const { body } = await staff.post<Json>(`/admin/orders/${id}/parcels`, { lines }, { expect: 200 });
    await shop.sql(
      `insert into shipping_label (id, order_id, parcel_id, state, shipment_ref, parcel, rates, created_at)
       values (gen_random_uuid(), $1, $2, 'bought', $3, '{}', '[]', now())`,
      [id, body.id, ref],
    );
  }
}

/** Asked on all connections, each of which keeps its plans from then on. */
const reads = (id: string) =>
  Promise.all(Array.from({ length: 24 }, () => staff.get<Json>(`/admin/orders/${id}`, { expect: 200 })));

/** The statements of the migration, in a database that has orders. */
async function run(way: 'up' | 'down') {
  const migration = new Parcels(undefined as never, undefined as never);
  migration[way]();
  const statements = migration.getQueries().filter((one) => typeof one === 'string');
  for (const statement of statements) await shop.sql(statement);
}

it('an order that was sent before there were parcels is one of what had not gone back; of another, the rest is to be sent', async () => {
  const [sent, waiting] = [await partlyRefunded(), await partlyRefunded()];
  await sent.step({ action: 'ship', carrier: 'DHL', trackingNumber: 'JD-OLD' });
  await sent.step({ action: 'deliver' });
  await shop.sql(`update refund set lines = jsonb_set(lines, '{0}', (lines -> 0) - 'unsent')`);
  // two labels that cost money, each for its parcel, may be left by those who go back a release
  await twoLabels(waiting);
  for (let time = 0; time < 3; time += 1) await reads(waiting.id);
  await run('down');
  await shop.sql(`update shipping_label set state = 'refunded'`);
  await run('up');
  const { parcels } = await orderOf(sent.shopper, sent.id);
  expect(parcels).toEqual([
    expect.objectContaining({
      ...{ number: 1, carrier: 'DHL', trackingNumber: 'JD-OLD' },
      ...{ sentAt: expect.any(String), deliveredAt: expect.any(String) },
      lines: [{ variantId: sent.variantId, quantity: 2 }],
    }),
  ]);
  const body = (await reads(waiting.id)).at(-1)?.body;
  expect([body?.parcels, body?.toSend]).toEqual([[], [{ variantId: waiting.variantId, quantity: 2 }]]);
  await mustBeSound(shop);
});
