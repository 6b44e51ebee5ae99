import { Migration } from '@mikro-orm/migrations';

/** Orders keep what the shop itself calls their goods beside what the buyer read: customs and tax offices are told in its words. */
export class Migration20261204000000_originals_of_lines extends Migration {
  override up(): void {
    this.addSql('alter table order_line add column original jsonb');
  }

  override down(): void {
    this.addSql('alter table order_line drop column original');
  }
}
