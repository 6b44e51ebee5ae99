import { MikroORM } from '@mikro-orm/postgresql';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { readConfig } from '../../api/src/platform/config/config.js';
import { IndexApart } from '../../api/src/platform/database/index-apart.js';
import { migrate } from '../../api/src/platform/database/migrate.js';
import { MIGRATING } from '../../api/src/platform/database/migrating.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { OF_MIGRATIONS, Pool } from '../../api/src/platform/database/pool.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

/** The lock of whoever migrates. */
const TURN = 7_361_904_112;
const NAME = 'Migration29991231000000_sample';

class SampleIndex extends IndexApart {
  protected override readonly index = { name: 'apart_sample_idx', on: 'apart_sample (id) where id > 1' };
  protected override readonly insteadOf = { name: 'apart_earlier_idx', on: 'apart_sample (id)' };
}

const shop = useShop();

const connected = async () => {
  const client = new pg.Client(shop.databaseUrl);
  await client.connect();
  return client;
};
const indexes = () =>
  shop.sql<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname = 'apart_sample_idx'`,
  );
const earlier = async () => (await shop.sql(`select to_regclass('apart_earlier_idx') as it`))[0]?.['it'];

it('makes an index beside those who write, after a try that was cut, in place of another, while another process waits for its turn', async () => {
  await shop.sql('create table apart_sample (id int)');
  await shop.sql('create index apart_earlier_idx on apart_sample (id)');
  const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
  const [writer, turn] = [await connected(), await connected()];
  const options = ormOptions(config, new Pool(config, shop.databaseUrl, { limits: OF_MIGRATIONS }));
  const orm = await MikroORM.init({
    ...options,
    ...MIGRATING,
    migrations: { ...MIGRATING.migrations, migrationsList: [{ name: NAME, class: SampleIndex }] },
    entities: [],
    entitiesTs: [],
  });
  try {
    // what is left where two rows are alike
    await shop.sql('insert into apart_sample values (7), (7)');
    await expect(
      shop.sql('create unique index concurrently apart_sample_idx on apart_sample (id)'),
    ).rejects.toThrow();
    expect(await indexes()).toEqual([{ valid: false }]);

    await turn.query('select pg_advisory_lock($1)', [TURN]);
    const waiting = migrate(config);
    await writer.query('begin; insert into apart_sample values (8)');
    const made = orm.migrator.up();
    await shop.sql('insert into apart_sample values (9)');
    await writer.query('commit');
    await made;
    expect(await indexes()).toEqual([{ valid: true }]);
    expect(await earlier()).toBeNull();
    await turn.query('select pg_advisory_unlock($1)', [TURN]);
    await waiting;
    await orm.migrator.down();
    expect(await indexes()).toEqual([]);
    expect(await earlier()).toBe('apart_earlier_idx');
  } finally {
    await Promise.all([writer.end(), turn.end()]);
    await orm.close(true);
    await shop.sql('drop table apart_sample');
  }
});
