import { describe, expect, it } from '@jest/globals';
import { Kysely, sql, type CompiledQuery } from 'kysely';
import { OpenStatements } from './open-statements.js';
import type { Pool } from './pool.js';
import { PoolDialect } from './pool-dialect.js';

const CUT = new Error('Connection terminated unexpectedly');

/** A database whose statements fail as told, and what its one client was released with. */
function database(fails: (text: string) => Error | undefined) {
  const released: unknown[] = [];
  const sent: { name?: string; text: string }[] = [];
  const client = {
    query: (statement: { name?: string; text: string } | string) => {
      const { text } = typeof statement === 'string' ? { text: statement } : statement;
      sent.push(typeof statement === 'string' ? { text } : statement);
      const error = fails(text);
      return error ? Promise.reject(error) : Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
    },
    release: (error?: unknown) => released.push(error),
  };
  const pool = {
    connect: () => Promise.resolve(client),
    clients: { connect: () => Promise.resolve(client) },
    statements: new OpenStatements(() => Promise.resolve()),
  };
  return { released, sent, db: new Kysely<unknown>({ dialect: new PoolDialect(pool as unknown as Pool) }) };
}

/** A database that gives no connection, and a standby. */
function withoutPrimary() {
  const asked: string[] = [];
  const run = ({ sql: text }: CompiledQuery) => {
    asked.push(text);
    return Promise.resolve({ rows: ['from the standby'] });
  };
  const pool = { connect: () => Promise.reject(CUT), clients: {}, standby: () => ({ run }) };
  return { asked, db: new Kysely<unknown>({ dialect: new PoolDialect(pool as unknown as Pool) }) };
}

describe('a client of the pool', () => {
  it('is done without by reads outside of a transaction, where a standby answers while there is none', async () => {
    const { db, asked } = withoutPrimary();
    expect((await sql`select 1`.execute(db)).rows).toEqual(['from the standby']);
    await expect(sql`update stock set held = 0`.execute(db)).rejects.toThrow(CUT);
    await expect(db.startTransaction().execute()).rejects.toThrow(CUT);
    expect(asked).toEqual(['select 1']);
  });

  it('is thrown away when BEGIN fails', async () => {
    const { db, released } = database((text) => (text === 'begin' ? CUT : undefined));
    await expect(db.startTransaction().execute()).rejects.toThrow(CUT);
    expect(released).toEqual([CUT]);
  });

  it('is thrown away when ROLLBACK fails', async () => {
    const { db, released } = database((text) => (text === 'rollback' ? CUT : undefined));
    const transaction = await db.startTransaction().execute();
    await transaction.rollback().execute();
    expect(released).toEqual([CUT]);
  });

  it('is thrown away when COMMIT and then ROLLBACK fail', async () => {
    const { db, released } = database((text) => (text === 'begin' ? undefined : CUT));
    const transaction = await db.startTransaction().execute();
    await expect(transaction.commit().execute()).rejects.toThrow(CUT);
    await transaction.rollback().execute();
    expect(released).toEqual([CUT]);
  });

  it('is thrown away when a statement was cut, and kept when PostgreSQL refused one', async () => {
    const cut = database(() => CUT);
    await expect(sql`select 1`.execute(cut.db)).rejects.toThrow(CUT);
    expect(cut.released).toEqual([CUT]);
    const refused = database(() => Object.assign(new Error('duplicate key'), { code: '23505' }));
    await expect(sql`select 1`.execute(refused.db)).rejects.toThrow('duplicate key');
    expect(refused.released).toEqual([undefined]);
  });

  it('tells whoever asks in a transaction that is aborted what has aborted it', async () => {
    const failure = (code: string) => Object.assign(new Error(code), { code });
    const { db } = database((text) => {
      if (text.includes('held')) return failure('40P01');
      return text.includes('behind') ? failure('25P02') : undefined;
    });
    const transaction = await db.startTransaction().execute();
    await expect(sql`update stock set held = 1`.execute(transaction)).rejects.toThrow('40P01');
    await expect(sql`select behind`.execute(transaction)).rejects.toThrow('40P01');
    await transaction.rollback().execute();
  });

  it('is asked once more where a migration has changed what is answered, but not within a transaction', async () => {
    const stale = new Error('cached plan must not change result type');
    let failures = 1;
    const { db, sent } = database((text) => (text.includes('changed') && failures-- > 0 ? stale : undefined));
    await sql`select changed`.execute(db);
    expect(sent.map(({ text }) => text)).toEqual(['select changed', 'select changed']);
    failures = 2;
    await expect(sql`select changed`.execute(db)).rejects.toThrow(stale);
    failures = 1;
    const transaction = await db.startTransaction().execute();
    await expect(sql`select changed`.execute(transaction)).rejects.toThrow(stale);
    await transaction.rollback().execute();
  });

  it('is sent statements with parameters under a name when they come again', async () => {
    const { db, sent } = database(() => undefined);
    for (let time = 0; time < 4; time += 1) await sql`select ${time}`.execute(db);
    const names = sent.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual([undefined, undefined]);
    expect(names[2]).toBeDefined();
    expect(names[3]).toBe(names[2]);
  });
});
