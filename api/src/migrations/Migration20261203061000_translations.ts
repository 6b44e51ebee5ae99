import { Migration } from '@mikro-orm/migrations';

/** Texts of what the shop sells in its other languages: one line for each text and language. */
export class Migration20261203061000_translations extends Migration {
  override up(): void {
    this.addSql(`create table translation (
      kind text not null,
      owner text not null,
      language text not null,
      field text not null,
      text text not null,
      made_from text not null,
      is_draft boolean not null default false,
      former text[] not null default '{}',
      updated_at timestamptz not null,
      primary key (kind, owner, language, field)
    )`);
    // what many products share, and what fields and categories say, is read whole
    this.addSql(`create index translation_shared_idx on translation (kind) where kind <> 'product'`);
    this.addSql(`create function translation_former() returns trigger language plpgsql as $$
      begin
        if new.kind = 'category' and new.field = 'name' and not old.is_draft and new.text <> old.text then
          new.former := array_append(array_remove(array_remove(old.former, old.text), new.text), old.text);
        end if;
        return new;
      end $$`);
    this.addSql(`create trigger translation_former before update on translation
      for each row execute function translation_former()`);
    this.addSql(`create function tell_translation() returns trigger language plpgsql as $$
      declare told translation;
      begin
        if tg_op = 'DELETE' then told := old; else told := new; end if;
        if told.is_draft and (tg_op = 'INSERT' or old.is_draft) then return null; end if;
        if told.kind <> 'product' then
          perform tell_event('category.changed', 'shop', '00000000-0000-0000-0000-000000000000', '{}');
        elsif exists (select from product where id = told.owner::uuid) then
          perform tell_event('product.changed', 'product', told.owner::uuid, '{}');
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger translation_told after insert or delete or update of text, is_draft on translation
      for each row execute function tell_translation()`);
    this.addSql(`create function forget_translations() returns trigger language plpgsql as $$
      begin
        delete from translation where kind = 'product' and owner = old.id::text;
        return null;
      end $$`);
    this.addSql(`create trigger product_untranslated after delete on product
      for each row execute function forget_translations()`);
    this.addSql(TRANSLATABLE);
  }

  override down(): void {
    this.addSql('drop view translatable');
    this.addSql('drop trigger product_untranslated on product');
    this.addSql('drop function forget_translations()');
    this.addSql('drop table translation');
    this.addSql('drop function tell_translation()');
    this.addSql('drop function translation_former()');
  }
}

/** Texts of fields that say something of one product alone; those of others are shared words. */
const OF_ONE = `('warnings')`;
/** Fields of text, but for those that name somebody or something: they are the same in every language. */
const TEXT_FIELDS = `(select name from product_field where kind = 'text' and removed_at is null union all select 'material')`;

/** A text that can be translated is one line: of what, of which, which of its texts. */
export const TRANSLATABLE = `create view translatable (kind, owner, field, text, title) as
  select 'product', id::text, 'name', name, name from product where status = 'active'
  union all
  select 'product', id::text, 'description', description, name from product
   where status = 'active' and description <> ''
  union all
  select 'product', p.id::text, 'fields.' || v.key, v.value #>> '{}', p.name
    from product p, jsonb_each(p.fields) v
   where p.status = 'active' and v.key in ${OF_ONE} and jsonb_typeof(v.value) = 'string'
  union all
  select 'product', p.id::text, 'alt.' || i.media_key, min(i.alt), min(p.name)
    from product p join product_image i on i.product_id = p.id
   where p.status = 'active' and i.alt <> '' group by p.id, i.media_key
  union all
  select 'category', coalesce(c.name_key, used.category_key), 'name', coalesce(c.name, used.name), coalesce(c.name, used.name)
    from category c full join (select category_key, min(category) as name from product_category group by 1) used
      on used.category_key = c.name_key
  union all
  select 'category', name_key, 'description', description, name from category where description <> ''
  union all
  select 'field', name, 'label', label, label from product_field where removed_at is null
  union all
  select 'field', name, 'unit', unit, label from product_field where removed_at is null and unit <> ''
  union all
  select 'field', f.name, 'choice.' || choice, choice, f.label
    from product_field f, jsonb_array_elements_text(f.choices) choice where f.removed_at is null
  union all
  select 'word', word, 'text', word, word from (
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
   where word ~ '[^[:digit:][:space:][:punct:]]'`;
