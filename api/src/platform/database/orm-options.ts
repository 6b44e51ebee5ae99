import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { Config } from '../config/config.js';
import { log } from '../logging/log.js';
import { isoOf } from './iso-time.js';
import { MIGRATIONS } from './migrations.js';
import { keepPlans } from './prepared-statements.js';

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** How rows arrive in JavaScript; see `Database`. */
function typeParsers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  types.setTypeParser(NUMERIC, Number);
  types.setTypeParser(TIMESTAMPTZ, isoOf);
  return types;
}

/** MikroORM's configuration; entities come from the features' modules. */
export function ormOptions(config: Config) {
  const types = typeParsers();
  return defineConfig({
    clientUrl: config.env.DATABASE_URL,
    replicas: config.replicaUrls.map((clientUrl, index) => ({ name: `replica-${index + 1}`, clientUrl })),
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
    pool: { min: 0, max: config.env.DATABASE_POOL, idleTimeoutMillis: 30_000 },
    driverOptions: {
      application_name: 'duka-api',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      statement_timeout: 15_000,
      query_timeout: 16_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      onPoolCreated: (pool: pg.Pool & { options: { types?: unknown } }) => {
        pool.options.types = types;
        keepPlans(pool);
      },
    },
  });
}
