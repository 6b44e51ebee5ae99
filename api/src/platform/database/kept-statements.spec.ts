import { expect, it } from '@jest/globals';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { KeptStatements } from './kept-statements.js';

interface Tables {
  product: { id: string; name: string };
}

const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('builds a statement once for what it is made from, and sends each with its own values', async () => {
  const statements = new KeptStatements();
  const sent: unknown[] = [];
  const spied = {
    ...{ getExecutor: () => db.getExecutor() },
    executeQuery: ({ sql, parameters }: CompiledQuery) => {
      sent.push([sql, parameters]);
      return Promise.resolve({ rows: [{ id: 'lamp' }] });
    },
  } as unknown as Kysely<Tables>;
  let built = 0;
  const ask = (name: string) =>
    statements.ask(spied, name, () => {
      built += 1;
      return db.selectFrom('product').select('id').where('name', '=', name);
    });
  for (const name of ['Lamp', 'Chair', 'Lamp']) expect(await ask(name)).toEqual([{ id: 'lamp' }]);
  const text = 'select "id" from "product" where "name" = $1';
  expect(sent).toEqual([
    [text, ['Lamp']],
    [text, ['Chair']],
    [text, ['Lamp']],
  ]);
  expect(built).toBe(2);
});
