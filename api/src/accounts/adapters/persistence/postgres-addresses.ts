import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Database } from '../../../platform/database/database.js';
import { NOW } from '../../../platform/database/now.js';
import { Addresses, type AddressFields, type SavedAddress } from '../../application/ports.js';
import type { AccountTables } from './tables.js';

/** One default per account, kept so by a unique index; the address book is locked while it changes. */
@Injectable()
export class PostgresAddresses implements Addresses {
  constructor(
    private readonly database: Database,
    private readonly unit: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  async list(accountId: string): Promise<SavedAddress[]> {
    const rows = await this.table
      .selectFrom('address')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('is_default', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(view);
  }

  add(accountId: string, address: AddressFields, most: number): Promise<SavedAddress | undefined> {
    return this.unit.run(async () => {
      await this.lock(accountId);
      const known = await this.count(accountId);
      if (known >= most) return undefined;
      const isDefault = address.isDefault || known === 0;
      if (isDefault) await this.clearDefault(accountId);
      const place = { id: this.ids.next(), account_id: accountId, created_at: NOW };
      const row = await this.table
        .insertInto('address')
        .values({ ...place, ...columns({ ...address, isDefault }) })
        .returningAll()
        .executeTakeFirstOrThrow();
      return view(row);
    });
  }

  change(accountId: string, id: string, change: Partial<AddressFields>): Promise<SavedAddress | undefined> {
    return this.unit.run(async () => {
      await this.lock(accountId);
      if (change.isDefault && (await this.find(accountId, id))) await this.clearDefault(accountId);
      await this.table
        .updateTable('address')
        .set({ ...columns(change), account_id: accountId })
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .execute();
      await this.keepDefault(accountId, id);
      return this.find(accountId, id);
    });
  }

  remove(accountId: string, id: string): Promise<boolean> {
    return this.unit.run(async () => {
      await this.lock(accountId);
      const { numDeletedRows } = await this.table
        .deleteFrom('address')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      await this.keepDefault(accountId, id);
      return numDeletedRows > 0n;
    });
  }

  private async lock(accountId: string): Promise<void> {
    await this.table.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  }

  private async count(accountId: string): Promise<number> {
    const { known } = await this.table
      .selectFrom('address')
      .select((eb) => eb.fn.countAll<number>().as('known'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    return known;
  }

  private async find(accountId: string, id: string): Promise<SavedAddress | undefined> {
    const row = await this.table
      .selectFrom('address')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && view(row);
  }

  /** A book with addresses has a default one: the oldest but `former`, when that one is it no longer. */
  private async keepDefault(accountId: string, former: string): Promise<void> {
    const ofAccount = this.table.selectFrom('address').select('id').where('account_id', '=', accountId);
    await this.table
      .updateTable('address')
      .set({ is_default: true })
      .where(({ eb, not, exists }) =>
        eb.and([
          eb(
            'id',
            '=',
            ofAccount
              .orderBy((order) => order('id', '=', former))
              .orderBy('created_at')
              .orderBy('id')
              .limit(1),
          ),
          not(exists(ofAccount.where('is_default', '=', true))),
        ]),
      )
      .execute();
  }

  private async clearDefault(accountId: string): Promise<void> {
    await this.table
      .updateTable('address')
      .set({ is_default: false })
      .where('account_id', '=', accountId)
      .execute();
  }

  private get table() {
    return this.database.sql<AccountTables>();
  }
}

function view(row: Selectable<AccountTables['address']>): SavedAddress {
  const { id, company, street, line_2: line2, city, state, country, phone } = row;
  const names = { firstName: row.first_name, lastName: row.last_name };
  return {
    id,
    ...names,
    company,
    street,
    line2,
    city,
    state,
    zipCode: row.zip_code,
    country,
    phone,
    isDefault: row.is_default,
  };
}

function columns<T extends Partial<AddressFields>>(address: T) {
  const { company, street, line2, city, state, country, phone } = address;
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company,
    street,
    line_2: line2,
    city,
    state,
    zip_code: address.zipCode,
    country,
    phone,
    is_default: address.isDefault,
  } as {
    [K in 'first_name' | 'last_name' | 'line_2' | 'zip_code']: T extends AddressFields
      ? string
      : string | undefined;
  } & {
    [K in 'company' | 'street' | 'city' | 'state' | 'country' | 'phone']: T[K];
  } & { is_default: T['isDefault'] };
}
