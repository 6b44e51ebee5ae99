import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, type Goods } from '../support/money.js';
import { Receiver } from '../support/receiver.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop();
const SALES = 4;
const DEAD = 12;
const hanging: Receiver[] = [];
let admin: Client;
let jacket: Goods;

beforeAll(async () => {
  admin = await shop.admin();
  jacket = await goods(shop, { stock: 100 });
  for (let at = 0; at < DEAD; at += 1) {
    const receiver = await new Receiver().open();
    // takes the call and never answers
    receiver.manner = () => undefined;
    hanging.push(receiver);
    const terms = { name: `Dead ${at}`, url: receiver.url, types: ['order.*', 'stock.*'] };
    await admin.post('/admin/webhooks', terms, { expect: 201 });
  }
});
afterAll(() => Promise.all(hanging.map((receiver) => receiver.close())));

async function sell(): Promise<string> {
  const shippingAddress = {
    firstName: 'A',
    lastName: 'B',
    street: 'KG 7',
    city: 'Kigali',
    country: 'Rwanda',
  };
  const contact = { email: 'sale@example.com', phone: '0788123456' };
  const lines = [{ variantId: jacket.variantId, quantity: 1 }];
  const draft = { contact, lines, shippingAddress };
  const { id } = (await admin.post<Json>('/admin/draft-orders', draft, { expect: 201 })).body;
  const path = `/admin/draft-orders/${id}/place`;
  return (await admin.post<Json>(path, { method: 'cash' }, { expect: 200 })).body.orderId;
}

it('a sale is made while every webhook hangs, holds no lock of theirs, and is told later', async () => {
  const first = await sell();
  // each has been called, and no call has been answered
  await eventually(
    () => Promise.resolve(hanging.filter(({ calls }) => calls.length > 0).length),
    (count) => count > 0,
  );
  const others = [];
  for (let at = 0; at < SALES; at += 1) others.push(await sell());
  // while calls are out, no transaction stays open: whoever waits for a receiver holds nothing that a sale needs
  const holding = () =>
    shop.sql<Json>(
      `select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
  await eventually(holding, (transactions) => transactions.length === 0);
  const rows = await shop.sql<Json>('select status from orders where id = any($1)', [[first, ...others]]);
  expect(rows.map(({ status }) => status as string)).toEqual(Array(SALES + 1).fill('pending'));
  const told = await shop.sql<Json>(
    `select 1 from event where type = 'order.placed' and resource_id = any($1)`,
    [[first, ...others]],
  );
  expect(told).toHaveLength(SALES + 1);
  await mustBeSound(shop);
});
