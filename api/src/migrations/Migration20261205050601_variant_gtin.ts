import { Migration } from '@mikro-orm/migrations';

/** The number under the bar code of each variant; that of a product stands where it has but one. */
export class Migration20261205050601_variant_gtin extends Migration {
  override up(): void {
    this.addSql(
      String.raw`alter table variant add column gtin text not null default '',
        add constraint variant_gtin_check check (gtin ~ '^(\d{8}|\d{12,14})?$')`,
    );
  }

  override down(): void {
    this.addSql('alter table variant drop column gtin');
  }
}
