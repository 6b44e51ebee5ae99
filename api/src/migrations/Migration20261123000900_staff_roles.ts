import { Migration } from '@mikro-orm/migrations';

/** Roles that an administrator composes for the staff, four of them ready. */
export class Migration20261123000900_staff_roles extends Migration {
  override up(): void {
    this.addSql(`create table staff_role (
      id uuid primary key,
      name text not null constraint staff_role_name_key unique,
      permissions jsonb not null,
      refund_limit_cents bigint check (refund_limit_cents >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
    this.addSql(`insert into staff_role values
      ('00000000-0000-7000-8000-000000000001', 'Staff', '["orders.read", "orders.write", "orders.refund", "reviews.read", "reviews.write"]', null, now(), now()),
      ('00000000-0000-7000-8000-000000000002', 'Manager', '["orders.read", "orders.write", "orders.refund", "invoices.read", "reviews.read", "reviews.write", "products.read", "products.write", "coupons.read", "coupons.write", "customers.read", "newsletter.read", "newsletter.write", "stats.read", "settings.read", "integrity.read", "roles.read"]', null, now(), now()),
      ('00000000-0000-7000-8000-000000000003', 'Packer', '["orders.read", "orders.write", "products.read"]', 0, now(), now()),
      ('00000000-0000-7000-8000-000000000004', 'Accountant', '["orders.read", "orders.refund", "invoices.read", "coupons.read", "customers.read", "stats.read", "integrity.read"]', 50000, now(), now())`);
    this.addSql(`alter table account add column staff_role_id uuid references staff_role (id)`);
    this.addSql(
      `create index account_staff_role_id_idx on account (staff_role_id) where staff_role_id is not null`,
    );
    this.addSql(
      `update account set staff_role_id = '00000000-0000-7000-8000-000000000001' where role = 'staff'`,
    );
  }

  override down(): void {
    this.addSql(`alter table account drop column staff_role_id`);
    this.addSql(`drop table staff_role`);
  }
}
