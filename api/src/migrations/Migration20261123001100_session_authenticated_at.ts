import { Migration } from '@mikro-orm/migrations';

/** When the password was entered last in a session: dangerous steps ask for it again after a while. */
export class Migration20261123001100_session_authenticated_at extends Migration {
  override up(): void {
    this.addSql(`alter table session add column authenticated_at timestamptz not null default now()`);
    this.addSql(`update session set authenticated_at = created_at`);
  }

  override down(): void {
    this.addSql(`alter table session drop column authenticated_at`);
  }
}
