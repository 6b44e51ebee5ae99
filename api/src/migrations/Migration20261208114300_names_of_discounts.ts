import { Migration } from '@mikro-orm/migrations';

/** What discounts are called can be translated, as far as shoppers read it: who shows a code reads the code. */
export class Migration20261208114300_names_of_discounts extends Migration {
  override up(): void {
    this.addSql(
      translatable(`
      union all
      select 'discount', id::text, 'name', name, name, false from discount
       where not by_code and (ends_at is null or ends_at > now())`),
    );
    this.addSql(`create function forget_discount_translations() returns trigger language plpgsql as $$
      begin
        delete from translation where kind = 'discount' and owner = old.id::text;
        return null;
      end $$`);
    this.addSql(`create trigger discount_untranslated after delete on discount
      for each row execute function forget_discount_translations()`);
    this.addSql(telling(`if told.kind = 'discount' then return null; end if;`));
  }

  override down(): void {
    this.addSql(telling(''));
    this.addSql('drop trigger discount_untranslated on discount');
    this.addSql('drop function forget_discount_translations()');
    this.addSql(`delete from translation where kind = 'discount'`);
    this.addSql(translatable(''));
  }
}

/** Texts of goods and pages as before. */
const translatable = (
  more: string,
): string => `create or replace view translatable (kind, owner, field, text, title, has_lines) as
      select kind, owner, field, text, title, has_lines from translatable_text
      union all
      select 'product', id::text, 'body', body, name, true from product where status = 'active' and body <> ''
      union all
      select 'product', p.id::text, 'fields.' || v.key, v.value #>> '{}', p.name, false
        from product p, jsonb_each(p.fields) v
       where p.status = 'active' and v.key in ('seoTitle', 'seoDescription') and jsonb_typeof(v.value) = 'string'${more}`;

/** The feed of events tells of what catalogue and pages say. */
const telling = (
  ofDiscounts: string,
): string => `create or replace function tell_translation() returns trigger language plpgsql as $$
      declare told translation;
      begin
        if tg_op = 'DELETE' then told := old; else told := new; end if;
        ${ofDiscounts}
        if told.is_draft and (tg_op = 'INSERT' or old.is_draft) then return null; end if;
        if told.kind = 'page' then
          perform tell_event('page.changed', 'shop', '00000000-0000-0000-0000-000000000000', '{}');
        elsif told.kind <> 'product' then
          perform tell_event('category.changed', 'shop', '00000000-0000-0000-0000-000000000000', '{}');
        elsif exists (select from product where id = told.owner::uuid) then
          perform tell_event('product.changed', 'product', told.owner::uuid, '{}');
        end if;
        return null;
      end $$`;
