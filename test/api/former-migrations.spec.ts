import { beforeEach, describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../api/src/platform/database/migrations.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop();
const INITIAL = 'Migration20261130000000_initial';
/** As many as there were, the first and the last by their names. */
const FORMER = [
  'Migration20261121000001_initial',
  ...Array.from({ length: 80 }, (_, nth) => `Migration202611230000${10 + nth}_former`),
  'Migration20261129070000_notes_of_imports',
];
const later = MIGRATIONS.map(({ name }) => name).filter((name) => name !== INITIAL);

const recorded = async () => {
  const rows = await shop.sql<{ name: string }>('select name from mikro_orm_migrations order by id');
  return rows.map(({ name }) => name);
};
const record = async (names: readonly string[]) => {
  await shop.sql('truncate mikro_orm_migrations restart identity');
  await shop.sql('insert into mikro_orm_migrations (name) select unnest($1::text[])', [names]);
};

beforeEach(() => shop.shopper());

describe('a database from before all migrations became one', () => {
  it('goes on with what it has when it had them all, whatever came after them', async () => {
    await record([...FORMER, ...later]);
    const accounts = await shop.sql('select id from account order by id');
    const api = await shop.startApi();
    await api.client.get('/products', { expect: 200 });
    await api.stop();
    expect(await recorded()).toEqual([INITIAL, ...later]);
    expect(await shop.sql('select id from account order by id')).toEqual(accounts);
    await (await shop.startApi()).stop();
    expect(await recorded()).toEqual([INITIAL, ...later]);
  });

  it.each([
    ['the last one', FORMER.slice(0, -1)],
    ['all but the first one', FORMER.slice(0, 1)],
  ])('is refused without %s, and told what to do', async (_, names) => {
    await record(names);
    const start = shop.startApi();
    await expect(start).rejects.toThrow('ended with 78');
    await expect(start).rejects.toThrow(`The tables of this database are older (${names.at(-1)})`);
    await expect(start).rejects.toThrow('"git checkout 2daea5ac && npm start", and then with this one');
    expect(await recorded()).toEqual(names);
  });
});
