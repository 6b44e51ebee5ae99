import { Migration } from '@mikro-orm/migrations';

const ACCOUNTANT = '00000000-0000-7000-8000-000000000004';

/** The ready role "Accountant" opens the tax report. */
export class Migration20261128042000_accountants_read_taxes extends Migration {
  override up(): void {
    this.addSql(`update staff_role set permissions = permissions || '["taxes.read"]', updated_at = now()
      where id = '${ACCOUNTANT}' and not permissions ? 'taxes.read'`);
  }

  override down(): void {
    this.addSql(`update staff_role set permissions = permissions - 'taxes.read' where id = '${ACCOUNTANT}'`);
  }
}
