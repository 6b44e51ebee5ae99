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
      transactional: true,
    },
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
    logger: (message) => log.debug(message),
  });
}
