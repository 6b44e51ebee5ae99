import type { CompiledQuery, QueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { PoolDriver, runIn } from './pool-driver.js';
import { Pool } from './pool.js';
import type { WalHistory } from './wal-history.js';
import { ANSWER_MS, Watcher } from './watcher.js';

/** Null for a server that is no standby, or no longer. */
const REPLAYED = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as replayed`;

export type ReplicaStatus = 'ok' | 'lagging' | 'down';

/** A streaming standby: asked again and again how far it is, and read from only while it is near enough. */
export class Replica {
  status: ReplicaStatus = 'down';
  lagMs: number | undefined;
  private readonly pool: Pool;
  private readonly driver: PoolDriver;
  private readonly lent = new Set<PoolClient>();
  private readonly watcher: Watcher;

  constructor(
    readonly name: string,
    config: Config,
    url: string,
  ) {
    this.pool = new Pool(config, url, { connectMs: ANSWER_MS });
    this.watcher = new Watcher(url);
    this.driver = new PoolDriver(this.pool);
    this.pool.clients.on('acquire', (client) => this.lent.add(client));
    this.pool.clients.on('release', (_error, client) => this.lent.delete(client));
  }

  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return runIn(this.driver, query);
  }

  /** Asks how far it has replayed the log, and decides whether it is read from until the next check. */
  async check(history: WalHistory): Promise<void> {
    try {
      const row = await this.watcher.ask<{ replayed: number | null }>(REPLAYED);
      this.lagMs =
        typeof row?.replayed === 'number' ? history.lagOf(row.replayed, performance.now()) : undefined;
      this.become(this.lagMs === undefined ? 'lagging' : 'ok');
    } catch {
      this.lagMs = undefined;
      this.become('down');
    }
  }

  async close(): Promise<void> {
    await this.watcher.close();
    await this.pool.clients.end();
  }

  private become(status: ReplicaStatus): void {
    if (status === this.status) return;
    log.warn({ replica: this.name, lagMs: this.lagMs }, `a replica of the database is ${status}`);
    this.status = status;
    // whoever waits for a silent server is to go to the primary now, not when the statement's timeout is over
    if (status === 'down') for (const client of this.lent) void client.end();
  }
}
