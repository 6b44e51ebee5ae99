import { Migration } from '@mikro-orm/migrations';

/** Which request has taken a key: whoever gives one back, or answers under it, may do so with its own alone. */
export class Migration20261208112500_who_took_a_key extends Migration {
  override up(): void {
    this.addSql('alter table idempotency_key add column taken_by uuid');
  }

  override down(): void {
    this.addSql('alter table idempotency_key drop column taken_by');
  }
}
