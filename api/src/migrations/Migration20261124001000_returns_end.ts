import { Migration } from '@mikro-orm/migrations';

/** Approved returns whose goods never come expire, and a shop may keep a fee. */
export class Migration20261124001000_returns_end extends Migration {
  override up(): void {
    this.addSql('alter table order_return drop constraint order_return_state_check');
    this.addSql(`alter table order_return add constraint order_return_state_check
      check (state in ('requested', 'approved', 'declined', 'expired', 'received', 'refunded'))`);
    this.addSql(`alter table order_return add column fee_percent smallint not null default 0
      check (fee_percent between 0 and 50)`);
    this.addSql(
      `create index order_return_approved_idx on order_return (updated_at) where state = 'approved'`,
    );
  }

  override down(): void {
    this.addSql('drop index order_return_approved_idx');
    this.addSql('alter table order_return drop column fee_percent');
    this.addSql(`update order_return set state = 'declined', message = 'The goods did not arrive.'
      where state = 'expired'`);
    this.addSql('alter table order_return drop constraint order_return_state_check');
    this.addSql(`alter table order_return add constraint order_return_state_check
      check (state in ('requested', 'approved', 'declined', 'received', 'refunded'))`);
  }
}
