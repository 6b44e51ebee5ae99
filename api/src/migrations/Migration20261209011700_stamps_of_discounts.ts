import { Migration } from '@mikro-orm/migrations';

const TERMS = `name, kind, kind_values, scope, min_total_cents, countries, group_ids, first_order_only, by_code, combines, priority,
  max_uses, per_customer, budget_cents, is_active, starts_at, ends_at, id, version, terms_stamp`;

/**
 * A new stamp with all terms that a discount ever gets, also out of an archive or a backup: whoever has kept terms by it need not read
 * them again.
 */
export class Migration20261209011700_stamps_of_discounts extends Migration {
  override up(): void {
    this.addSql('alter table discount add column terms_stamp uuid not null default gen_random_uuid()');
    this.addSql(`create function stamp_terms() returns trigger language plpgsql as $$
      begin new.terms_stamp := gen_random_uuid(); return new; end $$`);
    this.addSql(`create trigger discount_stamped before insert or update of ${TERMS} on discount
      for each row execute function stamp_terms()`);
  }

  override down(): void {
    this.addSql('drop trigger discount_stamped on discount');
    this.addSql('drop function stamp_terms');
    this.addSql('alter table discount drop column terms_stamp');
  }
}
