import { Migration } from '@mikro-orm/migrations';

const DEFAULT_PLACE = '00000000-0000-7000-8000-000000000010';

/** Where pieces lie: the default place has what no row says of another one, so that a shop with one place has no rows at all. */
const PLACES = [
  `create table stock_place (
     id uuid primary key,
     name text not null,
     address text not null default '',
     is_default boolean not null default false,
     sells_online boolean not null default true,
     is_pickup boolean not null default false,
     version integer not null default 1,
     created_at timestamptz not null,
     closed_at timestamptz,
     constraint stock_place_default_check check (not is_default or sells_online and closed_at is null))`,
  'create unique index stock_place_default_idx on stock_place (is_default) where is_default',
  'create unique index stock_place_name_idx on stock_place (spelling_key(name)) where closed_at is null',
  `insert into stock_place (id, name, is_default, created_at) values ('${DEFAULT_PLACE}', 'Main place', true, now())`,
  `create table place_stock (
     variant_id uuid not null constraint place_stock_variant_id_fkey references variant on delete cascade,
     place_id uuid not null constraint place_stock_place_id_fkey references stock_place,
     on_hand integer not null constraint place_stock_on_hand_check check (on_hand >= 0),
     primary key (variant_id, place_id))`,
  'create index place_stock_place_idx on place_stock (place_id) where on_hand > 0',
  `alter table stock add column elsewhere integer not null default 0
     constraint stock_elsewhere_check check (elsewhere >= 0)`,
  `create table stock_taken (
     order_id uuid not null constraint stock_taken_order_id_fkey references orders on delete cascade
       deferrable initially deferred,
     variant_id uuid not null,
     place_id uuid not null constraint stock_taken_place_id_fkey references stock_place,
     quantity integer not null constraint stock_taken_quantity_check check (quantity > 0),
     primary key (order_id, variant_id, place_id))`,
];

const KINDS = ['sale', 'sale_return', 'return', 'adjust', 'receive'];
const ofKinds = (kinds: readonly string[]) =>
  `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** The book says where, what one piece cost that came, and by which transfer or arrival. */
const BOOK = [
  `alter table stock_movement add column place_id uuid not null default '${DEFAULT_PLACE}',
     add column source_id uuid, add column cost_cents bigint`,
  'alter table stock_movement drop constraint stock_movement_kind_check',
  `alter table stock_movement add constraint stock_movement_kind_check
     ${ofKinds([...KINDS, 'transfer', 'reassign'])}`,
  'drop index stock_movement_once',
  `create unique index stock_movement_once on stock_movement (order_id, variant_id, kind, place_id)
     where order_id is not null and kind in ('sale', 'sale_return')`,
  `create index stock_movement_source_idx on stock_movement (source_id) where source_id is not null`,
];

/** Several places where pieces lie. */
export class Migration20261207030000_stock_places extends Migration {
  override up(): void {
    for (const statement of [...PLACES, ...BOOK]) this.addSql(statement);
  }

  override down(): void {
    // what lay where nothing was sold from is in no sum of before; what lay elsewhere is
    this.addSql(`update stock s set initial = initial - b.delta
      from (select variant_id, sum(delta) as delta from stock_movement m join stock_place p on p.id = m.place_id
        where not p.sells_online group by 1) b where b.variant_id = s.variant_id`);
    this.addSql('drop index stock_movement_source_idx');
    this.addSql('drop index stock_movement_once');
    // not unique: an order may have taken a piece here and one there
    this.addSql(`create index stock_movement_once on stock_movement (order_id, variant_id, kind)
      where order_id is not null and kind in ('sale', 'sale_return')`);
    this.addSql('alter table stock_movement drop constraint stock_movement_kind_check');
    this.addSql(
      `alter table stock_movement add constraint stock_movement_kind_check ${ofKinds(KINDS)} not valid`,
    );
    this.addSql(
      'alter table stock_movement drop column place_id, drop column source_id, drop column cost_cents',
    );
    this.addSql('drop table stock_taken');
    this.addSql('alter table stock drop column elsewhere');
    this.addSql('drop table place_stock');
    this.addSql('drop table stock_place');
  }
}
