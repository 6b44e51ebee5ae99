import { defineConfig } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { PoolDialect } from './pool-dialect.js';
import { Pool } from './pool.js';

/** Stands where the ORM would look for its migrator at each start, and read hundreds of files; who migrates has `MIGRATING`. */
const NO_MIGRATOR = { name: 'Migrator', register: () => undefined };

/** MikroORM's configuration over a pool of ours; entities come from the features' modules. */
export function ormOptions(config: Config, primary = new Pool(config)) {
  return defineConfig({
    clientUrl: config.env.DATABASE_URL,
    driverOptions: () => new PoolDialect(primary),
    extensions: [NO_MIGRATOR],
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
    logger: (message) => log.debug(message),
  });
}
