import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CustomerFiles, type CustomerChange } from '../../application/manage-customers.js';
import type { CustomerTables } from './tables.js';

@Injectable()
export class SqlCustomerFiles extends CustomerFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async change(id: string, { role, disabled }: CustomerChange): Promise<boolean> {
    const now = this.clock.now();
    const row = await this.database
      .sql<CustomerTables>()
      .updateTable('account')
      .set({
        updated_at: now,
        ...(role === undefined ? {} : { role }),
        ...(disabled === undefined ? {} : { disabled_at: disabled ? now : null }),
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }
}
