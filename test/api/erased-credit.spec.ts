import { expect, it } from '@jest/globals';
import { mustBeSound, runJob } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('an erased account is owed no store credit any more, and the book says so', async () => {
  const [admin, shopper] = [await shop.admin(), await shop.shopper()];
  const accountId = (await shopper.get('/users/me', { expect: 200 })).body.data._id;
  const gift = { amount: 12, reason: 'A mug', accountId };
  const { id } = (await admin.post('/admin/credit', gift, { expect: 201 })).body;
  await shopper.post('/users/me/erasure', { password: 'a-good-password-1' }, { expect: 200 });
  await runJob(shop, 'credit.expire');
  const left = () => shop.sql(`select balance_cents::int as cents from credit where id = $1`, [id]);
  expect(await left()).toEqual([{ cents: 0 }]);
  await mustBeSound(shop);
});
