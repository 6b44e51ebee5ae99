import type { InsertObject, Kysely } from 'kysely';
import { NOW } from '../../../platform/database/now.js';
import type { CustomerImportTables } from './tables.js';

/** Opens the accounts that are not there; those that are get the name and the phone. */
export async function writeAccounts(
  tables: Kysely<CustomerImportTables>,
  accounts: readonly InsertObject<CustomerImportTables, 'account'>[],
): Promise<void> {
  await tables
    .insertInto('account')
    .values(accounts)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        phone: eb.ref('excluded.phone'),
        updated_at: NOW,
      })),
    )
    .execute();
}
