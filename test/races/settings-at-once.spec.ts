import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { overtakenBy } from '../support/held-row.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

const namesShop = `insert into setting (key, value, updated_at) values ('shop', '{"name": "Ann’s"}', now())
  on conflict (key) do update set value = setting.value || excluded.value`;

it.each([
  ['are decided for the first time', `delete from setting where key = 'shop'`],
  [
    'were decided before',
    `update setting set value = value || '{"supportPhone": "+250 788 000 000"}' where key = 'shop'`,
  ],
])('of two administrators who change settings at once that %s, each keeps their own', async (_, before) => {
  await shop.sql(before);
  const admin = await shop.admin();
  const { status } = await overtakenBy(shop.databaseUrl, namesShop, [], () =>
    admin.patch('/admin/settings/shop', { returnDays: 17 }),
  );
  const { body } = await admin.get<Json>('/admin/settings/shop', { expect: 200 });
  expect([status, body.name, body.returnDays]).toEqual([200, 'Ann’s', 17]);
});
