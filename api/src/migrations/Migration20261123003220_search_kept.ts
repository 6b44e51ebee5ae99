import { Migration } from '@mikro-orm/migrations';

/**
 * A product is found by all its categories; synonyms have an id, so that staff can edit them; what is searched for is
 * counted by day, without a person.
 */
export class Migration20261123003220_search_kept extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    for (const statement of BACK) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table product add column also_in text not null default ''`,
  `update product set also_in = coalesce((select string_agg(c.category, ' ' order by c.category)
     from product_category c where c.product_id = product.id and not c.is_primary), '')`,
  `alter table product drop column search`,
  `alter table product add column search tsvector
     generated always as (product_search(name, category || ' ' || also_in, options, description)) stored`,
  `create index product_search_idx on product using gin (search) with (fastupdate = off) where status = 'active'`,
  `alter table search_synonym
     add column id uuid not null default gen_random_uuid() constraint search_synonym_id_key unique`,
  `create table search_log (
     query text not null,
     day date not null,
     times integer not null,
     results integer not null,
     primary key (query, day)
   )`,
  `create index search_log_day_idx on search_log (day)`,
];

const BACK = [
  `drop table search_log`,
  `alter table search_synonym drop column id`,
  `alter table product drop column search`,
  `alter table product add column search tsvector
     generated always as (product_search(name, category, options, description)) stored`,
  `create index product_search_idx on product using gin (search) with (fastupdate = off) where status = 'active'`,
  `alter table product drop column also_in`,
];
