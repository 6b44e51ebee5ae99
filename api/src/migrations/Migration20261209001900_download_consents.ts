import { Migration } from '@mikro-orm/migrations';

/** When the buyer has let the shop hand files over at once, knowing that the right to withdraw from them ends with it. */
export class Migration20261209001900_download_consents extends Migration {
  override up(): void {
    this.addSql(`alter table orders add column download_consent_at timestamptz null`);
  }

  override down(): void {
    this.addSql(`alter table orders drop column download_consent_at`);
  }
}
