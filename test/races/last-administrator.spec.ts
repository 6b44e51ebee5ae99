import { expect, it } from '@jest/globals';
import { stampede } from '../support/concurrent.js';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const PAIRS = 10;

async function idOf(someone: Client): Promise<string> {
  return String((await someone.get<Json>('/users/me', { expect: 200 })).body.data._id);
}

it.each([
  ['dismiss', { role: 'customer' }],
  ['disable', { disabled: true }],
])('of two administrators who %s each other at once, one stays', async (_, change) => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [ann, ben] = [await shop.shopper('Ann', 'admin'), await shop.shopper('Ben', 'admin')];
    const ids = [await idOf(ann), await idOf(ben)];
    const statuses = await stampede([
      async () => (await ann.put(`/admin/customers/${ids[1]}`, change)).status,
      async () => (await ben.put(`/admin/customers/${ids[0]}`, change)).status,
    ]);
    // the second is refused, or its session has ended already
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(1);
    const left = await shop.sql(
      `select 1 from account where id = any($1) and role = 'admin' and disabled_at is null`,
      [ids],
    );
    expect(left).toHaveLength(1);
  }
});
