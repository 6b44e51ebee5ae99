import { Migration } from '@mikro-orm/migrations';

/** A draft is sent to its buyer as a quote, at prices that hold until a day. */
export class Migration20261208142200_quotes_of_drafts extends Migration {
  override up(): void {
    this.addSql('alter table draft_order add column quote jsonb');
  }

  override down(): void {
    this.addSql('alter table draft_order drop column quote');
  }
}
