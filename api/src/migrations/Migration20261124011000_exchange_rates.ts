import { Migration } from '@mikro-orm/migrations';

/** Exchange rates as they were fetched, one for a currency. */
export class Migration20261124011000_exchange_rates extends Migration {
  override up(): void {
    this.addSql(`create table exchange_rate (
      code text primary key,
      base text not null,
      rate double precision not null check (rate > 0),
      day date not null,
      waiting_rate double precision check (waiting_rate > 0),
      waiting_day date,
      updated_at timestamptz not null,
      check ((waiting_rate is null) = (waiting_day is null))
    )`);
  }

  override down(): void {
    this.addSql('drop table exchange_rate');
  }
}
