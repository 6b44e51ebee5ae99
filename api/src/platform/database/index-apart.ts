import { Migration } from '@mikro-orm/migrations';
import { OF_MIGRATIONS } from './pool.js';

interface Index {
  name: string;
  on: string;
  isUnique?: boolean;
}

/** Without what a try has left that was cut, which nobody reads. */
const made = ({ name, on, isUnique = false }: Index) => [
  gone({ name }),
  `create ${isUnique ? 'unique ' : ''}index concurrently ${name} on ${on}`,
];
const gone = ({ name }: { name: string }) => `drop index concurrently if exists ${name}`;

/**
 * A migration that makes one index of a table that is written at every moment, beside that work: `create index` alone keeps every
 * write out until it is done. PostgreSQL makes such an index outside of transactions only, so it stands in a migration of its
 * own. It waits for those who work on the table, whom it keeps from nothing, for as long as they take.
 */
export abstract class IndexApart extends Migration {
  /** Its name, and what it is an index of: `orders (account_id) where …`. */
  protected abstract readonly index: Index;
  /** One that it has in it, and that goes when it is there. */
  protected readonly insteadOf?: Index;

  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.apart([...made(this.index), ...(this.insteadOf ? [gone(this.insteadOf)] : [])]);
  }

  override down(): void {
    this.apart([...(this.insteadOf ? made(this.insteadOf) : []), gone(this.index)]);
  }

  private apart(statements: readonly string[]): void {
    this.addSql('set lock_timeout = 0');
    for (const statement of statements) this.addSql(statement);
    this.addSql(`set lock_timeout = ${OF_MIGRATIONS.lockMs}`);
  }
}
