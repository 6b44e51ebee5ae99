import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { isCut } from './cut-connection.js';
import { PoolDialect } from './pool-dialect.js';
import { PoolDriver, runIn } from './pool-driver.js';
import type { Pool } from './pool.js';
import type { Reader } from './reader.js';
import { sqlState } from './sql-state.js';

/**
 * What a replica may say of a read that the primary answers: that it stood in the way of what is to be replayed (40), that
 * its disk, memory or connections are at an end (53), its files are spoilt (58, XX), or a migration has not come to it yet (42).
 */
const ITS_OWN_TROUBLE = /^(40|42|53|58|XX)/;

/** Sends each read to a replica, and once more to the primary when the replica fails it. */
export class ReadDialect extends PoolDialect {
  /** @param replica the one whose turn it is; undefined when none is well */
  constructor(
    private readonly primary: Pool,
    private readonly replica: () => Reader | undefined,
  ) {
    super(primary);
  }

  override createDriver(): Driver {
    const driver = new PoolDriver(this.primary);
    return new ReadDriver({ run: (query) => runIn(driver, query) }, this.replica);
  }
}

class ReadDriver implements Driver, DatabaseConnection {
  constructor(
    private readonly primary: Reader,
    private readonly replica: () => Reader | undefined,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const replica = this.replica();
    if (!replica) return this.primary.run<Row>(query);
    try {
      return await replica.run<Row>(query);
    } catch (error) {
      if (!isCut(error) && !ITS_OWN_TROUBLE.test(sqlState(error) ?? '')) throw error;
      return this.primary.run<Row>(query);
    }
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this);
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed here: read them by pages.');
  }

  beginTransaction(): never {
    throw new Error('A read that may lag behind is no transaction.');
  }

  commitTransaction(): never {
    return this.beginTransaction();
  }

  rollbackTransaction(): never {
    return this.beginTransaction();
  }
}
