import { Migration } from '@mikro-orm/migrations';

/** What delivery and tax depend on, and what they add to an order. */
export class Migration20261123003800_delivery_and_tax extends Migration {
  override up(): void {
    this.addSql(`alter table product add column tax_category text not null default 'standard'
      check (tax_category in ('standard', 'reduced', 'second_reduced', 'zero', 'exempt')),
      add column is_shipped boolean not null default true`);
    this.addSql(`alter table variant add column weight_grams integer not null default 0
      check (weight_grams between 0 and 10000000)`);
    this.addSql(
      `alter table orders add column charges_cents bigint not null default 0, add column delivery jsonb`,
    );
    this.addSql(`alter table orders drop constraint orders_check`);
    this.addSql(`alter table orders add constraint orders_total_check
      check (total_cents = subtotal_cents - discount_cents + shipping_cents + charges_cents)`);
  }

  override down(): void {
    this.addSql(`alter table orders drop constraint orders_total_check`);
    this.addSql(`alter table orders drop column charges_cents, drop column delivery`);
    this.addSql(`alter table orders add constraint orders_check
      check (total_cents = subtotal_cents - discount_cents + shipping_cents)`);
    this.addSql(`alter table variant drop column weight_grams`);
    this.addSql(`alter table product drop column tax_category, drop column is_shipped`);
  }
}
