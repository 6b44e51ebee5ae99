import { afterAll, beforeAll } from '@jest/globals';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { DEFINITIONS } from '../../api/src/definitions.js';
import { readConfig, type Config } from '../../api/src/platform/config/config.js';
import { Database } from '../../api/src/platform/database/database.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { PostgresUnitOfWork } from '../../api/src/platform/database/postgres-unit-of-work.js';
import { Replicas } from '../../api/src/platform/database/replicas.js';
import { PayloadCipher } from '../../api/src/platform/encryption/payload-cipher.js';
import { SECRET } from './sessions.js';
import type { Shop } from './shop.js';
import { useShop } from './use-shop.js';

/** What an adapter over PostgreSQL is made of; all of one call share a transaction. */
interface Parts {
  em: EntityManager;
  database: Database;
  unit: PostgresUnitOfWork;
}

/** The worker's shop, and its tables as the shop's own adapters see them. */
export function useStores() {
  // before the shop, whose connections go with it
  afterAll(async () => {
    await orm.close();
    // which ends the connections only when it had asked for one itself
    if (!pool.clients.ended) await pool.clients.end();
  });
  const shop = useShop();
  let orm: MikroORM;
  let pool: Pool;
  let replicas: Replicas;
  let cipher: PayloadCipher;
  let config: Config;

  beforeAll(async () => {
    config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
    pool = new Pool(config);
    replicas = new Replicas(config, pool);
    cipher = new PayloadCipher(config);
    orm = await MikroORM.init({ ...ormOptions(config, pool), entities: [...DEFINITIONS] });
  });

  const parts = (): Parts => {
    const em = orm.em.fork({ useContext: true });
    return { em, database: new Database(em, replicas), unit: new PostgresUnitOfWork(em) };
  };
  return { shop, parts, database: () => parts().database, cipher: () => cipher, config: () => config };
}

export const clock = { now: () => new Date() };
export const ids = { next: () => v7() };

/** A shopper who has just registered. */
export async function person(shop: Shop) {
  const { email } = await shop.shopper();
  const [row] = await shop.sql<{ id: string; name: string }>(
    'select id, name from account where email_key = $1',
    [email],
  );
  if (!row) throw new Error(`${email} has no account`);
  return { ...row, email };
}
