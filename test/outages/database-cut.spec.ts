import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPlace } from '../../api/scripts/lib/postgres-place.mjs';
import { startPostgres } from '../../api/scripts/lib/postgres.mjs';
import { ApiProcess } from '../support/api-process.js';
import type { Answer, Client } from '../support/client.js';
import { crowd, withRetries } from '../support/concurrent.js';
import { whileHeld } from '../support/held-row.js';
import { damages } from '../support/intact.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { cutPower, until } from '../support/processes.js';
import { useOwnShop } from '../support/use-shop.js';

const SLOTS = 3;
const ENV = { DATABASE_POOL: String(SLOTS), WORKER: '0', LOG_LEVEL: 'fatal' };
/** The connections of the API alone. */
const OF_THE_API = `from pg_stat_activity where datname = current_database() and application_name = 'duka-api'`;
const CUT = `select pid, pg_terminate_backend(pid) ${OF_THE_API}`;
const WAITING = `select ${OF_THE_API} and wait_event_type = 'Lock'`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads and purchases, one after the other, until told to stop. */
async function shopping(shopper: Client, what: Goods, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!isOver()) {
    answers.push(await shopper.get('/carts'));
    answers.push(await shopper.post('/payments/cash', { ...wanted(what), amount: 10.2 }));
  }
  return answers;
}

/** Never a 500; a 503 says when to come again. */
function mustBeHandled(answers: readonly Answer[]): void {
  const bad = answers.filter(
    ({ status, headers }) => status >= 500 && (status !== 503 || !headers.get('retry-after')),
  );
  expect(bad.map(({ status, body }) => ({ status, body }))).toEqual([]);
}

describe('connections to the database that are cut', () => {
  const shop = useOwnShop({ env: ENV });

  /** Cuts every connection of the API and waits until the server has let go of each. */
  async function cut(): Promise<void> {
    const pids = (await shop.sql<{ pid: number }>(CUT)).map(({ pid }) => pid);
    const left = 'select from pg_stat_activity where pid = any($1)';
    await until('every connection is cut', async () => (await shop.sql(left, [pids])).length === 0);
  }

  it('R08 R50 give every slot of the pool back', async () => {
    const jacket = await goods(shop, { stock: null });
    const people = await crowd(shop, 8);
    let isOver = false;
    const everything = Promise.all(people.map((shopper) => shopping(shopper, jacket, () => isOver)));
    for (let round = 0; round < 15; round += 1) {
      await cut();
      await pause(200);
    }
    isOver = true;
    mustBeHandled((await everything).flat());

    const [first, ...others] = people.slice(0, SLOTS);
    const add = (shopper: Client) => shopper.post('/carts', { productId: jacket.productId, quantity: 1 });
    for (const shopper of others) expect((await withRetries(() => add(shopper))).status).toBe(201);
    const held = 'select from cart_line';
    const free = await whileHeld(shop.databaseUrl, held, [], async () => {
      const waiting = others.map(add);
      await until('all slots but one wait', async () => (await shop.sql(WAITING)).length === SLOTS - 1);
      const read = await first?.get('/carts');
      await Promise.all(waiting);
      return read?.status;
    });
    expect(free).toBe(200);
    await mustBeSound(shop);
  });

  it('R50 are tried once more by a read', async () => {
    const shopper = await shop.shopper();
    expect((await shopper.get('/carts')).status).toBe(200);
    const answers: Answer[] = [];
    for (let round = 0; round < 20; round += 1) {
      await cut();
      answers.push(await shopper.get('/carts'));
    }
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('a database that is started again and again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-cut-'));
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let api: ApiProcess;

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    const logFile = join(folder, 'postgres.log');
    postgres = await startPostgres(postgresPlace(folder), { password: 'cut', logFile, sync: false });
    api = await ApiProcess.start({ databaseUrl: postgres.url, dataDir: folder, env: ENV });
  });
  afterAll(async () => {
    try {
      await api.stop();
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  /** A connection, as soon as the database takes one: after a crash it refuses them while it recovers. */
  const connect = async (): Promise<pg.Client> => {
    let client = new pg.Client();
    await until('the database takes connections', async () => {
      client = new pg.Client({ connectionString: postgres.url });
      client.on('error', () => undefined);
      return client.connect().then(
        () => true,
        () => false,
      );
    });
    return client;
  };
  /** One server process that dies takes all of them with it: PostgreSQL ends every connection and recovers. */
  const crash = async () => {
    const [client, witness] = [await connect(), await connect()];
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const gone = Promise.all([client, witness].map((one) => new Promise((end) => one.once('end', end))));
    cutPower(rows.map(({ pid }) => pid));
    await gone;
  };

  it('R07 R51 is back for readers and health each time, with whole tables and indexes', async () => {
    let isOver = false;
    const reading = Promise.all(
      Array.from({ length: 12 }, async () => {
        const answers: Answer[] = [];
        while (!isOver) answers.push(await api.client.get(`/products?q=${answers.length}`));
        return answers;
      }),
    );
    try {
      for (let round = 0; round < 5; round += 1) {
        await crash();
        await until('the API is ready again', async () => (await api.client.fetch('/health/ready')).ok);
      }
    } finally {
      isOver = true;
    }
    mustBeHandled((await reading).flat());
    const after = await Promise.all(
      Array.from({ length: 12 }, (_, index) => api.client.get(`/products?q=after${index}`)),
    );
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
    expect((await api.client.fetch('/health/live')).status).toBe(200);
    expect(await damages(postgres.url)).toEqual([]);
  });

  it('R07 is seen to be damaged when an index no longer fits its table', async () => {
    const client = await connect();
    await client.query(`create table torn (id int);
      create function key_of(id int) returns int immutable language sql return id;
      create index torn_key on torn (key_of(id));
      insert into torn select generate_series(1, 9);
      create or replace function key_of(id int) returns int immutable language sql return id + 1`);
    expect(await damages(postgres.url)).toEqual([expect.stringMatching(/^public\.torn_key: /)]);
    await client.query('drop table torn');
    await client.end();
  });
});
