import { Migration } from '@mikro-orm/migrations';

const VALUE = 'code, kind, percent, amount_cents, min_total_cents';
const ALL_TERMS = `${VALUE}, description, first_order_only, account_id, max_uses, per_account, is_active, starts_at, ends_at`;

/** Coupons count a version with each change of any of their terms, roles of the staff with each change. */
export class Migration20261127030000_versions_of_coupons_and_roles extends Migration {
  override up(): void {
    this.countVersions('coupon', ALL_TERMS);
    this.addSql('alter table staff_role add column version integer not null default 1');
    this.countVersions('staff_role', 'name, permissions, refund_limit_cents');
  }

  override down(): void {
    this.addSql('drop trigger staff_role_version on staff_role');
    this.addSql('alter table staff_role drop column version');
    this.countVersions('coupon', VALUE);
  }

  private countVersions(table: string, columns: string): void {
    this.addSql(`create or replace trigger ${table}_version before update of ${columns} on ${table}
      for each row when (old is distinct from new) execute function next_rule_version()`);
  }
}
