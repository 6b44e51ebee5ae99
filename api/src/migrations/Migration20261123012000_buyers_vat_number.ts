import { Migration } from '@mikro-orm/migrations';

/** The VAT number that a business has bought with. */
export class Migration20261123012000_buyers_vat_number extends Migration {
  override up(): void {
    this.addSql('alter table orders add column buyer_tax jsonb');
  }

  override down(): void {
    this.addSql('alter table orders drop column buyer_tax');
  }
}
