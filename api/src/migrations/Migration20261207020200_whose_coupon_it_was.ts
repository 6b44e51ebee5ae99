import { Migration } from '@mikro-orm/migrations';

/** Whose a use of a coupon was before two accounts became one. */
export class Migration20261207020200_whose_coupon_it_was extends Migration {
  override up(): void {
    this.addSql('alter table coupon_use add column used_by uuid');
  }

  override down(): void {
    this.addSql('alter table coupon_use drop column used_by');
  }
}
