import { Migration } from '@mikro-orm/migrations';

/** What carriers said of parcels, kept for as long as it can be charged. */
export class Migration20261124020000_carrier_rates extends Migration {
  override up(): void {
    this.addSql(
      'create table carrier_rate (key text primary key, rates jsonb not null, until timestamptz not null)',
    );
    this.addSql('create index carrier_rate_until_idx on carrier_rate (until)');
  }

  override down(): void {
    this.addSql('drop table carrier_rate');
  }
}
