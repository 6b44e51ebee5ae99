import { Migration } from '@mikro-orm/migrations';

/**
 * Counts of rate limits are written on nearly every call and are worth nothing after their window: they need no
 * write-ahead log. A crash of PostgreSQL starts the windows anew.
 */
export class Migration20261121000700_unlogged_counts extends Migration {
  override up(): void {
    this.addSql('alter table rate_limit set unlogged');
  }

  override down(): void {
    this.addSql('alter table rate_limit set logged');
  }
}
