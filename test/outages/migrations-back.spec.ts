import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { readConfig } from '../../api/src/platform/config/config.js';
import { MIGRATING } from '../../api/src/platform/database/migrating.js';
import { MIGRATIONS } from '../../api/src/platform/database/migrations.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { mustBeSound } from '../support/money.js';
import { SECRET } from '../support/sessions.js';
import { useOwnShop } from '../support/use-shop.js';

/** All that makes up the tables, whatever the order in which it was made. */
const SHAPE = `
  select 'column ' || table_name || '.' || column_name as what, concat_ws(' ', data_type, is_nullable, column_default) as how
    from information_schema.columns where table_schema = 'public'
  union all select 'index ' || indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger ' || tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal and tgrelid::regclass::text not like '%.%'
  union all select 'function ' || p.oid::regprocedure, p.prosrc
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;

describe('R19 the migrations of this repository', () => {
  // before the shop, whose database goes with it
  afterAll(() => orm.close());
  const shop = useOwnShop({ demo: true, env: { LOG_LEVEL: 'warn' } });
  let orm: MikroORM;
  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
    orm = await MikroORM.init({
      ...ormOptions(config),
      ...MIGRATING,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    });
  });

  const oneWay = Object.getOwnPropertyDescriptor(Migration.prototype, 'down')?.value as unknown;
  const goesBack = new Set(
    MIGRATIONS.filter((one) => Reflect.get(one.class.prototype, 'down') !== oneWay).map(({ name }) => name),
  );
  const last = async () => (await orm.migrator.getExecuted()).at(-1)?.name ?? '';
  const rows = async () =>
    shop.sql(`select (select count(*) from product) as products, (select count(*) from account) as accounts,
      (select count(*) from orders) as orders, (select sum(on_hand) from stock) as pieces`);

  it('go back one after the other beside the goods and orders of a shop, and forth again to the same tables', async () => {
    await mustBeSound(shop);
    const [shape, kept] = [await shop.sql(SHAPE), await rows()];
    await shop.api.stop();
    const back: string[] = [];
    for (let name = await last(); goesBack.has(name); name = await last()) {
      await orm.migrator.down();
      back.push(name);
    }
    expect(back.toSorted()).toEqual([...goesBack].toSorted());
    expect(await last()).toBe('Migration20261130000000_initial');
    expect(await rows()).toEqual(kept);
    await orm.migrator.up();
    expect(await shop.sql(SHAPE)).toEqual(shape);
    expect(await rows()).toEqual(kept);

    shop.apis = [await shop.startApi()];
    await shop.client.get('/products', { expect: 200 });
    await mustBeSound(shop);
  });
});
