import { Migration } from '@mikro-orm/migrations';

/** Up to which minute of the database's clock each regular job was begun. */
export class Migration20261126070000_regular_jobs extends Migration {
  override up(): void {
    this.addSql(`create table regular_job (task text primary key, begun_at timestamptz not null)`);
  }

  override down(): void {
    this.addSql(`drop table regular_job`);
  }
}
