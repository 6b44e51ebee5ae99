import { describe, expect, it } from '@jest/globals';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { noteUnsent } from './cut-connection.js';
import { inCompany } from './in-company.js';

const cut = () => Object.assign(new Error('the server is being ended'), { code: '57P01' });

/** A database of which `acquire` says what its next connection does. Notes what was asked. */
function database(acquire: (turn: number) => DatabaseConnection) {
  let turn = 0;
  class Driver extends DummyDriver {
    override acquireConnection(): Promise<DatabaseConnection> {
      turn += 1;
      return Promise.resolve(turn).then(acquire);
    }
  }
  return new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

function askFor(...names: string[]) {
  const asked: string[] = [];
  const answering: DatabaseConnection = {
    executeQuery: <Row>({ sql }: CompiledQuery) => {
      asked.push(sql);
      return Promise.resolve<QueryResult<Row>>({ rows: [{ sql }] as Row[] });
    },
    streamQuery: () => {
      throw new Error('nobody streams');
    },
  };
  const cutting: DatabaseConnection = {
    ...answering,
    executeQuery: ({ sql }) => {
      asked.push(sql);
      return Promise.reject(cut());
    },
  };
  return {
    asked,
    /** The first goes alone; the others come while it is underway, and meet `second` as their connection. */
    outcomes: (second: 'none' | 'cut') => {
      const db = database((turn) => {
        if (turn !== 2) return answering;
        if (second === 'cut') return cutting;
        const error = cut();
        noteUnsent(error);
        throw error;
      });
      return Promise.allSettled(names.map((name) => inCompany(db, CompiledQuery.raw(name))));
    },
  };
}

describe('statements in company whose connection is lost', () => {
  it('are each asked alone where there was none to send them by', async () => {
    const { asked, outcomes } = askFor('first', 'second', 'third');
    const answers = await outcomes('none');
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(asked).toEqual(['first', 'second', 'third']);
  });

  it('are asked no second time once they were sent, and each hears of it', async () => {
    const { asked, outcomes } = askFor('first', 'second', 'third');
    const answers = await outcomes('cut');
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(asked.filter((sql) => sql === 'second' || sql === 'third')).toEqual(['second', 'third']);
    expect(asked.filter((sql) => sql === 'rollback')).toEqual([]);
  });
});
