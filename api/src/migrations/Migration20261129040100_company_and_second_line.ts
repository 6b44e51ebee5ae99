import { Migration } from '@mikro-orm/migrations';

/** A saved address may have a company and a second line; those of orders are JSON. */
export class Migration20261129040100_company_and_second_line extends Migration {
  override up(): void {
    this.addSql(
      `alter table address add column company text not null default '', add column line_2 text not null default ''`,
    );
  }

  override down(): void {
    this.addSql(`alter table address drop column company, drop column line_2`);
  }
}
