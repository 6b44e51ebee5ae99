import { MikroORM } from '@mikro-orm/postgresql';
import { DEFINITIONS } from '../../../definitions.js';
import type { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { ormOptions } from '../../../platform/database/orm-options.js';
import { Pool } from '../../../platform/database/pool.js';
import { PostgresUnitOfWork } from '../../../platform/database/postgres-unit-of-work.js';
import { Replicas } from '../../../platform/database/replicas.js';

/** The shop's database for a command that is no server; `close` when it is done. */
export async function openDatabase(config: Config) {
  const pool = new Pool(config);
  const orm = await MikroORM.init({ ...ormOptions(config, pool), entities: [...DEFINITIONS] });
  const em = orm.em.fork({ useContext: true });
  return {
    database: new Database(em, new Replicas(config, pool)),
    unit: new PostgresUnitOfWork(em),
    close: async () => {
      await orm.close();
      if (!pool.clients.ended) await pool.clients.end();
    },
  };
}
