import { Migration } from '@mikro-orm/migrations';

/** Accounts that became a part of another one, and where what comes for their store credit goes. */
export class Migration20261207020100_merged_accounts extends Migration {
  override up(): void {
    this.addSql(
      'alter table account add column merged_into uuid constraint account_merged_into_fkey references account',
    );
    this.addSql(
      'alter table credit add column moved_to uuid constraint credit_moved_to_fkey references credit',
    );
    this.addSql('create index credit_moved_to_idx on credit (moved_to) where moved_to is not null');
  }

  override down(): void {
    this.addSql('alter table credit drop column moved_to');
    this.addSql('alter table account drop column merged_into');
  }
}
