import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DatabaseShop } from '../support/database-shop.js';
import { whileHeld } from '../support/held-row.js';
import { eventually, goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { until } from '../support/processes.js';

const CONNECTIONS = '30';
const AWAY_MS = 60_000;
const BACK_MS = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const OF_THE_API = `from pg_stat_activity where datname = current_database() and application_name like 'duka-%'`;

const shop = new DatabaseShop({ env: { WORKER: '0', LOG_LEVEL: 'fatal' } }, { max_connections: CONNECTIONS });
beforeAll(() => shop.open());
afterAll(() => shop.close());

const answerOf = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('retry-after'),
];
const health = async (what: string) => (await shop.client.fetch(`/health/${what}`)).status;

/** Somebody who buys once, and may send it again. */
async function buyer() {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
  const [body, key] = [{ ...wanted(jacket), amount: 10.2 }, randomUUID()];
  return { jacket, buy: () => shopper.post('/payments/cash', body, { key }) };
}

describe('R12 a database that stays away', () => {
  it('leaves the process alive and not ready, which serves again within five seconds of the database', async () => {
    const { buy, jacket } = await buyer();
    await shop.stopDatabase('SIGINT');
    const since = performance.now();
    expect(answerOf(await shop.client.get('/products?q=away'))).toEqual([503, '2']);
    expect(answerOf(await buy())).toEqual([503, '2']);
    while (performance.now() - since < AWAY_MS) {
      expect([await health('live'), await health('ready'), shop.api.running]).toEqual([200, 503, true]);
      await pause(1_000);
    }
    await shop.startDatabase();
    const again = performance.now();
    await until('it is ready', async () => (await health('ready')) === 200);
    expect((await shop.client.get('/products?q=back')).status).toBe(200);
    expect(performance.now() - again).toBeLessThan(BACK_MS);
    await eventually(buy, ({ status }) => status === 200);
    expect((await stockOf(shop, jacket)).held).toBe(1);
    await mustBeSound(shop);
  });
});

describe('R12 a database that is lost within a purchase', () => {
  it('is told to give the key back, and the buyer asks again', async () => {
    const { buy, jacket } = await buyer();
    const waits = `select ${OF_THE_API} and wait_event_type = 'Lock'`;
    const held = 'select 1 from stock where variant_id = $1';
    const first = await whileHeld(shop.databaseUrl, held, [jacket.variantId], async () => {
      const buying = buy();
      await until('the buyer waits', async () => (await shop.sql(waits)).length > 0);
      await shop.stopDatabase('SIGQUIT');
      return { buying };
    });
    await shop.startDatabase();
    expect(answerOf(await first.buying)).toEqual([503, '2']);
    const keys = () => shop.sql('select from idempotency_key where status is null').catch(() => [{}]);
    await eventually(keys, ({ length }) => length === 0);
    await eventually(buy, ({ status }) => status === 200);
    expect((await stockOf(shop, jacket)).held).toBe(1);
    await mustBeSound(shop);
  });
});

describe('R16 a database whose connections are all taken by others', () => {
  it('is answered with 503, and the shop sells again when they let go', async () => {
    const { buy, jacket } = await buyer();
    const others: pg.Client[] = [];
    const takeAll = async () => {
      for (;;) {
        const other = new pg.Client({ connectionString: shop.databaseUrl });
        try {
          await other.connect();
          others.push(other);
        } catch {
          return;
        }
      }
    };
    await takeAll();
    await until('the API has none', async () => {
      await others[0]?.query(`select pg_terminate_backend(pid) ${OF_THE_API}`);
      await takeAll();
      return (await others[0]?.query(`select ${OF_THE_API}`))?.rowCount === 0;
    });
    expect(answerOf(await shop.client.get('/products?q=taken'))).toEqual([503, '2']);
    expect(answerOf(await buy())).toEqual([503, '2']);
    expect([await health('live'), await health('ready'), shop.api.running]).toEqual([200, 503, true]);
    await Promise.all(others.map((other) => other.end()));
    await eventually(buy, ({ status }) => status === 200);
    expect((await stockOf(shop, jacket)).held).toBe(1);
    await mustBeSound(shop);
  });
});
