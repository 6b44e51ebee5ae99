import { Migration } from '@mikro-orm/migrations';

/** What products have still to be told of a field: that its words are searched, or that it is no more. */
export class Migration20261202010100_fields_put_right extends Migration {
  override up(): void {
    this.addSql(
      'alter table product_field add column settling_since timestamptz, add column removed_at timestamptz',
    );
  }

  override down(): void {
    this.addSql('delete from product_field where removed_at is not null');
    this.addSql('alter table product_field drop column settling_since, drop column removed_at');
  }
}
