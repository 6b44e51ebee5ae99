import { Migration } from '@mikro-orm/migrations';

/** What a product is made of, measures and needs: rows of name and value. */
export class Migration20261123000600_specifications extends Migration {
  override up(): void {
    this.addSql(`alter table product add column specifications jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql(`alter table product drop column specifications`);
  }
}
