import { Migration } from '@mikro-orm/migrations';

/** Any provider may be told by a token in its address; which providers there are is the code's list alone. */
export class Migration20261130140000_providers_by_name extends Migration {
  override up(): void {
    this.addSql('drop index payment_attempt_callback_idx');
    this.addSql(
      `create index payment_attempt_callback_idx on payment_attempt ((request ->> 'callbackToken'))
       where (request ->> 'callbackToken') is not null`,
    );
    this.addSql('alter table sandbox.delivery drop constraint if exists delivery_provider_check');
  }

  override down(): void {
    this.addSql('drop index payment_attempt_callback_idx');
    this.addSql(
      `create index payment_attempt_callback_idx on payment_attempt ((request ->> 'callbackToken')) where provider = 'momo'`,
    );
  }
}
