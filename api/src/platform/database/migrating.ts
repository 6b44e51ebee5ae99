import { Migrator } from '@mikro-orm/migrations';
import { MIGRATIONS } from './migrations.js';

/** Beside `ormOptions`, for whoever changes the schema; a shop that is up to date never reads its migrations. */
export const MIGRATING = {
  extensions: [Migrator],
  migrations: {
    migrationsList: MIGRATIONS,
    snapshot: false,
    snapshotOnMigrate: false,
    // each in a transaction of its own, recorded in it: no lock is held while the next ones work
    transactional: true,
    allOrNothing: false,
  },
};
