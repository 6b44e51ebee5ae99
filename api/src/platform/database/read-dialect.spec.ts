import { describe, expect, it } from '@jest/globals';
import { Kysely, sql, type QueryResult } from 'kysely';
import { OpenStatements } from './open-statements.js';
import type { Pool } from './pool.js';
import { ReadDialect } from './read-dialect.js';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** A primary that answers, and a replica that fails each read with `error`. */
function reading(error: Error) {
  const client = {
    query: () => Promise.resolve({ command: 'SELECT', rowCount: 1, rows: [{ by: 'primary' }] }),
    release: () => undefined,
  };
  const primary = {
    connect: () => Promise.resolve(client),
    clients: { connect: () => Promise.resolve(client) },
    statements: new OpenStatements(() => Promise.resolve()),
  };
  const replica = { run: <Row>(): Promise<QueryResult<Row>> => Promise.reject(error) };
  const db = new Kysely<unknown>({
    dialect: new ReadDialect(primary as unknown as Pool, () => replica),
  });
  return async () => (await sql`select 1`.execute(db)).rows;
}

describe('a read that its replica fails', () => {
  it.each([
    ['was cut', new Error('Connection terminated unexpectedly')],
    ['stood in the way of what is replayed', failure('40001')],
    ['found no space', failure('53100')],
    ['found a spoilt index', failure('XX002')],
    ['could not read a file', failure('58030')],
    ['asks for what a migration has made and the replica has not got', failure('42703')],
  ])('is answered by the primary when it %s', async (_, error) => {
    expect(await reading(error)()).toEqual([{ by: 'primary' }]);
  });

  it.each([
    ['took too long', failure('57014')],
    ['is wrong itself', failure('22P02')],
  ])('is not asked twice when it %s', async (_, error) => {
    await expect(reading(error)()).rejects.toThrow(error);
  });
});
