import { Migration } from '@mikro-orm/migrations';

/** What a variant costs in another currency where it does not follow the rate. */
export class Migration20261125010000_own_prices extends Migration {
  override up(): void {
    this.addSql(`create table variant_price (
      variant_id uuid not null references variant (id) on delete cascade,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      price_cents bigint not null check (price_cents > 0),
      primary key (variant_id, currency)
    )`);
  }

  override down(): void {
    this.addSql('drop table variant_price');
  }
}
