import { expect, it } from '@jest/globals';
import { goods, runJob } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

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
