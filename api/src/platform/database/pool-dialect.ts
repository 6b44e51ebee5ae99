import { PostgresDialect, type Driver } from 'kysely';
import { PoolDriver } from './pool-driver.js';
import type { Pool } from './pool.js';

/** PostgreSQL as Kysely knows it, over a pool of ours. */
export class PoolDialect extends PostgresDialect {
  constructor(private readonly pool: Pool) {
    super({ pool: pool.clients });
  }

  override createDriver(): Driver {
    return new PoolDriver(this.pool);
  }
}
