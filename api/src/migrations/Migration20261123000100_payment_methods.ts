import { Migration } from '@mikro-orm/migrations';

const NAME = `'^[a-z][a-z-]{0,29}$'`;

/** The code's list of payment methods is the only one, and a refund knows how its money travels. */
export class Migration20261123000100_payment_methods extends Migration {
  override up(): void {
    for (const [table, column] of [
      ['orders', 'payment_method'],
      ['payment', 'method'],
      ['payment_attempt', 'provider'],
    ])
      this.addSql(
        `alter table ${table} drop constraint ${table}_${column}_check,
           add constraint ${table}_${column}_check check (${column} ~ ${NAME})`,
      );
    this.addSql(`alter table refund add column by_hand boolean not null default false`);
    this.addSql(
      `update refund set by_hand = true from payment_attempt a
         where a.id = refund.attempt_id and a.provider <> 'stripe'`,
    );
  }

  override down(): void {
    this.addSql(`alter table refund drop column by_hand`);
  }
}
