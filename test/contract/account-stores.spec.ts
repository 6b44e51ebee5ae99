import { afterAll, beforeAll } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { PostgresCustomerFiles } from '../../api/src/accounts/adapters/persistence/postgres-customer-files.js';
import { PostgresPasskeys } from '../../api/src/accounts/adapters/persistence/postgres-passkeys.js';
import { PostgresSecondFactors } from '../../api/src/accounts/adapters/persistence/postgres-second-factors.js';
import { PostgresStaffRoles } from '../../api/src/accounts/adapters/persistence/postgres-staff-roles.js';
import { staffRoleSchema } from '../../api/src/accounts/adapters/persistence/staff-role.schema.js';
import { passkeysContract } from '../../api/src/accounts/testing/passkeys-contract.js';
import { secondFactorsContract } from '../../api/src/accounts/testing/second-factors-contract.js';
import { staffContract } from '../../api/src/accounts/testing/staff-contract.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { Database } from '../../api/src/platform/database/database.js';
import { ormOptions } from '../../api/src/platform/database/orm-options.js';
import { PostgresUnitOfWork } from '../../api/src/platform/database/postgres-unit-of-work.js';
import { Pool } from '../../api/src/platform/database/pool.js';
import { Replicas } from '../../api/src/platform/database/replicas.js';
import { PayloadCipher } from '../../api/src/platform/encryption/payload-cipher.js';
import { SECRET } from '../support/sessions.js';
import { useShop } from '../support/use-shop.js';

// before the shop, whose connections go with it
afterAll(() => orm.close());
const shop = useShop();
const clock = { now: () => new Date() };
const ids = { next: () => v7() };
let orm: MikroORM;
let replicas: Replicas;
let cipher: PayloadCipher;

beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: shop.databaseUrl, JWT_SECRET: SECRET });
  const pool = new Pool(config);
  replicas = new Replicas(config, pool);
  cipher = new PayloadCipher(config);
  orm = await MikroORM.init({ ...ormOptions(config, pool), entities: [staffRoleSchema] });
});

const database = () => new Database(orm.em.fork(), replicas);

async function person() {
  const { email } = await shop.shopper();
  const [row] = await shop.sql<{ id: string; name: string }>(
    'select id, name from account where email_key = $1',
    [email],
  );
  if (!row) throw new Error(`${email} has no account`);
  return { ...row, email };
}

const people = async () => ({ ann: (await person()).id, bob: (await person()).id });

passkeysContract('in PostgreSQL', async () => ({
  ...{ passkeys: new PostgresPasskeys(database()), nextId: v7 },
  ...(await people()),
}));

secondFactorsContract('in PostgreSQL', async () => ({
  factors: new PostgresSecondFactors(database(), cipher, ids),
  ...(await people()),
}));

staffContract('in PostgreSQL', async () => {
  const em = orm.em.fork({ useContext: true });
  const files = new PostgresCustomerFiles(new Database(em, replicas), clock);
  const roles = new PostgresStaffRoles(em, clock);
  const [ann, bob] = [await person(), await person()];
  return { files, roles, unit: new PostgresUnitOfWork(em), ann, bob, nextId: v7 };
});
