import { Migration } from '@mikro-orm/migrations';

/** Every order says in which currency it was sold: there is no other currency than the shop's to assume. */
export class Migration20261123003600_currency_of_orders extends Migration {
  override up(): void {
    this.addSql(`alter table orders alter column currency drop default`);
  }

  override down(): void {
    this.addSql(`alter table orders alter column currency set default 'USD'`);
  }
}
