import { Migration } from '@mikro-orm/migrations';

const BEFORE = `["orders.read", "orders.write", "orders.refund", "invoices.read", "reviews.read", "reviews.write",
  "products.read", "products.write", "coupons.read", "coupons.write", "customers.read", "newsletter.read",
  "newsletter.write", "stats.read", "settings.read", "integrity.read", "roles.read"]`;
const ADDED = `["health.read", "health.write"]`;
const MANAGER = '00000000-0000-7000-8000-000000000002';

/** Managers see failed jobs and have them tried again; a role that was composed anew stays as it is. */
export class Migration20261123004000_managers_see_the_health extends Migration {
  override up(): void {
    this.addSql(`update staff_role set permissions = permissions || '${ADDED}'::jsonb, updated_at = now()
      where id = '${MANAGER}' and permissions = '${BEFORE}'::jsonb`);
  }

  override down(): void {
    this.addSql(`update staff_role set permissions = permissions - array['health.read', 'health.write']`);
  }
}
