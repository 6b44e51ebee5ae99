import { expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, runJob } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({ settings: { guestsAllowed: true } });

it('keeps carts and readers for as long as any, counted from the last that was done with them', async () => {
  const { productId } = await goods(shop);
  const [old, young] = [await shop.shopper(), await shop.shopper()];
  const aged = (one: typeof old, days: number) =>
    shop.sql(
      `update cart_line set created_at = now() - interval '200 days', changed_at = now() - make_interval(days => $2)
       where account_id = (select id from account where email_key = $1)`,
      [one.email, days],
    );
  for (const one of [old, young]) await one.post('/carts', { productId, quantity: 1 }, { expect: 201 });
  await aged(old, 181);
  await aged(young, 179);
  for (const { email } of [old, young]) {
    await shop.client.post('/newsletter', { email }, { expect: 200 });
    await shop.sql(
      `update newsletter_subscriber set created_at = now() - interval '31 days' where email_key = $1`,
      [email],
    );
  }
  await shop.client.post('/newsletter', { email: young.email }, { expect: 200 });
  await runJob(shop, 'privacy.retention', 'renewed');
  const left = async (one: typeof old) => [
    (await one.get('/carts', { expect: 200 })).body.data.length,
    (await shop.sql('select 1 from newsletter_subscriber where email_key = $1', [one.email])).length,
  ];
  expect([await left(old), await left(young)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('keeps a guest who bought nothing for 90 days, whether or not it was seen again', async () => {
  const days = [91, 89, 200] as const;
  const guests = await Promise.all(
    days.map(async (age) => {
      const { token } = (await shop.client.post<Json>('/auth/guest', {}, { expect: 201 })).body;
      const id: string = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString()).sub;
      await shop.sql(
        `update account set created_at = now() - make_interval(days => $2),
           last_seen_at = case when $2 = 200 then now() - interval '89 days' end where id = $1`,
        [id, age],
      );
      return id;
    }),
  );
  await runJob(shop, 'privacy.retention', 'guests');
  const left = await shop.sql('select id from account where id = any($1)', [guests]);
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(guests.slice(1)));
});
