import { Migration } from '@mikro-orm/migrations';

const VERSIONED = `name, kind, kind_values, scope, min_total_cents, countries, first_order_only, by_code, combines, priority,
  max_uses, per_customer, budget_cents, is_active, starts_at, ends_at`;

const versionOf = (
  members: string,
) => `create trigger discount_version before update of ${members} on discount
  for each row when (old.* is distinct from new.*) execute function next_rule_version()`;

/** Discounts for groups of customers: ids in the terms, counted in their version. */
export class Migration20261206030000_groups_of_discounts extends Migration {
  override up(): void {
    this.addSql(`alter table discount add column group_ids jsonb not null default '[]'::jsonb`);
    this.addSql('drop trigger discount_version on discount');
    this.addSql(versionOf(`${VERSIONED}, group_ids`));
  }

  override down(): void {
    this.addSql('drop trigger discount_version on discount');
    this.addSql(versionOf(VERSIONED));
    this.addSql('alter table discount drop column group_ids');
  }
}
