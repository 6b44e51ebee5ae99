import { Migration } from '@mikro-orm/migrations';

/** What products tell at length, what is shown beside them, and the words of both, and those for search engines, in other languages. */
export class Migration20261204070100_bodies extends Migration {
  override up(): void {
    this.addSql(`alter table product add column body text not null default '',
      add column related jsonb not null default '[]'`);
    this.addSql('drop trigger product_told on product');
    this.addSql(told(', body, related'));
    this.addSql('alter view translatable rename to translatable_text');
    this.addSql(`create view translatable (kind, owner, field, text, title, has_lines) as
      select kind, owner, field, text, title, has_lines from translatable_text
      union all
      select 'product', id::text, 'body', body, name, true from product where status = 'active' and body <> ''
      union all
      select 'product', p.id::text, 'fields.' || v.key, v.value #>> '{}', p.name, false
        from product p, jsonb_each(p.fields) v
       where p.status = 'active' and v.key in ('seoTitle', 'seoDescription') and jsonb_typeof(v.value) = 'string'`);
  }

  override down(): void {
    this.addSql('drop view translatable');
    this.addSql('alter view translatable_text rename to translatable');
    this.addSql('drop trigger product_told on product');
    this.addSql(told(''));
    this.addSql('alter table product drop column body, drop column related');
  }
}

/** Of which columns the feed of events tells. */
const told = (more: string) => `create trigger product_told after insert or delete
  or update of name, description, category, options, discount_percent, is_featured, status, specifications, also_in,
    tax_category, is_shipped, fields${more}
  on product for each row execute function tell_product()`;
