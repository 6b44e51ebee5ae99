import { Migration } from '@mikro-orm/migrations';

const MANAGER = '00000000-0000-7000-8000-000000000002';
const ACCOUNTANT = '00000000-0000-7000-8000-000000000004';

/** What the staff gives away on a day, and permissions of their own for what leaves the shop. */
export class Migration20261128090000_staff_budget extends Migration {
  override up(): void {
    this.addSql(`create table staff_budget (
      account_id uuid not null references account (id) on delete cascade,
      day date not null,
      taken_cents bigint not null check (taken_cents >= 0),
      primary key (account_id, day))`);
    this.addSql(`update staff_role set permissions = permissions || '["labels.print"]'
      where permissions ? 'orders.write' and not permissions ? 'labels.print'`);
    this.addSql(`update staff_role set permissions = permissions || '["orders.export"]'
      where id in ('${MANAGER}', '${ACCOUNTANT}') and not permissions ? 'orders.export'`);
    this.addSql(`update staff_role set permissions = permissions || '["customers.export"]'
      where id = '${MANAGER}' and not permissions ? 'customers.export'`);
  }

  override down(): void {
    this.addSql(
      `update staff_role set permissions = permissions - 'labels.print' - 'orders.export' - 'customers.export'`,
    );
    this.addSql(`drop table staff_budget`);
  }
}
