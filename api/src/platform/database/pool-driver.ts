import { PostgresDriver, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import type { TransactionSettings } from 'kysely';
import type { PoolClient } from 'pg';
import type { Sent } from './convoy.js';
import { isCut } from './cut-connection.js';
import type { OpenStatements } from './open-statements.js';
import type { Pool } from './pool.js';
import type { Reader } from './reader.js';
import { IN_FAILED_TRANSACTION, sqlState } from './sql-state.js';
import { StatementNames, isStalePlan } from './statement-names.js';
import { WaitingStatements } from './waiting-statements.js';

/** Such a text is sent under a name as well as one with parameters. */
const IS_NAMED = /^(?:(?:select|with)\b|begin$|commit$)/;
/** What may be asked of a standby; what turns out to write is refused there. */
const ONLY_READS = /^\s*(?:select|with)\b/i;
const COUNTED = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

type AskedQuery = CompiledQuery & Pick<Sent, 'refusal'> & { comesOften?: boolean };

/** One client of the pool, until it is released; a client that was cut is thrown away then. */
class PoolConnection implements DatabaseConnection {
  private lost: Error | undefined;
  /** Why the transaction is aborted, once it is. */
  private failed: unknown;
  private isReleased = false;
  private readonly waiting: WaitingStatements;

  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames,
    private readonly statements: OpenStatements,
  ) {
    this.waiting = new WaitingStatements(client);
  }

  executeQuery<Row>(query: AskedQuery): Promise<QueryResult<Row>> {
    return this.answer(query, true);
  }

  private async answer<Row>(query: AskedQuery, mayAskAgain: boolean): Promise<QueryResult<Row>> {
    try {
      return await this.ask<Row>(query);
    } catch (error) {
      // of what is asked at once only one hears why; whoever asks behind it is told that, too
      if (sqlState(error) === IN_FAILED_TRANSACTION) throw this.failed ?? error;
      this.failed = error;
      if (isCut(error)) this.lost = error;
      this.names.failed(error);
      if (!isStalePlan(error) || !mayAskAgain || this.waiting.isWithin) throw error;
      return this.answer<Row>(query, false);
    }
  }

  private async ask<Row>({
    sql: text,
    parameters,
    refusal,
    comesOften,
  }: AskedQuery): Promise<QueryResult<Row>> {
    const values = [...parameters];
    const name = values.length > 0 || IS_NAMED.test(text) ? this.names.of(text, comesOften) : undefined;
    const { command, rowCount, rows } = await this.statements.during(this.client, () =>
      this.waiting.send({ name, text, values, refusal }),
    );
    return {
      rows: (rows ?? []) as Row[],
      ...(COUNTED.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
    };
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed here: read them by pages.');
  }

  /** Back into the pool, once. */
  release(error = this.lost): void {
    if (!this.isReleased) this.client.release(error);
    this.isReleased = true;
  }
}

/** While the primary cannot be had: whoever only reads, outside of a transaction, is answered by a standby. */
class StandIn implements DatabaseConnection {
  constructor(
    private readonly standby: Reader,
    private readonly why: Error,
  ) {}

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return ONLY_READS.test(query.sql) ? this.standby.run<Row>(query) : Promise.reject(this.why);
  }

  streamQuery(): never {
    throw this.why;
  }
}

/**
 * Kysely's driver with a connection that always comes back to the pool: Kysely itself keeps one for ever whose BEGIN or
 * ROLLBACK failed. Reads and statements with parameters that come again are sent under a name.
 */
export class PoolDriver extends PostgresDriver {
  private readonly names = new StatementNames();

  constructor(private readonly pool: Pool) {
    super({ pool: pool.clients });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return new PoolConnection(await this.pool.connect(), this.names, this.pool.statements);
    } catch (error) {
      const standby = isCut(error) ? this.pool.standby() : undefined;
      if (!standby) throw error;
      return new StandIn(standby, asError(error));
    }
  }

  override async beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    try {
      await super.beginTransaction(connection, settings);
    } catch (error) {
      if (connection instanceof PoolConnection) connection.release(asError(error));
      throw error;
    }
  }

  /** Never fails: a transaction that cannot be rolled back ends with its connection. */
  override async rollbackTransaction(connection: PoolConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      connection.release(asError(error));
    }
  }

  override releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PoolConnection) connection.release();
    return Promise.resolve();
  }
}

/** One statement outside of a transaction. */
export async function runIn<Row>(driver: PoolDriver, query: CompiledQuery): Promise<QueryResult<Row>> {
  const connection = await driver.acquireConnection();
  try {
    return await connection.executeQuery<Row>(query);
  } finally {
    await driver.releaseConnection(connection);
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
