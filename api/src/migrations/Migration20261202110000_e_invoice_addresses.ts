import { Migration } from '@mikro-orm/migrations';

/** Where the e-invoices of an order go and what its buyer wants named on them. */
export class Migration20261202110000_e_invoice_addresses extends Migration {
  override up(): void {
    this.addSql('alter table orders add column e_invoice jsonb');
  }

  override down(): void {
    this.addSql('alter table orders drop column e_invoice');
  }
}
