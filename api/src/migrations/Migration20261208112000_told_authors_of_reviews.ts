import { Migration } from '@mikro-orm/migrations';

/** When the author of a review was told that the shop has answered it: an answer that is put back is no news. */
export class Migration20261208112000_told_authors_of_reviews extends Migration {
  override up(): void {
    this.addSql('alter table review add column author_told_at timestamptz');
    this.addSql('update review set author_told_at = answered_at where answered_at is not null');
  }

  override down(): void {
    this.addSql('alter table review drop column author_told_at');
  }
}
