import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '../support/client.js';
import { DatabaseShop } from '../support/database-shop.js';
import { eventually, goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { SmallDisk } from '../support/small-disk.js';

const MEGABYTES = 120;
const MOST = 60;
const ROWS = 25_000;
/** The log of the database must leave space for its tables. */
const SETTINGS = { max_wal_size: '32MB', min_wal_size: '32MB' };

/** What PostgreSQL says on a full disk, for those who may not have one of their own. */
const FULL = `create function no_space() returns trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_space before insert on order_line execute function no_space();
  create trigger no_space before insert on written execute function no_space()`;

class SmallShop extends DatabaseShop {
  readonly disk = SmallDisk.mount(mkdtempSync(join(tmpdir(), 'duka-disk-')), MEGABYTES);

  override async close(): Promise<void> {
    await super.close().finally(() => this.disk.remove());
  }

  /** The log may take no more space; where there is no such disk, it may make no more files. */
  stopLog(): void {
    if (this.disk.isMounted) this.disk.fill();
    else chmodSync(this.log, 0o500);
  }

  letLogGrow(): void {
    this.disk.free();
    chmodSync(this.log, 0o700);
  }

  protected override place() {
    return { ...super.place(), data: join(this.disk.folder, 'postgres') };
  }

  private get log(): string {
    return join(this.place().data, 'pg_wal');
  }
}

describe('a database whose disk is full', () => {
  const shop = new SmallShop({ env: { WORKER: '0', LOG_LEVEL: 'fatal' } }, SETTINGS);
  const confirmed: string[] = [];
  /** Rows of a table of its own, which the database has said that it has. */
  const written: number[] = [];
  let next = 0;
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  /** One purchase by a new shopper, who may send it again. */
  async function purchase(): Promise<() => Promise<Answer>> {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [body, key] = [{ ...wanted(jacket), amount: 10.2 }, randomUUID()];
    return async () => {
      const answer = await shopper.post('/payments/cash', body, { key });
      if (answer.status === 200) confirmed.push(answer.body.data.orderId as string);
      return answer;
    };
  }
  const mustBeKept = async () => {
    const orders = await shop.sql<{ id: string }>('select id from orders');
    expect(orders.map(({ id }) => id).toSorted()).toEqual([...new Set(confirmed)].toSorted());
    const rows = await shop.sql<{ id: number }>('select id from written order by id');
    expect(rows.map(({ id }) => id)).toEqual(written.toSorted((one, other) => one - other));
    await mustBeSound(shop);
  };

  /** Writes one row after the other over a few connections until told to stop, or refused. */
  async function writeRows(until: number): Promise<unknown[]> {
    const writing = async () => {
      while (written.length < until) {
        const id = (next += 1);
        await shop.sql('insert into written values ($1)', [id]);
        written.push(id);
      }
    };
    const ends = await Promise.allSettled([1, 2, 3, 4].map(writing));
    return ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
  }

  it('R17 refuses purchases for a while, loses none, and sells again when there is space', async () => {
    const buys = [];
    for (let count = 0; count < MOST; count += 1) buys.push(await purchase());
    for (const buy of buys.splice(0, 5)) expect((await buy()).status).toBe(200);
    await shop.sql('create table written (id int primary key)');
    const since = await shop.sql('select pg_postmaster_start_time()::text');
    expect(await writeRows(ROWS)).toEqual([]);
    if (shop.disk.isMounted) shop.disk.fill();
    else await shop.sql(FULL);
    expect(await writeRows(4 * ROWS)).toEqual(['53100', '53100', '53100', '53100']);
    let refused: { buy: () => Promise<Answer>; answer: Answer } | undefined;
    for (const buy of buys) {
      const answer = await buy();
      if (answer.status !== 200) refused = { buy, answer };
      if (refused) break;
    }
    expect([refused?.answer.status, refused?.answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await shop.client.get('/products')).status).toBe(200);
    shop.disk.free();
    if (!shop.disk.isMounted) await shop.sql('drop function no_space cascade');
    await eventually(
      () => refused?.buy() ?? Promise.reject(new Error('nothing was refused')),
      ({ status }) => status === 200,
    );
    expect(await shop.sql('select pg_postmaster_start_time()::text')).toEqual(since);
    await mustBeKept();
  });

  it('R18 ends when it can no longer write its log, and has kept all when it is started with space', async () => {
    const [buy, later] = [await purchase(), await purchase()];
    expect((await buy()).status).toBe(200);
    shop.stopLog();
    // each time one more file of the log is wanted
    const write = `select pg_logical_emit_message(true, 'full', 'x'), pg_switch_wal()`;
    await until('the database has ended by itself', async () => {
      if (shop.isDatabaseUp) await shop.sql(write).catch(() => []);
      return !shop.isDatabaseUp;
    });
    expect([(await later()).status, (await shop.client.get('/products?q=none')).status]).toEqual([503, 503]);
    expect(shop.databaseLog).toMatch(/PANIC: .*pg_wal.*: (No space left on device|Permission denied)/);
    await expect(shop.startDatabase()).rejects.toThrow('PostgreSQL ended');
    shop.letLogGrow();
    await shop.startDatabase();
    await until('it sells again', async () => (await later()).status === 200);
    await mustBeKept();
  });
});
