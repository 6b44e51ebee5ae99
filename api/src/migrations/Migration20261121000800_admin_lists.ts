import { Migration } from '@mikro-orm/migrations';

/** What the back office's lists were found to lack over 100,000 orders. */
export class Migration20261121000800_admin_lists extends Migration {
  override up(): void {
    this.addSql(`create index orders_balance_idx on orders (created_at desc, id desc)
      where status <> 'cancelled' and captured_cents < total_cents`);
    this.addSql('create index orders_status_id_idx on orders (status, id)');
    this.addSql('create index invoice_issued_idx on invoice (issued_at, id)');
    this.addSql('create index account_phone_trgm on account using gin (phone gin_trgm_ops)');
  }

  override down(): void {
    this.addSql('drop index account_phone_trgm');
    this.addSql('drop index invoice_issued_idx');
    this.addSql('drop index orders_status_id_idx');
    this.addSql('drop index orders_balance_idx');
  }
}
