import { describe, expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { insertSql, rowValues } from './insert-sql.js';
import { Statement } from './statement.js';
import { LATER } from './wire.js';

const database = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

describe('a kept statement', () => {
  it('is put together once and takes the values of each call', () => {
    let built = 0;
    const statement = new Statement<{ a: number; b: string }>((slot) => {
      built += 1;
      return sql`select ${slot('b')}, ${slot('a')}, ${slot('b')}, ${'fixed'}`;
    });
    const first = statement.with(database, { a: 1, b: 'x' });
    const second = statement.with(database, { a: 2, b: 'y' });
    expect(first.sql).toBe('select $1, $2, $3, $4');
    expect(second.sql).toBe(first.sql);
    expect(first.parameters).toEqual(['x', 1, 'x', 'fixed']);
    expect(second.parameters).toEqual(['y', 2, 'y', 'fixed']);
    expect(built).toBe(1);
  });

  it('says when nobody reads its answer', () => {
    const statement = Statement.later(() => sql`insert into event default values`);
    expect(statement.with(database, {}).sql).toBe(`${LATER}insert into event default values`);
  });

  it('inserts rows under the names of their columns', () => {
    const rows = [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ];
    const statement = new Statement<Record<string, unknown>>((slot) => insertSql('thing', rows, slot));
    const { sql: text, parameters } = statement.with(database, rowValues('thing', rows));
    expect(text).toBe('insert into "thing" ("id", "name") values ($1, $2), ($3, $4)');
    expect(parameters).toEqual([1, 'a', 2, 'b']);
  });
});
