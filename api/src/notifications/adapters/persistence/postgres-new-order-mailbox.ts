import { Injectable } from '@nestjs/common';
import { SUPPORT_EMAIL } from '../../../kernel/shop-defaults.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { NewOrderMailbox } from '../../application/ports.js';

interface Decided {
  newOrderMail?: boolean;
  newOrderEmail?: string;
  supportEmail?: string;
}

/** From the settings; before anybody has decided, mails stay at home: the address of the defaults is nobody's. */
@Injectable()
export class PostgresNewOrderMailbox implements NewOrderMailbox {
  constructor(
    private readonly database: Database,
    private readonly access: ProviderAccess,
  ) {}

  async read(): Promise<string | undefined> {
    const row = await this.database
      .sql<Tables<typeof settingSchema>>()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'shop')
      .executeTakeFirst();
    const { newOrderMail = true, newOrderEmail, supportEmail } = (row?.value ?? {}) as Decided;
    const to = newOrderEmail || supportEmail || SUPPORT_EMAIL;
    const isNobodys = to === SUPPORT_EMAIL && this.access.has('mail');
    return newOrderMail && !isNobodys ? to : undefined;
  }
}
