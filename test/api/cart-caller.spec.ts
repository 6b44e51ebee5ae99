import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { whileHeld } from '../support/held-row.js';
import { until } from '../support/processes.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

/** What the access guard and the limits let through, on the write that a shop sees most. */
describe('adding to the cart reads its caller', () => {
  const shop = useOwnShop({ env: { RATE_LIMIT_FACTOR: '1' } });
  let product: { id: string };

  beforeAll(async () => {
    product = await makeProduct(await shop.admin(), { stock: 50 });
  });

  const idOf = async ({ email }: { email: string }) =>
    (await shop.sql<{ id: string }>('select id from account where email = $1', [email]))[0]?.id ?? '';
  const add = (shopper: Client, quantity: unknown = 1, key?: string) =>
    shopper.post('/carts', { productId: product.id, quantity }, key ? { key } : {});
  const hitsOf = async (accountId: string) =>
    (
      await shop.sql<{ hits: number }>('select hits from rate_limit where bucket = $1', [
        `cart:account:${accountId}`,
      ])
    )[0]?.hits ?? 0;
  /** Hits that another process has counted. */
  const countBefore = (accountId: string, hits: number) =>
    shop.sql(
      `insert into rate_limit (bucket, hits, resets_at) values ($1, $2, now() + interval '1 minute')`,
      [...[`cart:account:${accountId}`, hits]],
    );
  const leftOf = ({ headers }: Answer) => Number(/;r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  const untilWaiting = () =>
    until('a statement that waits', async () => {
      const waiting = await shop.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
  const unitsOf = async (accountId: string) =>
    (
      await shop.sql<{ units: number }>(
        'select coalesce(sum(quantity), 0)::int as units from cart_line where account_id = $1',
        [accountId],
      )
    )[0]?.units;

  const ENDS = {
    'its session is revoked': 'update session set revoked_at = now() where account_id = $1',
    'its session has expired': `update session set expires_at = now() - interval '1 second' where account_id = $1`,
    'its account is disabled': 'update account set disabled_at = now() where id = $1',
  };
  it.each(Object.entries(ENDS))('refuses and adds nothing when %s', async (_, statement) => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    expect((await add(shopper)).status).toBe(201);
    const counted = await hitsOf(accountId);
    await shop.sql(statement, [accountId]);
    const refused = await add(shopper);
    expect([refused.status, refused.body.code]).toEqual([401, 'not_logged_in']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect([await unitsOf(accountId), await hitsOf(accountId)]).toEqual([1, counted]);
  });

  it('uses up no hit of somebody whose session does not stand', async () => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    await add(shopper);
    await shop.sql(ENDS['its session is revoked'], [accountId]);
    expect([(await add(shopper)).status, (await add(shopper)).status]).toEqual([401, 401]);
    await shop.sql('update session set revoked_at = null where account_id = $1', [accountId]);
    expect(leftOf(await add(shopper))).toBe(238);
  });

  it('says that nobody is logged in before it says what is wrong with the body', async () => {
    const shopper = await shop.shopper();
    expect((await add(shopper, 'many')).status).toBe(400);
    await shop.sql(ENDS['its session is revoked'], [await idOf(shopper)]);
    expect((await add(shopper, 'many')).status).toBe(401);
  });

  it('counts each call once: a good one, one without stock, one with a bad body, one with a key', async () => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    const answers = [
      await add(shopper),
      await add(shopper, 51),
      await add(shopper, 'many'),
      await add(shopper, 1, 'a-key-of-mine'),
      await add(shopper, 1, 'a-key-of-mine'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 400, 201, 201]);
    expect(answers.map(leftOf)).toEqual([239, 238, 237, 236, 235]);
    // a twentieth is counted in advance
    expect([await hitsOf(accountId), await unitsOf(accountId)]).toEqual([12, 2]);
  });

  it('lets 240 calls a minute through and adds nothing beyond, also to bad bodies', async () => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    await countBefore(accountId, 238);
    expect([(await add(shopper)).status, (await add(shopper)).status]).toEqual([201, 201]);
    for (const quantity of [1, 'many']) {
      const refused = await add(shopper, quantity);
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await unitsOf(accountId)).toBe(2);
  });

  it('keeps a session alive that has not been used for a while', async () => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    await shop.sql(
      `update session set last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour'
        where account_id = $1`,
      [accountId],
    );
    expect((await add(shopper)).status).toBe(201);
    const [session] = await shop.sql<{ isSeen: boolean; hours: number }>(
      `select last_seen_at > now() - interval '1 minute' as "isSeen",
          round(extract(epoch from expires_at - now()) / 3600)::int as hours
        from session where account_id = $1`,
      [accountId],
    );
    expect(session).toEqual({ isSeen: true, hours: 12 });
  });

  it('answers as it went when the session cannot be slid', async () => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    await shop.sql(`update session set last_seen_at = now() - interval '5 minutes' where account_id = $1`, [
      accountId,
    ]);
    const added = await whileHeld(shop.databaseUrl, 'select from account where id = $1', [accountId], () =>
      add(shopper),
    );
    expect([added.status, await unitsOf(accountId)]).toEqual([201, 1]);
  });

  it('asks a busy database once', async () => {
    const shopper = await shop.shopper();
    const accountId = await idOf(shopper);
    await countBefore(accountId, 1);
    const held = 'select from rate_limit where bucket = $1';
    const refused = await whileHeld(shop.databaseUrl, held, [`cart:account:${accountId}`], async () => {
      const adding = add(shopper);
      await untilWaiting();
      // Asked again, the database would know that the session has ended: 401.
      await shop.sql(ENDS['its session is revoked'], [accountId]);
      return adding;
    });
    expect([refused.status, await unitsOf(accountId)]).toEqual([503, 0]);
  });

  it('takes an address in any spelling for one route', async () => {
    const shopper = await shop.shopper();
    for (const path of ['carts', 'carts/', 'CARTS'])
      await fetch(`http://127.0.0.1:${shop.api.port}/api/v1/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${shopper.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'a-key-of-mine',
        },
        body: JSON.stringify({ productId: product.id, quantity: 1 }),
      }).then((answer) => expect(answer.status).toBe(201));
    expect(await unitsOf(await idOf(shopper))).toBe(1);
  });

  it('believes no other session than the one that the token names', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()];
    await shop.sql('update session set account_id = $2 where account_id = $1', [
      await idOf(one),
      await idOf(other),
    ]);
    expect((await add(one)).status).toBe(401);
    expect([await unitsOf(await idOf(one)), await unitsOf(await idOf(other))]).toEqual([0, 0]);
  });
});
