import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { chanceOf } from '../support/chance.js';
import type { Client, Json } from '../support/client.js';
import { insertOrder } from '../support/orders.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const SEED = 20_261_130;
/** Its clocks go forward on 29 March 2026, a day of 23 hours, and back on 25 October 2026, one of 25. */
const ZONE = 'Europe/Berlin';
const SWITCHES = [Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25)];
const HOUR_MS = 3_600_000;
/** What a unit of an order counts in the shop's: of its own currency, of another that is worth less, and of one that is worth more. */
const WORTHS = [1, 0.501, 3.703];
const MANY = 60;

const chance = chanceOf(SEED);
const below = (n: number) => Math.floor(chance() * n);
let admin: Client;

interface Moved {
  at: Date;
  cents: number;
  isReversal: boolean;
  worth: number;
}

/** A refund of the money book within two days of a switch, or what came back of one. */
async function moved(orderId: string, worth: number): Promise<Moved> {
  const at = new Date((SWITCHES[below(2)] ?? 0) + (below(96) - 48) * HOUR_MS + below(3_600) * 1_000);
  const [cents, isReversal] = [1 + below(10_000), chance() < 0.25];
  const [entry, sign] = [v7(), isReversal ? -1 : 1];
  await shop.sql(
    `insert into ledger_transaction (id, order_id, type, provider, provider_object_id, actor_kind, occurred_at)
     values ($1, $2, $3, 'cash', $5, 'staff', $4)`,
    [entry, orderId, isReversal ? 'refund_reversal' : 'refund', at.toISOString(), `moved ${entry}`],
  );
  await shop.sql(
    `insert into ledger_posting (id, transaction_id, account, amount_cents, currency)
     values ($1, $3, 'provider:cash', -$4::bigint, 'USD'), ($2, $3, 'orders:refunded', $4, 'USD')`,
    [v7(), v7(), entry, sign * cents],
  );
  return { at, cents, isReversal, worth };
}

const dayOf = (at: Date) => at.toLocaleDateString('sv', { timeZone: ZONE });

/** What the report should say of a day, in the smallest unit. */
const toldOf = (all: readonly Moved[], day: string) => {
  const then = all.filter(({ at }) => dayOf(at) === day);
  return {
    refunds: then.filter(({ isReversal }) => !isReversal).length,
    amount: then.reduce(
      (sum, { cents, worth, isReversal }) => sum + (isReversal ? -1 : 1) * Math.round(cents * worth),
      0,
    ),
  };
};

describe('refunds by their days', () => {
  let all: Moved[];
  beforeAll(async () => {
    admin = await shop.admin();
    const { email } = await shop.shopper();
    const placedAt = new Date('2026-01-10T10:00:00Z');
    const orders: [string, number][] = [];
    for (const worth of WORTHS) {
      const { id } = await insertOrder(shop, { email, status: 'delivered', placedAt, totalCents: 900_000 });
      await shop.sql('update orders set worth_of_unit = $2 where id = $1', [id, worth]);
      orders.push([id, worth]);
    }
    all = [];
    for (let n = 0; n < MANY; n += 1) all.push(await moved(...(orders[n % orders.length] ?? ['', 1])));
    await admin.put('/admin/settings/shop', { timeZone: ZONE }, { expect: 200 });
  });

  it('are those of the money book, in the shop’s days and its currency, where clocks change', async () => {
    for (const [from, to] of [
      ['2026-03-01', '2026-10-31'],
      ['2026-03-29', '2026-03-29'],
      ['2026-10-25', '2026-10-25'],
      ['2026-03-28', '2026-03-30'],
    ] as const) {
      const { rows, total } = (
        await admin.get<Json>('/admin/reports/refunds', { query: { from, to }, expect: 200 })
      ).body;
      expect(rows.length).toBeGreaterThan(0);
      const wanted = rows.map(({ key }: Json) => toldOf(all, key));
      expect(
        rows.map(({ figures }: Json) => ({
          refunds: figures.refunds,
          amount: Math.round(figures.amount * 100),
        })),
      ).toEqual(wanted);
      const sum = wanted.reduce((cents: number, { amount }: Json) => cents + amount, 0);
      expect(Math.round(total.figures.amount * 100)).toBe(sum);
    }
  });

  it('open the orders of which money went back then', async () => {
    const query = { from: '2026-03-29', to: '2026-03-29' };
    const { rows } = (await admin.get<Json>('/admin/reports/refunds', { query, expect: 200 })).body;
    const { resource, filter } = rows[0].opens;
    const listed = await admin.get<Json[]>(`/admin/${resource}`, {
      query: { filter: JSON.stringify(filter), range: '[0,99]' },
      expect: 200,
    });
    const worths = new Set(all.filter(({ at }) => dayOf(at) === '2026-03-29').map(({ worth }) => worth));
    expect(listed.body).toHaveLength(worths.size);
  });
});
