import { afterAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { ApiProcess } from '../support/api-process.js';
import { nextVersion } from '../support/next-version.js';
import { until } from '../support/processes.js';
import { UnguardedApi } from '../support/unguarded.js';
import { useOwnShop } from '../support/use-shop.js';

const FIRST = 'Migration29991230000000_first';
const version = (...statements: string[]) =>
  nextVersion({
    [FIRST]: ['alter table account add column motto text'],
    Migration29991231000000_next: statements,
  });
const COLUMN = 'alter table account add column nickname text';

/** The process that runs this program. */
function processOf(main: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = pids.find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(main);
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`nobody runs ${main}`);
  return Number(found);
}

describe('R19 a new version that is killed in the middle of its migration', () => {
  const shop = useOwnShop({ env: { LOG_LEVEL: 'warn' } });
  const [stuck, next] = [
    new UnguardedApi(version(COLUMN, 'select pg_sleep(3600)')),
    new UnguardedApi(version(COLUMN)),
  ];
  afterAll(() => [stuck, next].forEach((one) => one.remove()));

  it('leaves nothing of it behind: the old version goes on, and the next start goes on from the migration before', async () => {
    const { databaseUrl, dataDir } = shop;
    const starting = ApiProcess.start({ databaseUrl, dataDir, main: stuck.main });
    const failed = expect(starting).rejects.toThrow();
    const sleeping = () =>
      shop.sql(
        `select 1 from pg_stat_activity where datname = current_database() and query ~ '^select pg_sleep'`,
      );
    await until('the migration holds its locks', async () => (await sleeping()).length > 0);
    process.kill(processOf(stuck.main), 'SIGKILL');
    await failed;
    await until('its statement has ended', async () => (await sleeping()).length === 0);
    await shop.shopper();
    const column = () =>
      shop.sql(
        `select 1 from information_schema.columns where column_name = 'nickname' and table_name = 'account'`,
      );
    expect(await column()).toEqual([]);
    const recorded = () =>
      shop.sql(`select name from mikro_orm_migrations where name like '%2999123%' order by id`);
    expect(await recorded()).toEqual([{ name: FIRST }]);
    await shop.sql(`select motto from account`);
    const newer = await ApiProcess.start({ databaseUrl, dataDir, main: next.main });
    await newer.client.get('/products', { expect: 200 });
    await newer.stop();
    expect(await column()).toHaveLength(1);
    expect(await recorded()).toEqual([{ name: FIRST }, { name: 'Migration29991231000000_next' }]);
  });
});
