import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../support/api-process.js';
import { DatabaseShop } from '../support/database-shop.js';
import { eventually, mustBeSound, switches } from '../support/money.js';
import { until } from '../support/processes.js';
import { useProxiedApi } from '../support/proxied-api.js';
import type { Shop } from '../support/shop.js';
import { useOwnShop, useShop } from '../support/use-shop.js';
import { COLUMNS, PIECES_IN_CART, prepare, type Column, type Outcome, type Prepared } from './matrix.js';

const FAILED = 'Checkout failed. Please try again.';
/** A refusal comes soon: within what a person waits, on a busy machine too. */
const SOON_MS = 6_000;
const DELAY_MS = 1_500;
const WRITES: readonly Column[] = ['cart and favorites', 'pay by card', 'pay with cash or mobile money'];

const are = (outcomes: readonly Outcome[], status: RegExp) =>
  outcomes.forEach((one) => expect(`${one.status} ${one.message}`).toMatch(status));
const areFull = (outcomes: readonly Outcome[]) => are(outcomes, /^20[0-2] /);
const areRefused = (outcomes: readonly Outcome[]) =>
  outcomes.forEach((one) => {
    expect([one.status, one.retryAfter, one.message]).toEqual([503, '2', expect.stringMatching(/\w/)]);
    expect(one.ms).toBeLessThan(SOON_MS);
  });
const piecesOf = async ({ shopper }: Prepared): Promise<number> =>
  (await shopper.get('/carts', { expect: 200 })).body.summary.itemCount;
const chargesIn = (shop: Shop) => shop.sql('select 1 from ledger_transaction');

describe('the API process that somebody was at is killed:', () => {
  const shop = useOwnShop({ processes: 2 });
  let well: Prepared;
  const before = new Map<Column, Outcome[]>();
  const columns = COLUMNS.map((column) => [column] as const);
  beforeAll(async () => {
    well = await prepare(shop, () => shop.api.client);
    for (const column of COLUMNS) before.set(column, await well.act(column));
    await shop.api.kill();
    shop.apis.shift();
  });

  it.each(columns)('%s is full at the other', async (column) => {
    const after = await well.act(column);
    areFull(after);
    // the same purchase under the same key
    expect(after.map(({ orderId }) => orderId)).toEqual(before.get(column)?.map(({ orderId }) => orderId));
  });

  it('no cart has lost a thing', async () => {
    expect(await piecesOf({ ...well, shopper: shop.client.as(well.shopper.token) })).toBe(PIECES_IN_CART);
    await mustBeSound(shop);
  });
});

describe('the database is dead:', () => {
  const shop = new DatabaseShop({ env: { LOG_LEVEL: 'fatal' } });
  let dead: Prepared;
  beforeAll(async () => {
    await shop.open();
    dead = await prepare(shop, () => shop.client);
    await shop.stopDatabase('SIGQUIT');
  });
  afterAll(() => shop.close());

  it.each(COLUMNS)('%s is refused soon, with a sentence', async (column) =>
    areRefused(await dead.act(column)),
  );

  it('when it is back, carts are as they were, and nothing was charged', async () => {
    await shop.startDatabase();
    await until('it is ready', async () => (await shop.client.fetch('/health/ready')).status === 200);
    expect(await piecesOf(dead)).toBe(PIECES_IN_CART);
    expect(await shop.sql('select 1 from orders')).toHaveLength(1);
    expect(await chargesIn(shop)).toEqual([]);
    await mustBeSound(shop);
  });
});

const shop = useShop();

describe('the database is slow:', () => {
  const line = useProxiedApi(shop);
  let slow: Prepared;
  beforeAll(async () => {
    slow = await prepare(shop, () => line.api.client);
    line.proxy.delayMs = DELAY_MS;
  });

  it.each(COLUMNS)('%s is answered late, or refused with a sentence', async (column) => {
    for (const one of await slow.act(column))
      if (one.status === 503) areRefused([{ ...one, ms: 0 }]);
      else areFull([one]);
  });

  it('nothing was charged, and carts are as they were', async () => {
    expect(await chargesIn(shop)).toEqual([]);
    expect(await piecesOf(slow)).toBe(PIECES_IN_CART);
  });
});

describe.each([
  ['dead', 'error'],
  ['slow', 'slow'],
])('the card provider is %s:', (_, answers) => {
  const shop = useOwnShop();
  let without: Prepared;
  beforeAll(async () => {
    without = await prepare(shop, () => shop.client);
    await switches(shop, { answers });
  });
  const others = COLUMNS.filter((column) => column !== 'pay by card');

  it.each(others)('%s is full', async (column) => areFull(await without.act(column)));

  it('pay by card is refused in the words of the shop', async () => {
    const [paid] = await without.act('pay by card');
    expect([paid?.status, paid?.message]).toEqual([503, FAILED]);
    expect(await chargesIn(shop)).toEqual([]);
  });
});

describe('the mail server is dead:', () => {
  const shop = useOwnShop({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  let without: Prepared;
  beforeAll(async () => (without = await prepare(shop, () => shop.client)));

  it.each(COLUMNS)('%s is full', async (column) => areFull(await without.act(column)));

  it('mails wait', async () => {
    const asked = `select 1 from graphile_worker.jobs where task_identifier = 'mail.send' and last_error is not null`;
    await eventually(
      () => shop.sql(asked),
      (rows) => rows.length > 0,
    );
    await mustBeSound(shop);
  });
});

describe('the disk is full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duka-matrix-'));
  const full = join(folder, 'full');
  const preload = new URL('../support/full-disk.mjs', import.meta.url).href;
  afterAll(() => rmSync(folder, { recursive: true }));

  describe('where the database is:', () => {
    const shop = useOwnShop();
    let without: Prepared;
    beforeAll(async () => {
      without = await prepare(shop, () => shop.client);
      // as PostgreSQL says it when a table cannot grow
      await shop.sql(`create function no_space() returns trigger language plpgsql as
        $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
      for (const table of ['cart_line', 'favorite', 'order_line'])
        await shop.sql(`create trigger no_space before insert on ${table} execute function no_space()`);
    });
    const reads = COLUMNS.filter((column) => !WRITES.includes(column));

    it.each(reads)('%s is full', async (column) => areFull(await without.act(column)));
    it.each(WRITES)('%s is refused soon, with a sentence', async (column) =>
      areRefused(await without.act(column)),
    );

    it('log in is refused as well when not even a session has room', async () => {
      await shop.sql('create trigger no_space before insert on session execute function no_space()');
      areRefused(await without.act('log in'));
      await shop.sql('drop trigger no_space on session');
    });

    it('when there is space, carts are as they were, and nothing was charged', async () => {
      await shop.sql('drop function no_space cascade');
      expect(await piecesOf(without)).toBe(PIECES_IN_CART);
      expect(await chargesIn(shop)).toEqual([]);
      for (const column of WRITES) areFull(await without.act(column));
      await mustBeSound(shop);
    });
  });

  describe('where the log is written:', () => {
    const shop = useOwnShop();
    let api: ApiProcess;
    let without: Prepared;
    beforeAll(async () => {
      const { databaseUrl, dataDir } = shop;
      api = await ApiProcess.start({ databaseUrl, dataDir, log: '/dev/full' });
      without = await prepare(shop, () => api.client);
    });
    afterAll(() => api.stop());

    it.each(COLUMNS)('%s is full', async (column) => areFull(await without.act(column)));
  });

  describe('where pictures lie:', () => {
    const shop = useOwnShop({ env: { NODE_OPTIONS: `--import=${preload}`, FULL_DISK: full } });
    let without: Prepared;
    beforeAll(async () => {
      without = await prepare(shop, () => shop.client);
      writeFileSync(full, 'ENOSPC');
    });
    const others = COLUMNS.filter((column) => column !== 'administration');

    it.each(others)('%s is full', async (column) => areFull(await without.act(column)));
    it('administration is full, but an upload fails with a sentence', async () => {
      const [stats, upload] = await without.act('administration');
      expect([stats?.status, upload?.status, upload?.message]).toEqual([
        200,
        507,
        'There is no space left for pictures. Nothing was changed.',
      ]);
    });
  });
});
