import { v7 } from 'uuid';
import { PostgresCustomerFiles } from '../../api/src/accounts/adapters/persistence/postgres-customer-files.js';
import { PostgresPasskeys } from '../../api/src/accounts/adapters/persistence/postgres-passkeys.js';
import { PostgresSecondFactors } from '../../api/src/accounts/adapters/persistence/postgres-second-factors.js';
import { PostgresCustomerGroups } from '../../api/src/accounts/adapters/persistence/postgres-customer-groups.js';
import { PostgresStaffRoles } from '../../api/src/accounts/adapters/persistence/postgres-staff-roles.js';
import { passkeysContract } from '../../api/src/accounts/testing/passkeys-contract.js';
import { secondFactorsContract } from '../../api/src/accounts/testing/second-factors-contract.js';
import { customerGroupsContract } from '../../api/src/accounts/testing/customer-groups-contract.js';
import { staffContract } from '../../api/src/accounts/testing/staff-contract.js';
import type { Permission } from '../../api/src/kernel/permission.js';
import { apiKeysContract } from '../../api/src/api-keys/testing/api-keys-contract.js';
import { PostgresApiKeys } from '../../api/src/api-keys/adapters/persistence/postgres-api-keys.js';
import { clock, ids, person, useStores } from '../support/stores.js';

const { shop, database, parts, cipher } = useStores();

const people = async () => ({ ann: (await person(shop)).id, bob: (await person(shop)).id });

passkeysContract('in PostgreSQL', async () => ({
  ...{ passkeys: new PostgresPasskeys(database()), nextId: v7 },
  ...(await people()),
}));

secondFactorsContract('in PostgreSQL', async () => ({
  factors: new PostgresSecondFactors(database(), cipher(), ids),
  ...(await people()),
}));

customerGroupsContract('in PostgreSQL', async () => {
  const { database: own, unit } = parts();
  const groups = new PostgresCustomerGroups(own, clock);
  const { ann, bob } = await people();
  const membersOf = async (groupId: string) => {
    const query = 'select account_id from customer_group_member where group_id = $1';
    return (await shop.sql<{ account_id: string }>(query, [groupId])).map((row) => row.account_id);
  };
  return { groups, unit, ann, bob, nextId: v7, membersOf };
});

staffContract('in PostgreSQL', async () => {
  const { em, database: own, unit } = parts();
  const files = new PostgresCustomerFiles(own, clock);
  const roles = new PostgresStaffRoles(em, clock);
  const [ann, bob] = [await person(shop), await person(shop)];
  return { files, roles, unit, ann, bob, nextId: v7 };
});

apiKeysContract('in PostgreSQL', async () => {
  const { database: own, unit } = parts();
  const good = async (id: string) => {
    const rows = await shop.sql<{ hash: string }>(
      'select hash from api_key_secret where key_id = $1 and (ends_at is null or ends_at > now()) order by hash',
      [id],
    );
    return rows.map(({ hash }) => hash).sort();
  };
  const close = (accountId: string) =>
    shop.sql('update account set disabled_at = now() where id = $1', [accountId]);
  const allow = async (accountId: string, permissions: readonly Permission[]) => {
    const role = v7();
    await shop.sql(
      `insert into staff_role (id, name, permissions, created_at, updated_at) values ($1::uuid, $1::text, $2, now(), now())`,
      [role, JSON.stringify(permissions)],
    );
    await shop.sql(`update account set role = 'staff', staff_role_id = $2 where id = $1`, [accountId, role]);
  };
  const { ann, bob } = await people();
  return { keys: new PostgresApiKeys(own), unit, ann, bob, nextId: v7, good, allow, close };
});
