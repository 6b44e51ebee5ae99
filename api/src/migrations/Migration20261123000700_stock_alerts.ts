import { Migration } from '@mikro-orm/migrations';

/** Who wants to hear when something is back in stock. */
export class Migration20261123000700_stock_alerts extends Migration {
  override up(): void {
    this.addSql(`create table stock_alert (
      id uuid primary key,
      product_id uuid not null references product on delete cascade,
      variant_id uuid references variant on delete cascade,
      email text not null,
      email_key text not null,
      created_at timestamptz not null)`);
    this.addSql(`create index stock_alert_product_id_index on stock_alert (product_id)`);
    this.addSql(`create index stock_alert_email_key_index on stock_alert (email_key)`);
  }

  override down(): void {
    this.addSql(`drop table stock_alert`);
  }
}
