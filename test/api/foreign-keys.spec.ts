import { expect, it } from '@jest/globals';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

it('finds what names an account by an index: guests are deleted every night, and no table is read whole for each', async () => {
  const keys = await shop.sql<{ key: string; isFound: boolean }>(
    `select c.conrelid::regclass || '.' || a.attname as key,
       exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]) as "isFound"
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'account'::regclass`,
  );
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter(({ isFound }) => !isFound).map(({ key }) => key)).toEqual([]);
});
