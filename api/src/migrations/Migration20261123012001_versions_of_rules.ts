import { Migration } from '@mikro-orm/migrations';

const RULES = {
  tax_zone: 'update of name, areas, prices_include_tax, shipping_tax, rounding, reverse_charge, rates',
  shipping_zone: 'update of name, areas, methods',
  coupon: 'update of code, kind, percent, amount_cents, min_total_cents',
} as const;

/** Rules that prices come from count their versions, whoever changes them: receipts name the one that they were made by. */
export class Migration20261123012001_versions_of_rules extends Migration {
  override up(): void {
    this.addSql(`create function next_rule_version() returns trigger language plpgsql as $$
      begin new.version := old.version + 1; return new; end $$`);
    for (const [table, change] of Object.entries(RULES)) {
      this.addSql(`alter table ${table} add column version integer not null default 1`);
      this.addSql(`create trigger ${table}_version before ${change} on ${table}
        for each row when (old is distinct from new) execute function next_rule_version()`);
    }
  }

  override down(): void {
    for (const table of Object.keys(RULES)) {
      this.addSql(`drop trigger ${table}_version on ${table}`);
      this.addSql(`alter table ${table} drop column version`);
    }
    this.addSql('drop function next_rule_version()');
  }
}
