import { defineConfig } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { PoolDialect } from './pool-dialect.js';
import { Pool } from './pool.js';

/** MikroORM's configuration over a pool of ours; entities come from the features' modules. */
export function ormOptions(config: Config, primary = new Pool(config)) {
  return defineConfig({
    clientUrl: config.env.DATABASE_URL,
    driverOptions: () => new PoolDialect(primary),
    discovery: { warnWhenNoEntities: false },
    forceUtcTimezone: true,
    logger: (message) => log.debug(message),
  });
}
