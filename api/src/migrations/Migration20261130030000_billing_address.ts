import { Migration } from '@mikro-orm/migrations';

/** Where the invoice of an order goes, when that is not where its goods go. */
export class Migration20261130030000_billing_address extends Migration {
  override up(): void {
    this.addSql('alter table orders add column billing_address jsonb');
  }

  override down(): void {
    this.addSql('alter table orders drop column billing_address');
  }
}
