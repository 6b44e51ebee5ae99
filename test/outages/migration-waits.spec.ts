import { afterAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ApiProcess } from '../support/api-process.js';
import { crowd } from '../support/concurrent.js';
import { nextVersion } from '../support/next-version.js';
import { ownPort } from '../support/own-port.js';
import { until } from '../support/processes.js';
import { readAndWrite, statuses } from '../support/steady-calls.js';
import { UnguardedApi } from '../support/unguarded.js';
import { useOwnShop } from '../support/use-shop.js';

const NEXT = nextVersion({
  Migration29991231000000_next: ['alter table account add column nickname text'],
});
const TRIES = 5;

describe('R19 a new version whose migration waits for somebody who reads the table for long', () => {
  const shop = useOwnShop({ env: { LOG_LEVEL: 'warn' } });
  const next = new UnguardedApi(NEXT);
  afterAll(() => next.remove());

  it('lets everybody pass between its tries, and opens once it has had its turn', async () => {
    const reader = new pg.Client({ connectionString: shop.databaseUrl });
    await reader.connect();
    await reader.query('begin');
    await reader.query('select count(*) from account');

    const { databaseUrl, dataDir } = shop;
    const people = await crowd(shop, 20);
    const port = await ownPort();
    const starting = ApiProcess.start({ databaseUrl, dataDir, main: next.main, port });
    starting.catch(() => undefined);
    const log = join(dataDir, `api-${port}.log`);
    const tries = () =>
      existsSync(log) ? readFileSync(log, 'utf8').split('a migration waits for a lock').length - 1 : 0;
    // until then it starts, which takes a processor of its own
    await until('the migration has tried once', () => tries() > 0);
    const calls = readAndWrite(people, shop.apis);
    try {
      await until('it has tried again and again', () => tries() >= TRIES);
      expect(statuses(await calls.end())).toEqual([200]);
    } finally {
      await calls.end();
      await reader.end();
    }
    const newer = await starting;
    await newer.client.get('/products', { expect: 200 });
    await newer.stop();
    expect(await shop.sql('select nickname from account where nickname is not null')).toEqual([]);
  });
});
