import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { isCut } from './cut-connection.js';
import { PoolDialect } from './pool-dialect.js';
import { PoolDriver, runIn } from './pool-driver.js';
import type { Pool } from './pool.js';
import { sqlState } from './sql-state.js';

/** A read that stood in the way of what the replica was to replay: serialization_failure, deadlock_detected. */
const IN_THE_WAY = new Set(['40001', '40P01']);

interface Reader {
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}

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
      if (!isCut(error) && !IN_THE_WAY.has(sqlState(error) ?? '')) throw error;
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
