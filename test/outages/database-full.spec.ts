import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '../support/client.js';
import { DatabaseShop } from '../support/database-shop.js';
import { eventually, goods, mustBeSound, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { SmallDisk } from '../support/small-disk.js';

const MEGABYTES = 220;
const MOST = 60;

/** What PostgreSQL says on a full disk, for those who may not have one of their own. */
const FULL = `create function no_space() returns trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_space before insert on order_line execute function no_space()`;

class SmallShop extends DatabaseShop {
  readonly disk = SmallDisk.mount(mkdtempSync(join(tmpdir(), 'duka-disk-')), MEGABYTES);

  override async close(): Promise<void> {
    await super.close().finally(() => this.disk.remove());
  }

  protected override place() {
    return { ...super.place(), data: join(this.disk.folder, 'postgres') };
  }
}

describe('a database whose disk is full', () => {
  const shop = new SmallShop({ env: { WORKER: '0', LOG_LEVEL: 'fatal' } });
  const confirmed: string[] = [];
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
    await mustBeSound(shop);
  };

  it('R17 refuses purchases for a while, loses none, and sells again when there is space', async () => {
    const buys = [];
    for (let count = 0; count < MOST; count += 1) buys.push(await purchase());
    for (const buy of buys.splice(0, 5)) expect((await buy()).status).toBe(200);
    if (shop.disk.isMounted) shop.disk.fill();
    else await shop.sql(FULL);
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
    await mustBeKept();
  });

  it('R18 ends when it can no longer write its log, and has kept all when it is started with space', async () => {
    const buy = await purchase();
    await buy();
    shop.disk.fill();
    for (let segment = 0; segment < 20 && shop.isDatabaseUp; segment += 1)
      await shop.sql('insert into setting values ($1, $2, now())', [`s${segment}`, '{}']).then(
        () => shop.sql('select pg_switch_wal()').catch(() => []),
        () => [],
      );
    await shop.stopDatabase('SIGQUIT');
    expect((await shop.client.get('/products?q=none')).status).toBe(503);
    shop.disk.free();
    await shop.startDatabase();
    await until('it sells again', async () => (await buy()).status === 200);
    await shop.sql(`delete from setting where key like 's%' and value = '{}'`);
    await mustBeKept();
  });
});
