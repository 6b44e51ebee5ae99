import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { crowd } from '../support/concurrent.js';
import { whileHeld } from '../support/held-row.js';
import { eventually, goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useOwnShop } from '../support/use-shop.js';

const SLOTS = 4;

const shop = useOwnShop({ env: { DATABASE_POOL: String(SLOTS), WORKER: '0' }, processes: 2 });

const sessions = (where: string) =>
  shop.sql<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'duka-api' and ${where}`,
  );

/** Every slot of each process serves again, and none has been lost or added. */
async function mustBeWhole(): Promise<void> {
  const people = await crowd(shop, 2 * 2 * SLOTS);
  for (const { status } of await Promise.all(people.map((one) => one.get('/carts'))))
    expect(status).toBe(200);
  expect((await sessions('true')).length).toBeLessThanOrEqual(2 * SLOTS);
  await mustBeSound(shop);
}

describe('R15 the server ends', () => {
  it('a statement that never would, for which its caller is told to come again, and no slot is lost', async () => {
    const { productId } = await goods(shop);
    const people = await crowd(shop, 4 * SLOTS);
    await shop.sql(`create function never_ends() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$`);
    await shop.sql(
      'create trigger never_ends before insert on favorite for each row execute function never_ends()',
    );
    const since = performance.now();
    const answers = await Promise.all(people.map((one) => one.put(`/favorites/${productId}`)));
    expect(performance.now() - since).toBeLessThan(25_000);
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '2']),
    );
    expect(await sessions(`state <> 'idle'`)).toEqual([]);
    await shop.sql('drop trigger never_ends on favorite');
    await mustBeWhole();
  });

  it('a transaction whose process stands still: others get its row, and its buyer one order in the end', async () => {
    const [still, other] = shop.apis;
    if (!still || !other) throw new Error('two processes are needed');
    const jacket = await goods(shop);
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const [body, key] = [{ ...wanted(jacket), amount: 10.2 }, randomUUID()];
    const buy = () => still.client.as(first.token).post('/payments/cash', body, { key });
    const answer = await whileHeld(
      shop.databaseUrl,
      'select 1 from stock where variant_id = $1',
      [jacket.variantId],
      async () => {
        const buying = buy();
        await until(
          'the buyer waits for the row',
          async () => (await sessions(`wait_event_type = 'Lock'`)).length > 0,
        );
        still.child.kill('SIGSTOP');
        return { buying };
      },
    );
    const [held] = await eventually(
      () => sessions(`state = 'idle in transaction'`),
      ({ length }) => length > 0,
    );
    const takes = () => other.client.as(second.token).post('/payments/cash', body);
    expect((await takes()).status).toBe(503);
    await until('the server ends it', async () => (await sessions(`pid = ${held?.pid}`)).length === 0);
    expect((await takes()).status).toBe(200);
    still.child.kill('SIGCONT');
    expect((await answer.buying).status).toBe(503);
    await eventually(buy, ({ status }) => status === 200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 2 });
    await mustBeWhole();
  });
});
