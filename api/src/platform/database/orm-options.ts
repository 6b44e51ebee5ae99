import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { MIGRATIONS } from './migrations.js';
import { PoolDialect } from './pool-dialect.js';
import { Pool } from './pool.js';

/** MikroORM's configuration over a pool of ours; entities come from the features' modules. */
export function ormOptions(config: Config, primary = new Pool(config)) {
  return defineConfig({
    clientUrl: config.env.DATABASE_URL,
    driverOptions: () => new PoolDialect(primary),
    extensions: [Migrator],
    migrations: {
      migrationsList: MIGRATIONS,
      snapshot: false,
      snapshotOnMigrate: false,
      // each in a transaction of its own, recorded in it: no lock is held while the next ones work
      transactional: true,
      allOrNothing: false,
    },
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
    logger: (message) => log.debug(message),
  });
}
