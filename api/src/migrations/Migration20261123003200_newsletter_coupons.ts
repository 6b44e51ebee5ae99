import { Migration } from '@mikro-orm/migrations';

/** Which coupons the newsletter made, one for each of its readers: so far known by their code alone. */
export class Migration20261123003200_newsletter_coupons extends Migration {
  override up(): void {
    this.addSql(`alter table coupon add column from_newsletter boolean not null default false`);
    this.addSql(`update coupon set from_newsletter = true
      where code ~ '^WELCOME-[0-9A-F]{10}$' and first_order_only and max_uses = 1`);
  }

  override down(): void {
    this.addSql(`alter table coupon drop column from_newsletter`);
  }
}
