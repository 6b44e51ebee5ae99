import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { Seller, type PrintedOrder } from '../../application/ports.js';

/** What the settings say, too, until somebody saves them. */
const UNSET: PrintedOrder['shop'] = {
  name: 'Duka',
  address: '1 Market Street, Kampala',
  supportEmail: 'support@duka.example',
  taxNumber: '',
};

/** The seller as the shop's settings name it. */
@Injectable()
export class PostgresSeller extends Seller {
  constructor(private readonly database: Database) {
    super();
  }

  override async read(): Promise<PrintedOrder['shop']> {
    const row = await this.database
      .sql<Tables<typeof settingSchema>>()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'shop')
      .executeTakeFirst();
    return { ...UNSET, ...(row?.value as Partial<PrintedOrder['shop']> | undefined) };
  }
}
