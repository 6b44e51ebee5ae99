import { Migration } from '@mikro-orm/migrations';

/** When an order took this step; null for one that never did. */
const stepped = (event: string) =>
  `(select min(e.created_at) from order_event e where e.order_id = o.id and e.event = '${event}')`;

/** What stays in the shop, of a refund that was asked for before the order was sent. */
const HELD_BACK = `update refund r set lines = (
    select jsonb_agg(line || jsonb_build_object('unsent', (line ->> 'quantity')::int)) from jsonb_array_elements(r.lines) line)
  from orders o
  where o.id = r.order_id and jsonb_array_length(r.lines) > 0
    and (o.status = 'processing' or o.status in ('shipped', 'delivered') and r.created_at < ${stepped('ship')})`;

/** Each order that was sent becomes one parcel with what had not been given back until then. */
const TAKEN_OVER = [
  `insert into parcel (id, order_id, number, carrier, tracking_number, packed_at, sent_at, delivered_at)
   select gen_random_uuid(), o.id, 1, o.carrier, o.tracking_number, coalesce(${stepped('ship')}, o.updated_at),
     coalesce(${stepped('ship')}, o.updated_at),
     case o.status when 'delivered' then coalesce(${stepped('deliver')}, o.updated_at) end
   from orders o where o.status in ('shipped', 'delivered')`,
  `insert into parcel_line (parcel_id, line_id, quantity)
   select p.id, l.id, l.quantity - b.pieces from parcel p
   join order_line l on l.order_id = p.order_id
   left join product g on g.id = l.product_id
   cross join lateral (select coalesce(sum((line ->> 'unsent')::int), 0) as pieces
     from refund r cross join lateral jsonb_array_elements(r.lines) line
     where r.order_id = l.order_id and r.status <> 'failed' and line ->> 'variantId' = l.variant_id::text) b
   where (g.id is null or g.is_shipped) and l.quantity > b.pieces`,
  `update shipping_label s set parcel_id = p.id from parcel p
   where p.order_id = s.order_id and p.tracking_number = s.tracking_number`,
];

/** An order goes in several parcels, each with its pieces, its label and its number. */
export class Migration20261205000100_parcels extends Migration {
  override up(): void {
    this.addSql(`create table parcel (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      number integer not null check (number > 0),
      carrier text,
      tracking_number text,
      packed_at timestamptz not null,
      sent_at timestamptz,
      delivered_at timestamptz check (delivered_at is null or sent_at is not null),
      unique (order_id, number)
    )`);
    this.addSql(`create table parcel_line (
      parcel_id uuid not null references parcel on delete cascade,
      line_id uuid not null references order_line on delete cascade,
      quantity integer not null check (quantity > 0),
      primary key (parcel_id, line_id)
    )`);
    this.addSql('create index parcel_line_line_idx on parcel_line (line_id)');
    this.addSql(
      'create index parcel_number_idx on parcel (lower(tracking_number)) where tracking_number is not null',
    );
    this.addSql(
      'alter table orders add column parts_sent integer not null default 0 check (parts_sent >= 0)',
    );
    this.addSql('alter table tracking_event add column parcel_id uuid references parcel on delete set null');
    this.addSql('alter table shipping_label add column parcel_id uuid references parcel on delete set null');
    this.addSql('alter table shipping_label add column content jsonb');
    this.addSql(
      'create index tracking_event_parcel_idx on tracking_event (parcel_id) where parcel_id is not null',
    );
    this.addSql(
      'create index shipping_label_parcel_idx on shipping_label (parcel_id) where parcel_id is not null',
    );
    this.addSql(HELD_BACK);
    for (const statement of TAKEN_OVER) this.addSql(statement);
    this.addSql('drop index shipping_label_live_idx');
    this.addSql(`create unique index shipping_label_live_idx on shipping_label (order_id, coalesce(parcel_id, order_id))
      where state in ('buying', 'bought', 'refunding')`);
  }

  override down(): void {
    this.addSql('alter table shipping_label drop column parcel_id, drop column content');
    this.addSql('alter table tracking_event drop column parcel_id');
    this.addSql('alter table orders drop column parts_sent');
    this.addSql('drop table parcel_line');
    this.addSql('drop table parcel');
    // not unique: an order in several parcels has a label for each
    this.addSql(`create index shipping_label_live_idx on shipping_label (order_id)
      where state in ('buying', 'bought', 'refunding')`);
  }
}
