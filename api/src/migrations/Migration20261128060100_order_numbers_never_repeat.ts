import { Migration } from '@mikro-orm/migrations';

/** The number of an order is its own. Where two have one already they keep it, for it stands on paper; new ones never repeat. */
export class Migration20261128060100_order_numbers_never_repeat extends Migration {
  override up(): void {
    this.addSql(`do $$ begin
      create unique index orders_number_key on orders ((upper(right(id::text, 8))));
      drop index orders_number_idx;
      alter index orders_number_key rename to orders_number_idx;
    exception when unique_violation then null;
    end $$`);
  }

  override down(): void {
    this.addSql('drop index orders_number_idx');
    this.addSql('create index orders_number_idx on orders ((upper(right(id::text, 8))))');
  }
}
