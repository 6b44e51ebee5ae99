import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { CustomerFiles, type CustomerFile, type CustomerWrite } from '../../application/customer-files.js';
import type { CustomerTables } from './tables.js';

@Injectable()
export class PostgresCustomerFiles extends CustomerFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override find(id: string): Promise<CustomerFile | undefined> {
    return this.database
      .sql<CustomerTables>()
      .selectFrom('account')
      .select(({ eb }) => [
        ...(['name', 'email', 'role', 'staff_role_id as staffRoleId'] as const),
        eb('disabled_at', 'is not', null).$castTo<boolean>().as('isDisabled'),
        eb('last_seen_at', 'is not', null).$castTo<boolean>().as('wasSeen'),
        eb('merged_into', 'is not', null).$castTo<boolean>().as('isMerged'),
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  override administrators(): Promise<{ name: string; email: string }[]> {
    return this.database
      .sql<CustomerTables>()
      .selectFrom('account')
      .select(['name', 'email'])
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .execute();
  }

  override async change(
    id: string,
    { role, staffRoleId, disabled, passwordHash }: CustomerWrite,
  ): Promise<void> {
    const now = this.clock.now();
    await this.database
      .sql<CustomerTables>()
      .updateTable('account')
      .set({
        updated_at: now,
        ...(role === undefined ? {} : { role }),
        ...(staffRoleId === undefined ? {} : { staff_role_id: staffRoleId }),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(disabled === undefined ? {} : { disabled_at: disabled ? now : null }),
      })
      .where('id', '=', id)
      .execute();
  }
}
