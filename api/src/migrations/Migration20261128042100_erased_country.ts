import { Migration } from '@mikro-orm/migrations';

/** Taxes stay reported where goods went when the address is erased with its person. */
export class Migration20261128042100_erased_country extends Migration {
  override up(): void {
    this.addSql(`alter table orders add column erased_country text`);
  }

  override down(): void {
    this.addSql(`alter table orders drop column erased_country`);
  }
}
