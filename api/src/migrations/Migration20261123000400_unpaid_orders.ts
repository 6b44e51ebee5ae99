import { Migration } from '@mikro-orm/migrations';

/** Where unpaid orders came from. Like a hold, the row is there before its order. */
export class Migration20261123000400_unpaid_orders extends Migration {
  override up(): void {
    this.addSql(
      `create table unpaid_order (
        order_id uuid primary key references orders (id) on delete cascade deferrable initially deferred,
        account_id uuid not null references account (id),
        network text not null,
        house text,
        units int not null check (units > 0),
        by_staff boolean not null)`,
    );
    this.addSql('create index unpaid_order_account_idx on unpaid_order (account_id) include (units)');
    this.addSql('create index unpaid_order_network_idx on unpaid_order (network) include (units)');
    this.addSql('create index unpaid_order_house_idx on unpaid_order (house) include (units)');
  }

  override down(): void {
    this.addSql('drop table unpaid_order');
  }
}
