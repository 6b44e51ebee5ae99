import { Injectable } from '@nestjs/common';
import type { Role } from '../../../kernel/caller.js';
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

  override async roleOf(id: string): Promise<Role | undefined> {
    const row = await this.database
      .sql<CustomerTables>()
      .selectFrom('account')
      .select('role')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row?.role;
  }

  override async change(id: string, { role, disabled }: CustomerChange): Promise<void> {
    const now = this.clock.now();
    await this.database
      .sql<CustomerTables>()
      .updateTable('account')
      .set({
        updated_at: now,
        ...(role === undefined ? {} : { role }),
        ...(disabled === undefined ? {} : { disabled_at: disabled ? now : null }),
      })
      .where('id', '=', id)
      .execute();
  }
}
