import type pg from 'pg';
import { BadConfiguration } from '../config/config.js';

/** What all migrations from before the first release became. */
const INITIAL = 'Migration20261130000000_initial';
/** How many they were, and the last commit that has them. */
const FORMER = { count: 82, commit: '2daea5ac' };

/**
 * A database that has every one of the former migrations has the tables of the one that they became: it stands in their place,
 * at once for all. @throws BadConfiguration when only a part of them was made
 */
export async function takeOver(client: pg.ClientBase): Promise<void> {
  const table = await client.query<{ found: string | null }>(
    `select to_regclass('mikro_orm_migrations') as found`,
  );
  if (!table.rows[0]?.found) return;
  const { rows } = await client.query<{ name: string }>(
    'select name from mikro_orm_migrations where name < $1 collate "C" order by name',
    [INITIAL],
  );
  if (rows.length === 0) return;
  if (rows.length < FORMER.count) throw new BadConfiguration([tooOld(rows.at(-1)?.name ?? '')]);
  await client.query(
    `with former as (delete from mikro_orm_migrations where name < $1 collate "C" returning id)
     insert into mikro_orm_migrations (id, name) select min(id), $1 from former`,
    [INITIAL],
  );
}

function tooOld(last: string): string {
  return `The tables of this database are older (${last}) than the first that this version can move on from. Nothing was changed. Start it once with the version in between, "git checkout ${FORMER.commit} && npm start", and then with this one; or begin with an empty database.`;
}
