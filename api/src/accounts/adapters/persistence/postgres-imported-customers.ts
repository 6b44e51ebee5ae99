import { Injectable } from '@nestjs/common';
import { UNDO_DAYS } from '../../../kernel/import-undo.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { lockName } from '../../../platform/database/named-lock.js';
import { NOW, fromNow } from '../../../platform/database/now.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import {
  ImportedCustomers,
  type CustomerTrace,
  type PlacedWork,
  type TakenBack,
} from '../../application/import-customers.js';
import type { KnownCustomer } from '../../domain/customers-of-file.js';
import { EmailTaken } from '../../domain/refusals.js';
import { knownCustomers } from './known-customers.js';
import { takeBackAccounts } from './take-back-accounts.js';
import type { CustomerImportTables } from './tables.js';
import { writeAccounts } from './write-accounts.js';

/** Rows of one statement, which takes 65,535 values at most. */
const BATCH = 1_000;

@Injectable()
export class PostgresImportedCustomers
  extends PostgresAdapter<CustomerImportTables>
  implements ImportedCustomers
{
  hold(): Promise<void> {
    return lockName(this.tables(), 'import of customers');
  }

  known(keys: readonly string[], locked: boolean): Promise<ReadonlyMap<string, KnownCustomer>> {
    return knownCustomers(this.tables(), keys, locked);
  }

  async write(work: readonly PlacedWork[], passwordHash: string, byId: string): Promise<void> {
    try {
      for (let at = 0; at < work.length; at += BATCH)
        await this.writeSome(work.slice(at, at + BATCH), passwordHash, byId);
    } catch (error) {
      // somebody has signed up since the file was planned
      if (sqlState(error) === UNIQUE_VIOLATION) throw new EmailTaken();
      throw error;
    }
  }

  private async writeSome(work: readonly PlacedWork[], passwordHash: string, byId: string): Promise<void> {
    const tables = this.tables();
    const accounts = work.map(({ accountId, email, key, name, phone }) => ({
      ...{ id: accountId, email, email_key: key, name, phone, password_hash: passwordHash },
      ...{ role: 'customer' as const, created_at: NOW, updated_at: NOW },
    }));
    await writeAccounts(tables, accounts);
    const addresses = work.flatMap(addressesOf);
    for (let at = 0; at < addresses.length; at += BATCH)
      await tables
        .insertInto('address')
        .values(addresses.slice(at, at + BATCH))
        .execute();
    const tags = work.flatMap(({ accountId, tags: all }) =>
      all.map((tag) => ({ account_id: accountId, tag })),
    );
    for (let at = 0; at < tags.length; at += BATCH)
      await tables
        .insertInto('customer_tag')
        .values(tags.slice(at, at + BATCH))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const notes = work.flatMap(({ accountId, notes: all, noteIds }) =>
      all.map((text, at) => ({
        ...{ id: noteIds[at] ?? '', account_id: accountId, text, by_id: byId, created_at: NOW },
      })),
    );
    for (let at = 0; at < notes.length; at += BATCH)
      await tables
        .insertInto('customer_note')
        .values(notes.slice(at, at + BATCH))
        .execute();
  }

  async keep(importId: string, traces: readonly CustomerTrace[]): Promise<void> {
    for (let at = 0; at < traces.length; at += BATCH)
      await this.tables()
        .insertInto('customer_import_line')
        .values(
          traces.slice(at, at + BATCH).map(({ accountId, ...trace }) => ({
            ...{ import_id: importId, account_id: accountId, trace: JSON.stringify(trace), created_at: NOW },
          })),
        )
        .execute();
  }

  async take(importId: string): Promise<CustomerTrace[]> {
    const rows = await this.tables()
      .deleteFrom('customer_import_line')
      .where('import_id', '=', importId)
      .where('created_at', '>=', fromNow(-UNDO_DAYS * 86_400))
      .returning(['account_id', 'trace'])
      .execute();
    return rows.map(({ account_id, trace }) => ({ accountId: account_id, ...trace }));
  }

  async takeBack(traces: readonly CustomerTrace[]): Promise<TakenBack> {
    const done = { removed: 0, restored: 0, kept: 0 };
    for (let at = 0; at < traces.length; at += BATCH) {
      const some = await takeBackAccounts(this.tables(), traces.slice(at, at + BATCH));
      done.removed += some.removed;
      done.restored += some.restored;
      done.kept += some.kept;
    }
    return done;
  }
}

const addressesOf = ({ accountId, addresses, addressIds, hadAddress }: PlacedWork) =>
  addresses.map(({ firstName, lastName, zipCode, line2, ...rest }, at) => ({
    ...{ id: addressIds[at] ?? '', account_id: accountId, first_name: firstName, last_name: lastName },
    ...{ zip_code: zipCode, line_2: line2, is_default: at === 0 && !hadAddress, created_at: NOW, ...rest },
  }));
