import { Migration } from '@mikro-orm/migrations';
import { OF_MIGRATIONS } from './pool.js';

/**
 * A migration that makes one index of a table that is written at every moment, beside that work: `create index` alone keeps every
 * write out until it is done. PostgreSQL makes such an index outside of transactions only, so it stands in a migration of its
 * own. It waits for those who work on the table, whom it keeps from nothing, for as long as they take.
 */
export abstract class IndexApart extends Migration {
  /** Its name, and what it is an index of: `orders (account_id) where …`. */
  protected abstract readonly index: { name: string; on: string; isUnique?: boolean };

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const { name, on, isUnique = false } = this.index;
    this.addSql('set lock_timeout = 0');
    // what a try has left that was cut, which nobody reads
    this.addSql(`drop index concurrently if exists ${name}`);
    this.addSql(`create ${isUnique ? 'unique ' : ''}index concurrently ${name} on ${on}`);
    this.addSql(`set lock_timeout = ${OF_MIGRATIONS.lockMs}`);
  }

  override down(): void {
    this.addSql('set lock_timeout = 0');
    this.addSql(`drop index concurrently if exists ${this.index.name}`);
    this.addSql(`set lock_timeout = ${OF_MIGRATIONS.lockMs}`);
  }
}
