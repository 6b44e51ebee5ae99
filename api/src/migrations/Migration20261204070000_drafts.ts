import { Migration } from '@mikro-orm/migrations';

/** Products that are not on sale yet, and when they go there by themselves. */
export class Migration20261204070000_drafts extends Migration {
  override up(): void {
    this.addSql('alter table product drop constraint product_status_check');
    this.addSql(`alter table product add constraint product_status_check
      check (status in ('active', 'draft', 'archived'))`);
    this.addSql('alter table product add column publish_at timestamptz');
    this.addSql(`create index product_publish_at_idx on product (publish_at) where status = 'draft'`);
  }

  override down(): void {
    this.addSql('drop index product_publish_at_idx');
    this.addSql('alter table product drop column publish_at');
    this.addSql(`update product set status = 'archived' where status = 'draft'`);
    this.addSql('alter table product drop constraint product_status_check');
    this.addSql(
      `alter table product add constraint product_status_check check (status in ('active', 'archived'))`,
    );
  }
}
