import { Migration } from '@mikro-orm/migrations';

const MANAGER = '00000000-0000-7000-8000-000000000002';

/** Lines of orders that are no goods of the catalogue: they say themselves whether they are sent. */
export class Migration20261207010100_own_lines extends Migration {
  override up(): void {
    this.addSql('alter table order_line add column needs_delivery boolean');
    // of what has no shelf nothing is held
    this.addSql('alter table unpaid_order drop constraint unpaid_order_units_check');
    this.addSql('alter table unpaid_order add constraint unpaid_order_units_check check (units >= 0)');
    this.addSql(`update staff_role set permissions = permissions || '["orders.own_lines"]'::jsonb
      where id = '${MANAGER}' and not permissions @> '["orders.own_lines"]'`);
  }

  override down(): void {
    this.addSql(`update staff_role set permissions = permissions - 'orders.own_lines'`);
    this.addSql('alter table unpaid_order drop constraint unpaid_order_units_check');
    this.addSql('update unpaid_order set units = 1 where units = 0');
    this.addSql('alter table unpaid_order add constraint unpaid_order_units_check check (units > 0)');
    this.addSql('alter table order_line drop column needs_delivery');
  }
}
