import { Migration } from '@mikro-orm/migrations';

/** Who works on jobs, so that those of a killed process are given back. */
export class Migration20261123000200_job_workers extends Migration {
  override up(): void {
    this.addSql(`create table job_worker (id text primary key, seen_at timestamptz not null)`);
  }

  override down(): void {
    this.addSql(`drop table job_worker`);
  }
}
