import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  `create table bundle_part (
     bundle_id uuid constraint bundle_part_bundle_id_fkey references variant on delete cascade,
     part_id uuid constraint bundle_part_part_id_fkey references variant,
     quantity integer not null constraint bundle_part_quantity_check check (quantity between 1 and 99),
     primary key (bundle_id, part_id),
     constraint bundle_part_other_check check (bundle_id <> part_id))`,
  'create index bundle_part_part_id_idx on bundle_part (part_id, bundle_id)',
  'alter table stock add column is_bundle boolean not null default false',
  'alter table order_line add column parts jsonb',
  'create index order_line_bundle_idx on order_line (order_id) where parts is not null',
];

/** Nothing that is in a bundle is one, and what is one has no stock of its own. The lock of the variants has two who try at once wait. */
const GUARDS = [
  `create function check_bundle_part() returns trigger language plpgsql as $$
   begin
     perform from variant where id in (new.bundle_id, new.part_id) order by id for no key update;
     if exists (select from bundle_part where bundle_id = new.part_id or part_id = new.bundle_id) then
       raise exception 'a bundle is made of no bundles' using errcode = 'check_violation', constraint = 'bundle_part_nested_check';
     end if;
     return new;
   end $$`,
  `create trigger bundle_part_checked before insert or update on bundle_part for each row execute function check_bundle_part()`,
  `create function mark_bundle() returns trigger language plpgsql as $$
   declare changed uuid := case when tg_op = 'DELETE' then old.bundle_id else new.bundle_id end;
   begin
     update stock set is_bundle = exists (select from bundle_part where bundle_id = changed) where variant_id = changed;
     perform tell_variant('stock.changed', changed);
     return null;
   end $$`,
  `create trigger bundle_part_marked after insert or delete on bundle_part for each row execute function mark_bundle()`,
  `alter table stock add constraint stock_bundle_check check (not is_bundle or (coalesce(on_hand, 1) = 0 and held = 0 and elsewhere = 0))`,
];

const OF = `case when tg_op = 'DELETE' then old.variant_id else new.variant_id end`;
const TELL_STOCK = (
  more: string,
) => `create or replace function tell_stock() returns trigger language plpgsql as $$
   begin
     perform tell_variant('stock.changed', ${OF});${more}
     return null;
   end $$`;

/** Whoever keeps what a bundle has hears when one of its parts comes, goes or is held, and when a part is no longer sold. */
const TOLD = [
  TELL_STOCK(`
     perform tell_variant('stock.changed', bundle_id) from bundle_part where part_id = ${OF};`),
  `create function tell_bundles() returns trigger language plpgsql as $$
   begin
     perform tell_variant('stock.changed', bundle_id) from bundle_part where part_id = new.id;
     return null;
   end $$`,
  `create trigger part_archived_told after update of archived_at on variant for each row
     when (new.archived_at is distinct from old.archived_at) execute function tell_bundles()`,
];

const KEEP_COSTS = (
  costs: string,
) => `create or replace function keep_line_costs() returns trigger language plpgsql as $$
   begin
     insert into order_line_cost (line_id, cost_cents) ${costs};
     return null;
   end $$`;

/** A bundle costs what its parts do; where one of them is not known, nothing is. */
const COSTS = KEEP_COSTS(`
       select added.id, known.cost_cents from added join variant_cost known on known.variant_id = added.variant_id
         where added.parts is null
       union all
       select added.id, sum(known.cost_cents * (part ->> 'quantity')::int)::bigint
         from added cross join lateral jsonb_array_elements(added.parts) part
         left join variant_cost known on known.variant_id = (part ->> 'variantId')::uuid
         group by added.id having count(*) = count(known.cost_cents)`);
const COSTS_BEFORE = KEEP_COSTS(
  'select added.id, known.cost_cents from added join variant_cost known on known.variant_id = added.variant_id',
);

/** What can be had: of a bundle as many as its scarcest part makes, none where one of them is no longer sold. */
const SHELF = `create view shelf as
  select s.variant_id, s.is_bundle,
    case when s.is_bundle then (
      select min(case when v.archived_at is not null then 0 else (p.on_hand - p.held) / b.quantity end)
      from bundle_part b join stock p on p.variant_id = b.part_id join variant v on v.id = b.part_id
      where b.bundle_id = s.variant_id)
    else s.on_hand end as on_hand,
    case when s.is_bundle then 0 else s.held end as held
  from stock s`;

/** Variants that are made of others, and are sold by their stock. */
export class Migration20261208170100_bundles extends Migration {
  override up(): void {
    for (const statement of [...TABLES, ...GUARDS, ...TOLD, COSTS, SHELF]) this.addSql(statement);
  }

  override down(): void {
    this.addSql('drop view shelf');
    this.addSql(COSTS_BEFORE);
    this.addSql(TELL_STOCK(''));
    this.addSql('drop trigger part_archived_told on variant');
    this.addSql('drop function tell_bundles');
    this.addSql('alter table order_line drop column parts');
    this.addSql('drop table bundle_part');
    this.addSql('drop function check_bundle_part');
    this.addSql('drop function mark_bundle');
    this.addSql('alter table stock drop column is_bundle');
  }
}
