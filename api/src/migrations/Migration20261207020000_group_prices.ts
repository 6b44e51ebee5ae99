import { Migration } from '@mikro-orm/migrations';

/** What customers of a group pay for a variant, and whether they are shown prices without tax. */
export class Migration20261207020000_group_prices extends Migration {
  override up(): void {
    this.addSql('alter table customer_group add column shows_net boolean not null default false');
    this.addSql(`create table group_price (
      id uuid primary key,
      group_id uuid not null constraint group_price_group_id_fkey references customer_group on delete cascade,
      variant_id uuid not null constraint group_price_variant_id_fkey references variant on delete cascade,
      currency text not null,
      from_quantity integer not null constraint group_price_from_quantity_check check (from_quantity between 1 and 99),
      price_cents bigint not null constraint group_price_price_cents_check check (price_cents > 0),
      version integer not null,
      constraint group_price_key unique (group_id, variant_id, currency, from_quantity))`);
    this.addSql('create index group_price_variant_id_index on group_price (variant_id)');
  }

  override down(): void {
    this.addSql('drop table group_price');
    this.addSql('alter table customer_group drop column shows_net');
  }
}
