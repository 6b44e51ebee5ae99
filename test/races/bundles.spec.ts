import { expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { crowd, withRetries, stampede } from '../support/concurrent.js';
import { mustHideDeadlocks } from '../support/deadlocks.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ processes: 2 });
const buy = (shopper: Client, what: Goods) => async () =>
  (await withRetries(() => shopper.post('/payments/cash', { ...wanted(what), amount: 10.2 }))).status;

it('bundles and single pieces of their parts are sold as often as there are pieces, whoever comes first', async () => {
  const [cup, tea, box] = [
    await goods(shop, { stock: 20 }),
    await goods(shop, { stock: 6 }),
    await goods(shop, { stock: 0 }),
  ];
  const bag = await goods(shop, { stock: 0 });
  for (const [bundle, part, quantity] of [
    [box, cup, 2],
    [box, tea, 1],
    // the other way round, as its parts are read
    [bag, tea, 1],
    [bag, cup, 1],
  ] as const)
    await shop.sql('insert into bundle_part (bundle_id, part_id, quantity) values ($1, $2, $3)', [
      bundle.variantId,
      part.variantId,
      quantity,
    ]);
  const people = await crowd(shop, 60);
  const what = [box, cup, bag, cup];
  const statuses = await stampede(people.map((shopper, at) => buy(shopper, what[at % 4] ?? cup)));
  const sold = (one: Goods) =>
    statuses.filter((status, at) => status === 200 && (what[at % 4] ?? cup) === one).length;
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const [boxes, bags, cups] = [sold(box), sold(bag), sold(cup)];
  expect(await stockOf(shop, cup)).toEqual({ on_hand: 20, held: 2 * boxes + bags + cups });
  expect(await stockOf(shop, tea)).toEqual({ on_hand: 6, held: boxes + bags });
  expect([2 * boxes + bags + cups, boxes + bags]).toEqual([20, expect.any(Number)]);
  mustHideDeadlocks(shop);
  await mustBeSound(shop);
});

it('the hundredth bundle of a part is one, whoever makes one at the same moment', async () => {
  const admin = await shop.admin();
  const [cup, one, other] = [
    await goods(shop),
    await goods(shop, { stock: 0 }),
    await goods(shop, { stock: 0 }),
  ];
  await shop.sql(
    `with made as (
       insert into variant (id, product_id, sku, options, position, price_cents)
       select gen_random_uuid(), $1::uuid, 'BOX-' || n || '-' || ($1::uuid), jsonb_build_object('n', n::text), n, 100 from generate_series(1, 99) n
       returning id
     )
     insert into bundle_part (bundle_id, part_id, quantity) select id, $2, 1 from made`,
    [one.productId, cup.variantId],
  );
  const make = (bundle: Goods, by: Client) => async () => {
    const parts = [{ variantId: cup.variantId, quantity: 1 }];
    const bundles = [{ variantId: bundle.variantId, parts }];
    return (await withRetries(() => by.put(`/admin/products/${bundle.productId}/bundles`, { bundles })))
      .status;
  };
  const tabs = everywhere(shop, admin, 2);
  const statuses = await stampede([one, other].map((bundle, at) => make(bundle, tabs[at] ?? admin)));
  expect(statuses.toSorted()).toEqual([200, 400]);
  const made = 'select count(*)::int as bundles from bundle_part where part_id = $1';
  expect(await shop.sql(made, [cup.variantId])).toEqual([{ bundles: 100 }]);
});
