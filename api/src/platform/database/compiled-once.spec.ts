import { expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type CompiledQuery,
} from 'kysely';
import { compiledOnce, type PlaceOf } from './compiled-once.js';
import { fixed } from './fixed.js';

interface Tables {
  stock: { id: string; held: number };
}

function database() {
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      asked.push(query);
    },
  });
  return { db, asked };
}

it('builds a statement once and asks it with the values of each call', async () => {
  const { db, asked } = database();
  let built = 0;
  const held = compiledOnce((tables: Kysely<Tables>, place: PlaceOf<{ id: string; least: number }>) => {
    built += 1;
    return tables
      .selectFrom('stock')
      .select(sql<boolean>`held > ${place('least')}`.as('isLow'))
      .where('held', '<', 9)
      .where('id', '=', place('id'));
  });
  await held(db, { id: 'a', least: 1 });
  await held(db, { id: 'b', least: 2 });
  expect(built).toBe(1);
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    [1, 9, 'a'],
    [2, 9, 'b'],
  ]);
  expect(asked[0]?.sql).toBe(asked[1]?.sql);
});

it('puts a part together once, and refuses one that has values', async () => {
  const { db } = database();
  const part = fixed(sql<number>`held + ${sql.lit(1)}`);
  expect(db.selectFrom('stock').select(part.as('next')).compile().sql).toBe(
    'select held + 1 as "next" from "stock"',
  );
  expect(() => fixed(sql`held + ${1}`)).toThrow('has values: held + $1');
});
