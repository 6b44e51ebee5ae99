import { Migration } from '@mikro-orm/migrations';
import { TRANSLATABLE as OF_GOODS } from './Migration20261203061000_translations.js';

/** What pages, menus and footers say can be translated; each of their texts is a row that is written with the page. */
export class Migration20261204060000_texts_of_pages extends Migration {
  override up(): void {
    this.addSql(`create table page_text (
      page_id uuid not null references page on delete cascade,
      field text not null,
      text text not null,
      title text not null,
      has_lines boolean not null,
      primary key (page_id, field)
    )`);
    this.addSql(FILLED);
    this.addSql('drop view translatable');
    this.addSql(TRANSLATABLE);
    this.addSql('drop index translation_shared_idx');
    this.addSql(
      `create index translation_shared_idx on translation (kind) where kind <> all (array['product', 'page'])`,
    );
    this.addSql(`create function forget_page_translations() returns trigger language plpgsql as $$
      begin
        delete from translation where kind = 'page' and owner = old.id::text;
        return null;
      end $$`);
    this.addSql(`create trigger page_untranslated after delete on page
      for each row execute function forget_page_translations()`);
    this.addSql(
      telling(`if told.kind = 'page' then
          perform tell_event('page.changed', 'shop', '00000000-0000-0000-0000-000000000000', '{}');
        els`),
    );
  }

  override down(): void {
    this.addSql(telling(''));
    this.addSql('drop trigger page_untranslated on page');
    this.addSql('drop function forget_page_translations()');
    this.addSql(`delete from translation where kind = 'page'`);
    this.addSql('drop index translation_shared_idx');
    this.addSql(`create index translation_shared_idx on translation (kind) where kind <> 'product'`);
    this.addSql('drop view translatable');
    this.addSql(OF_GOODS);
    this.addSql('drop table page_text');
  }
}

/** Who keeps pages hears of what changes on them. */
const telling = (
  ofPages: string,
): string => `create or replace function tell_translation() returns trigger language plpgsql as $$
      declare told translation;
      begin
        if tg_op = 'DELETE' then told := old; else told := new; end if;
        if told.is_draft and (tg_op = 'INSERT' or old.is_draft) then return null; end if;
        ${ofPages}if told.kind <> 'product' then
          perform tell_event('category.changed', 'shop', '00000000-0000-0000-0000-000000000000', '{}');
        elsif exists (select from product where id = told.owner::uuid) then
          perform tell_event('product.changed', 'product', told.owner::uuid, '{}');
        end if;
        return null;
      end $$`;

/** What the pages that there are say, by the names that texts of blocks have. */
const FILLED = `insert into page_text (page_id, field, text, title, has_lines)
  select distinct on (p.id, field) p.id, concat_ws('.', said.kind, said.name, left(md5(said.text), 12)) as field, said.text,
         concat_ws(' · ', c.content ->> 'title', initcap(replace(nullif(said.kind, 'page'), '-', ' '))),
         said.name in ('text', 'answer', 'quote') and said.kind <> 'promise-line'
    from page p
   cross join lateral (values (1, p.draft), (2, p.published), (3, p.scheduled)) c(nth, content)
   cross join lateral (
     select 'page', name, c.content ->> name from unnest(array['title', 'description']) name where p.address <> 'frame'
     union all
     select block ->> 'kind', name, word #>> '{}' from jsonb_array_elements(c.content -> 'blocks') block,
            jsonb_each(block -> 'fields') field(name, word) where jsonb_typeof(word) = 'string'
     union all
     select block ->> 'kind', name, word #>> '{}' from jsonb_array_elements(c.content -> 'blocks') block,
            jsonb_array_elements(block -> 'items') item, jsonb_each(item) field(name, word) where jsonb_typeof(word) = 'string') said(kind, name, text)
   where c.content is not null and said.text <> '' and said.name in
         ('title', 'description', 'eyebrow', 'text', 'button', 'label', 'alt', 'caption', 'question', 'answer', 'quote')
   order by p.id, field, c.nth`;

/** Texts of fields that say something of one product alone; those of others are shared words. */
const OF_ONE = `('warnings')`;
/** Fields of text, but for those that name somebody or something: they are the same in every language. */
const TEXT_FIELDS = `(select name from product_field where kind = 'text' and removed_at is null union all select 'material')`;

/** A text that can be translated is one line: of what, of which, which of its texts; those of goods as before. */
export const TRANSLATABLE = `create view translatable (kind, owner, field, text, title, has_lines) as
  select 'product', id::text, 'name', name, name, false from product where status = 'active'
  union all
  select 'product', id::text, 'description', description, name, true from product
   where status = 'active' and description <> ''
  union all
  select 'product', p.id::text, 'fields.' || v.key, v.value #>> '{}', p.name, true
    from product p, jsonb_each(p.fields) v
   where p.status = 'active' and v.key in ${OF_ONE} and jsonb_typeof(v.value) = 'string'
  union all
  select 'product', p.id::text, 'alt.' || i.media_key, min(i.alt), min(p.name), false
    from product p join product_image i on i.product_id = p.id
   where p.status = 'active' and i.alt <> '' group by p.id, i.media_key
  union all
  select 'category', coalesce(c.name_key, used.category_key), 'name', coalesce(c.name, used.name), coalesce(c.name, used.name), false
    from category c full join (select category_key, min(category) as name from product_category group by 1) used
      on used.category_key = c.name_key
  union all
  select 'category', name_key, 'description', description, name, true from category where description <> ''
  union all
  select 'field', name, 'label', label, label, false from product_field where removed_at is null
  union all
  select 'field', name, 'unit', unit, label, false from product_field where removed_at is null and unit <> ''
  union all
  select 'field', f.name, 'choice.' || choice, choice, f.label, false
    from product_field f, jsonb_array_elements_text(f.choices) choice where f.removed_at is null
  union all
  select 'word', word, 'text', word, word, false from (
    select option ->> 'name' as word from product p, jsonb_array_elements(p.options) option where p.status = 'active'
    union
    select choice.of ->> 'value' from product p, jsonb_array_elements(p.options) option,
           jsonb_array_elements(option -> 'values') choice(of) where p.status = 'active'
    union
    select word from product p, jsonb_array_elements(p.specifications) line,
           unnest(array[line ->> 'name', line ->> 'value']) word where p.status = 'active'
    union
    select v.value #>> '{}' from product p, jsonb_each(p.fields) v
     where p.status = 'active' and v.key in ${TEXT_FIELDS} and jsonb_typeof(v.value) = 'string') words
   where word ~ '[^[:digit:][:space:][:punct:]]'
  union all
  select 'page', page_id::text, field, text, title, has_lines from page_text`;
