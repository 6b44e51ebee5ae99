import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  INVARIANTS,
  checkInvariants,
  type BrokenRecord,
} from '../../api/src/integrity/adapters/persistence/check-invariants.js';
import { APPEND_ONLY, BREAKS, GUARDED } from '../support/breaks.js';
import { MORE_BREAKS, taxed, type Break, type Scene } from '../support/money-breaks.js';
import { eventually, goods, mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { coupon } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const program = fileURLToPath(new URL('../../api/dist/integrity.js', import.meta.url));
const shop = useShop();
let scene: Scene;

/** A paid order with a coupon, one that waits, one that was cancelled and refunded, and a cart. */
async function furnish(): Promise<Scene> {
  const shopper = await shop.shopper();
  await coupon(shop, 'TEN', 5);
  const [jacket, hat] = [await goods(shop), await goods(shop, { name: 'Hat' })];
  const buy = async (more: object = {}) => {
    const session = await openSession(shopper, { ...wanted(jacket), ...more });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    return String(session.data.orderId);
  };
  const cancelled = await buy();
  await shopper.put(`/orders/${cancelled}/cancel`, {}, { expect: 200 });
  await eventually(
    () => orderOf(shopper, cancelled),
    (order) => order.paymentStatus === 'refunded',
  );
  const paid = await buy({ couponCode: 'TEN' });
  const waiting = String((await openSession(shopper, wanted(hat))).data.orderId);
  const admin = await shop.admin();
  for (const text of ['Seen', 'Seen again'])
    await admin.post(`/admin/orders/${paid}/transitions`, { action: 'note', text }, { expect: 200 });
  await shopper.post('/carts', { productId: hat.productId, quantity: 1 }, { expect: 201 });
  return { paid, waiting, cancelled, jacket, hat };
}

beforeAll(async () => {
  scene = await furnish();
  await mustBeSound(shop);
});

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // once: it has all be planned anew
  await client.query('set session_replication_role = replica');
});
afterAll(() => client.end());

/** A question is planned once for all breaks: that takes longer than to answer it. */
const ask = async (text: string) => {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  return (await client.query<BrokenRecord>({ name, text })).rows;
};

/** Does something to the books past all their guards, looks, and undoes it. */
async function broken(statements: readonly string[]) {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    return await checkInvariants(ask);
  } finally {
    await client.query('rollback');
  }
}

describe('the integrity page', () => {
  it('knows a way to break each of its sentences', () => {
    expect(Object.keys(BREAKS).sort()).toEqual(INVARIANTS.map(({ id }) => id).sort());
  });

  const named = async (id: string, { statements, record }: Break) => {
    const result = (await broken(statements)).find((one) => one.id === id);
    expect(result?.broken).toContainEqual({
      record: expect.stringMatching(record),
      detail: expect.stringMatching(/./),
    });
  };

  it.each(Object.entries(BREAKS))('%s names the record that breaks it, and says what is wrong', (id, spoil) =>
    named(id, spoil(scene)),
  );

  it.each(MORE_BREAKS)('%s notices %s', (id, _, spoil) => named(id, spoil(scene)));

  it.each([
    ['a row in the middle', 'seq = 1', /^audit event /, 'row 1 before it is missing'],
    [
      'the last row',
      'seq = (select max(seq) from audit_event)',
      /^audit log$/,
      /^ends with row \d+, wrote \d+$/,
    ],
  ])('finds %s of the audit log gone', async (_, which, record, detail) => {
    const result = (await broken([`delete from audit_event where ${which}`])).find(({ id }) => id === 'I19');
    expect(result?.broken).toEqual([
      { record: expect.stringMatching(record), detail: expect.stringMatching(detail) },
    ]);
  });

  it.each([
    [
      'the largest order',
      [{ net: 7_000_000_000_000_000, tax: 2_000_000_000_000_000, gross: 9_000_000_000_000_000 }],
    ],
    [
      'two categories at one rate',
      [
        { net: 84, tax: 16, gross: 100 },
        { net: 25, tax: 5, gross: 30 },
      ],
    ],
  ])('finds the tax of %s as it was charged and given back', async (_, rates) => {
    const orders = [scene.paid, scene.cancelled];
    const result = await broken([
      ...orders.map((id) => taxed(id, ...rates)),
      `delete from credit_note where order_id = '${scene.cancelled}'`,
    ]);
    expect(result.find(({ id }) => id === 'I20b')?.broken).toEqual([]);
  });

  it.each([
    ['no note yet of a refund that the provider still works at', 'submitted', []],
    ['a note missing of one that has succeeded', 'succeeded', [expect.anything()]],
  ])('sees %s', async (_, status, found) => {
    const of = `where order_id = '${scene.cancelled}'`;
    const result = await broken([
      taxed(scene.cancelled, { net: 84, tax: 16, gross: 100 }),
      `delete from credit_note ${of}`,
      `update ledger_transaction set occurred_at = occurred_at - interval '2 hours' ${of}`,
      `update order_event set created_at = created_at - interval '2 hours' ${of}`,
      `update refund set status = '${status}' ${of}`,
    ]);
    expect(result.find(({ id }) => id === 'I20c')?.broken).toEqual(found);
  });

  it('takes no secret of hexadecimal digits for a card number', async () => {
    const request = '{"callbackToken": "019a4242424242424242f"}';
    const statement = `update payment_attempt set request = '${request}' where order_id = '${scene.waiting}'`;
    expect((await broken([statement])).find(({ id }) => id === 'I18b')?.broken).toEqual([]);
  });

  it('is the same from the command line, which ends with 1 when something is broken', async () => {
    const run = async () => {
      const child = spawn(process.execPath, [program], {
        env: { PATH: process.env['PATH'], DATABASE_URL: shop.databaseUrl },
      });
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await once(child, 'close');
      return { code: child.exitCode, printed };
    };
    const sound = await run();
    expect([sound.code, sound.printed.match(/^ok /gm)?.length]).toEqual([0, INVARIANTS.length]);
    await shop.sql('update coupon set used = used + 1');
    const cracked = await run();
    await shop.sql('update coupon set used = used - 1');
    expect(cracked.code).toBe(1);
    expect(cracked.printed).toMatch(/BROKEN I8 .*\n +coupon TEN: used 2, in orders 1/);
  });
});

describe('the database itself', () => {
  it.each(APPEND_ONLY.flatMap((table) => ['update', 'delete'].map((verb) => [verb, table])))(
    'refuses to %s what is written in %s',
    async (verb, table) => {
      const statement = verb === 'update' ? `update ${table} set id = id` : `delete from ${table}`;
      await expect(shop.sql(statement)).rejects.toThrow(`${table} is append-only`);
    },
  );

  it.each(Object.entries(GUARDED))('refuses %s', async (_what, statement) => {
    await expect(shop.sql(statement(scene))).rejects.toMatchObject({
      code: expect.stringMatching(/^23(505|514)$/),
    });
  });
});

it('leaves books that add up', async () => {
  expect.hasAssertions();
  await mustBeSound(shop);
});
