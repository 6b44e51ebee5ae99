import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { DirectUnitOfWork } from '../../api/src/kernel/testing/direct-unit-of-work.js';
import { Memo } from '../../api/src/catalogue/adapters/persistence/memo.js';
import { PostgresFeaturedOrder } from '../../api/src/catalogue/adapters/persistence/postgres-featured-order.js';
import { PostgresDraftOrders } from '../../api/src/draft-orders/adapters/persistence/postgres-draft-orders.js';
import { draftOrdersContract } from '../../api/src/draft-orders/testing/draft-orders-contract.js';
import { PostgresRedirects } from '../../api/src/pages/adapters/persistence/postgres-redirects.js';
import { redirectsContract } from '../../api/src/pages/testing/redirects-contract.js';
import { PostgresSynonyms } from '../../api/src/catalogue/adapters/persistence/postgres-synonyms.js';
import { featuredContract } from '../../api/src/catalogue/testing/featured-contract.js';
import { synonymsContract } from '../../api/src/catalogue/testing/synonyms-contract.js';
import { PostgresIdentities } from '../../api/src/identity/adapters/persistence/postgres-identities.js';
import { identitiesContract } from '../../api/src/identity/testing/identities-contract.js';
import { PostgresFeedbacks } from '../../api/src/orders/adapters/persistence/postgres-feedbacks.js';
import { PostgresOrderEdits } from '../../api/src/orders/adapters/persistence/postgres-order-edits.js';
import { PostgresRefundRequests } from '../../api/src/orders/adapters/persistence/postgres-refund-requests.js';
import type { Feedback } from '../../api/src/orders/application/ports.js';
import { feedbacksContract } from '../../api/src/orders/testing/feedbacks-contract.js';
import { orderEditsContract } from '../../api/src/orders/testing/order-edits-contract.js';
import { refundRequestsContract } from '../../api/src/orders/testing/refund-requests-contract.js';
import { ListTotals } from '../../api/src/platform/database/list-totals.js';
import type { MailboxHashes } from '../../api/src/platform/security/mailbox-hashes.js';
import { PostgresCouponStore } from '../../api/src/promotions/adapters/persistence/postgres-coupon-store.js';
import { discountSchema } from '../../api/src/promotions/adapters/persistence/discount.schema.js';
import { PostgresDiscountStore } from '../../api/src/promotions/adapters/persistence/postgres-discount-store.js';
import { PostgresDiscountsInForce } from '../../api/src/promotions/adapters/persistence/postgres-discounts-in-force.js';
import { PostgresWelcomeCoupons } from '../../api/src/promotions/adapters/persistence/postgres-welcome-coupons.js';
import { couponsContract } from '../../api/src/promotions/testing/coupons-contract.js';
import { discountsContract, TERMS as PROMISED } from '../../api/src/promotions/testing/discounts-contract.js';
import { welcomeCouponsContract } from '../../api/src/promotions/testing/welcome-coupons-contract.js';
import { SqlSettings } from '../../api/src/settings/adapters/persistence/postgres-settings.js';
import { settingsContract } from '../../api/src/settings/testing/settings-contract.js';
import type { Json } from '../support/client.js';
import { overtakenBy } from '../support/held-row.js';
import { goods } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { PostgresProposals } from '../../api/src/staff-tools/adapters/persistence/postgres-proposals.js';
import { proposalsContract } from '../../api/src/staff-tools/testing/proposals-contract.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, parts, database, config } = useStores();

// before the others, which leave goods and orders behind
settingsContract('in PostgreSQL', async () => {
  await shop.sql(`delete from setting where key = 'shop'`);
  const { email } = await person(shop);
  return {
    settings: new SqlSettings(database(), config(), clock),
    price: async () => {
      await goods(shop);
    },
    quote: async () => {
      const draft = `insert into draft_order (id, state, terms, quote, created_at, updated_at)
        values ($1, 'open', $2, $3, now(), now())`;
      const none = { currency: null, ownLines: [] };
      const own = [{ name: 'Engraving', price: 12.5, quantity: 1 }];
      for (const [terms, quote] of [
        [none, { state: 'sent', until: '2020-01-01' }],
        [none, { state: 'declined', until: '2999-01-01' }],
        [none, { state: 'sent', until: '2999-01-01' }],
        [{ currency: null, ownLines: own }, null],
      ])
        await shop.sql(draft, [v7(), JSON.stringify(terms), quote && JSON.stringify(quote)]);
    },
    order: async () => {
      await insertOrder(shop, { email });
    },
    limit: async (currency) => {
      await shop.sql(
        `insert into tax_zone (id, name, areas, prices_include_tax, shipping_tax, rounding, reverse_charge, rates, import_limit, created_at, updated_at)
         values ($1::uuid, $1::text, '[]', true, 'main', 'order', false, '[]', jsonb_build_object('currency', $2::text), now(), now())`,
        [v7(), currency],
      );
    },
  };
});

identitiesContract('in PostgreSQL', async () => {
  await shop.sql(`delete from setting where key = 'identity'`);
  return new PostgresIdentities(database(), clock);
});

couponsContract('in PostgreSQL', async () => {
  const { em, unit } = parts();
  const { email, id: accountId } = await person(shop);
  return {
    ...{ coupons: new PostgresCouponStore(em, clock), unit, nextId: v7 },
    use: async (couponId) => {
      const { id } = await insertOrder(shop, { email });
      await shop.sql(
        `insert into coupon_use (order_id, coupon_id, account_id, amount_cents, state, created_at, updated_at)
         values ($1, $2, $3, 100, 'reserved', now(), now())`,
        [id, couponId, accountId],
      );
    },
  };
});

discountsContract('in PostgreSQL', async () => {
  const { em, unit, database: own } = parts();
  const { email, id: accountId } = await person(shop);
  const hashes = { allOf: () => [] } as unknown as MailboxHashes;
  const store = new PostgresDiscountStore(em, own, clock);
  return {
    ...{ discounts: new PostgresDiscountsInForce(own, hashes), unit },
    async keep(terms) {
      const id = v7();
      await unit.run(() => store.add(id, terms));
      return id;
    },
    find: (id) => em.fork().findOneOrFail(discountSchema, { id }),
    async order() {
      const { id } = await insertOrder(shop, { email });
      return { id, buyer: { accountId, mailbox: null } };
    },
  };
});

it('a discount that was promised is taken by the terms that somebody gives it in that moment', async () => {
  const { em, unit, database: own } = parts();
  const { email, id: accountId } = await person(shop);
  const discounts = new PostgresDiscountsInForce(own, { allOf: () => [] } as unknown as MailboxHashes);
  const [id, orderId] = [v7(), (await insertOrder(shop, { email })).id];
  await unit.run(() => new PostgresDiscountStore(em, own, clock).add(id, PROMISED));
  // as the panel saves it
  const change = `with mine as (select id from discount where id = $1 for update)
    update discount set version = version + 1 from mine where discount.id = mine.id`;
  const promised = { id, version: 1, cents: 250, ownCents: 250, isCounted: false };
  const isTaken = await overtakenBy(shop.databaseUrl, change, [id], () =>
    unit.run(async () =>
      discounts.reserve(orderId, { accountId, mailbox: null }, await discounts.renewed([promised])),
    ),
  );
  expect(isTaken).toBe(true);
});

it('discounts are in force by the terms of the moment, whoever has changed them, and by those of an archive', async () => {
  const { em, unit, database: own } = parts();
  const discounts = new PostgresDiscountsInForce(own, { allOf: () => [] } as unknown as MailboxHashes);
  const id = v7();
  await unit.run(() => new PostgresDiscountStore(em, own, clock).add(id, PROMISED));
  const seen = async () => {
    const all = await discounts.at(new Date(), null);
    const one = all.find((discount) => discount.id === id);
    return one && { percent: one.values['percent'], version: one.version, used: one.used };
  };
  expect(await seen()).toEqual({ percent: 10, version: 1, used: 0 });
  const change = (set: string) => shop.sql(`update discount set ${set} where id = $1`, [id]);
  await change('used = 3');
  expect(await seen()).toEqual({ percent: 10, version: 1, used: 3 });
  await change(`kind_values = '{"percent": 20}'`);
  expect(await seen()).toEqual({ percent: 20, version: 2, used: 3 });
  await change('is_active = false');
  expect(await seen()).toBeUndefined();
  await change('is_active = true');
  expect(await seen()).toEqual({ percent: 20, version: 4, used: 3 });
  // the same one in the same version, with other terms
  const [row] = await shop.sql<Json>('select to_jsonb(discount) as terms from discount where id = $1', [id]);
  await shop.sql('delete from discount where id = $1', [id]);
  await shop.sql('insert into discount select (jsonb_populate_record(null::discount, $1)).*', [
    { ...row?.['terms'], kind_values: { percent: 30 } },
  ]);
  expect(await seen()).toEqual({ percent: 30, version: 4, used: 3 });
  await shop.sql(`update discount set is_active = false where name = 'Spring'`);
});

welcomeCouponsContract('in PostgreSQL', () =>
  Promise.resolve({
    coupons: new PostgresWelcomeCoupons(database(), ids),
    newCode: () => `WELCOME-${v7().toUpperCase().slice(-12)}`,
    count: async (code) => (await shop.sql('select 1 from coupon where code = $1', [code])).length,
  }),
);

orderEditsContract('in PostgreSQL', async () => {
  const { email } = await person(shop);
  const order = async () => (await insertOrder(shop, { email })).id;
  return {
    ...{ edits: new PostgresOrderEdits(database()), nextId: v7 },
    ...{ orderId: await order(), newOrderId: await order(), otherId: await order() },
    turn: (id, status) => shop.sql('update orders set status = $2 where id = $1', [id, status]),
  };
});

refundRequestsContract('in PostgreSQL', async () => {
  const { em, unit } = parts();
  const [sam, boss] = [await person(shop), await person(shop)];
  const order = async () => (await insertOrder(shop, { email: sam.email })).id;
  return {
    ...{ requests: new PostgresRefundRequests(em, clock), unit, sam: sam.id, boss: boss.id, nextId: v7 },
    ...{ orderId: await order(), otherId: await order() },
  };
});

synonymsContract('in PostgreSQL', async () => {
  await shop.sql('delete from search_synonym');
  const own = database();
  const synonyms = new PostgresSynonyms(
    own,
    new ListTotals(own, clock),
    ids,
    new Memo(new DirectUnitOfWork()),
  );
  return { synonyms, unknownId: v7() };
});

draftOrdersContract('in PostgreSQL', () => {
  const own = database();
  return Promise.resolve({ drafts: new PostgresDraftOrders(own, new ListTotals(own, clock)), nextId: v7 });
});

proposalsContract('in PostgreSQL', async () => {
  const { unit, database: own } = parts();
  const [owner, other] = [await person(shop), await person(shop)];
  return { proposals: new PostgresProposals(own), unit, owner: owner.id, other: other.id, nextId: v7 };
});

redirectsContract('in PostgreSQL', async () => {
  await shop.sql('delete from redirect');
  const own = database();
  const redirects = new PostgresRedirects(own, new ListTotals(own, clock), clock);
  return { redirects, nextId: v7, products: [(await goods(shop)).productId, v7()] };
});

featuredContract('in PostgreSQL', async () => {
  await shop.sql('update product set is_featured = false');
  const product = async () => (await goods(shop)).productId;
  // neither of these is on the home page
  const [hidden] = [await product(), await product()];
  const ids = [await product(), await product(), await product(), await product()] as const;
  await shop.sql(
    `update product set is_featured = true, status = case id when $2 then 'archived' else 'active' end
     where id = any($1)`,
    [[...ids, hidden], hidden],
  );
  const shelf = await shop.sql<{ id: string }>(
    'select id from product where id = any($1) order by shelf_rank, id',
    [[...ids]],
  );
  const [a = '', b = '', c = '', d = ''] = shelf.map(({ id }) => id);
  return { featured: new PostgresFeaturedOrder(database()), ids: [a, b, c, d] };
});

feedbacksContract('in PostgreSQL', async () => {
  const { email } = await person(shop);
  const [orderId, otherId] = [
    (await insertOrder(shop, { email })).id,
    (await insertOrder(shop, { email })).id,
  ];
  const kept = () =>
    shop.sql<Feedback>(
      'select order_id as "orderId", rating, comment from order_feedback where order_id in ($1, $2) order by order_id <> $1',
      [orderId, otherId],
    );
  return { feedbacks: new PostgresFeedbacks(database(), clock), orderId, otherId, kept };
});
