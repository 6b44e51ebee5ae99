import { Migration } from '@mikro-orm/migrations';

/** `before` and `after` are rows of the table; what differs is told, unless it says nothing to others. */
const TRIGGERS = [
  `create function tell_order() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       perform tell_event('order.placed', 'order', new.id, order_facts(new));
       return null;
     end if;
     if new.status <> old.status then
       perform tell_event('order.' || new.status, 'order', new.id, order_facts(new));
     end if;
     if new.refunded_cents > old.refunded_cents then
       perform tell_event('order.refunded', 'order', new.id, order_facts(new));
     elsif new.payment_detail <> old.payment_detail then
       perform tell_event('order.' || new.payment_detail, 'order', new.id, order_facts(new));
     end if;
     if new.tracking_number is distinct from old.tracking_number or new.carrier is distinct from old.carrier
        or new.shipping_address is distinct from old.shipping_address or new.contact_email <> old.contact_email then
       perform tell_event('order.changed', 'order', new.id, order_facts(new));
     end if;
     return null;
   end $$`,
  `create trigger order_told after insert or update of status, refunded_cents, payment_detail, tracking_number, carrier,
     shipping_address, contact_email on orders for each row execute function tell_order()`,
  `create function tell_product() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then perform tell_event('product.deleted', 'product', old.id, '{}');
     elsif tg_op = 'INSERT' then perform tell_event('product.created', 'product', new.id, '{}');
     else perform tell_event('product.changed', 'product', new.id, '{}'); end if;
     return null;
   end $$`,
  `create trigger product_told after insert or delete or update of name, description, category, options, discount_percent,
     is_featured, status, specifications, also_in, tax_category, is_shipped, fields
     on product for each row execute function tell_product()`,
  `create function tell_product_part() returns trigger language plpgsql as $$
   begin
     -- what goes with its product is told as the product's deletion
     if tg_op = 'DELETE' then
       if exists (select 1 from product where id = old.product_id) then
         perform tell_event('product.changed', 'product', old.product_id, '{}');
       end if;
     else perform tell_event('product.changed', 'product', new.product_id, '{}'); end if;
     return null;
   end $$`,
  `create trigger variant_told after insert or delete or update of sku, options, archived_at, weight_grams, length_mm,
     width_mm, height_mm on variant for each row execute function tell_product_part()`,
  `create trigger product_image_told after insert or delete or update on product_image
     for each row execute function tell_product_part()`,
  `create function tell_price() returns trigger language plpgsql as $$
   begin
     perform tell_variant('price.changed', case when tg_op = 'DELETE' then old.variant_id else new.variant_id end);
     return null;
   end $$`,
  `create trigger price_change_told after insert on price_change for each row execute function tell_price()`,
  `create trigger variant_price_told after insert or delete or update on variant_price
     for each row execute function tell_price()`,
  `create function tell_stock() returns trigger language plpgsql as $$
   begin
     perform tell_variant('stock.changed', case when tg_op = 'DELETE' then old.variant_id else new.variant_id end);
     return null;
   end $$`,
  `create trigger stock_told after insert or delete or update of on_hand, held on stock
     for each row execute function tell_stock()`,
  `create function tell_customer() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if old.role <> 'guest' then perform tell_event('customer.deleted', 'customer', old.id, '{}'); end if;
     elsif new.role = 'guest' then null;
     elsif tg_op = 'INSERT' or old.role = 'guest' then perform tell_event('customer.created', 'customer', new.id, '{}');
     else perform tell_event('customer.changed', 'customer', new.id, '{}'); end if;
     return null;
   end $$`,
  `create trigger customer_told after insert or delete or update of email, name, phone, role, disabled_at
     on account for each row execute function tell_customer()`,
  `create function tell_return() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' or new.state <> old.state then
       perform tell_event('return.' || new.state, 'return', new.id, jsonb_build_object('orderId', new.order_id));
     end if;
     return null;
   end $$`,
  `create trigger order_return_told after insert or update of state on order_return
     for each row execute function tell_return()`,
];

/** The feed of events: written by triggers with the change itself, and given a place once no older one can come. */
export class Migration20261201060100_events extends Migration {
  override up(): void {
    this.addSql(`create table event (
      seq bigserial primary key,
      id uuid not null default gen_random_uuid(),
      written_in xid8 not null default pg_current_xact_id(),
      position bigint constraint event_position_key unique,
      type text not null,
      resource text not null,
      resource_id uuid not null,
      data jsonb not null default '{}',
      occurred_at timestamptz not null default now()
    )`);
    this.addSql('create index event_waiting_idx on event (written_in, seq) where position is null');
    this.addSql(
      'create unique index event_once on event (written_in, type, resource_id) where position is null',
    );
    this.addSql(`create table event_head (
      singleton boolean default true primary key check (singleton),
      position bigint not null default 0,
      forgotten bigint not null default 0
    )`);
    this.addSql('insert into event_head default values');
    this.addSql(`create function tell_event(kind text, of text, of_id uuid, facts jsonb) returns void language sql as $$
      insert into event (type, resource, resource_id, data) values (kind, of, of_id, facts) on conflict do nothing $$`);
    this.addSql(`create function tell_variant(kind text, of_variant uuid) returns void language sql as $$
      select tell_event(kind, 'variant', of_variant, jsonb_build_object('productId', product_id, 'sku', sku))
      from variant where id = of_variant $$`);
    this.addSql(`create function order_facts(one orders) returns jsonb language sql stable as $$
      select jsonb_build_object('number', upper(right(one.id::text, 8)), 'status', one.status,
        'paymentStatus', one.payment_status, 'paymentDetail', one.payment_detail) $$`);
    // those of finished transactions alone; a restored database has numbers of another cluster, which no running one bears
    this.addSql(`create function place_events() returns bigint language plpgsql as $$
      declare last bigint; placed bigint;
      begin
        if not exists (select 1 from event where position is null) then return 0; end if;
        insert into event_head default values on conflict do nothing;
        select position into last from event_head for update;
        with waiting as (
          select seq, row_number() over (order by written_in, seq) as place from event
          where position is null and (written_in < pg_snapshot_xmin(pg_current_snapshot())
            or written_in >= pg_snapshot_xmax(pg_current_snapshot()))
          order by written_in, seq limit 10000)
        update event set position = last + waiting.place from waiting where event.seq = waiting.seq;
        get diagnostics placed = row_count;
        if placed > 0 then update event_head set position = last + placed; end if;
        return placed;
      end $$`);
    for (const trigger of TRIGGERS) this.addSql(trigger);
  }

  override down(): void {
    const triggers = {
      ...{ orders: 'order_told', product: 'product_told', variant: 'variant_told', account: 'customer_told' },
      ...{ product_image: 'product_image_told', price_change: 'price_change_told', stock: 'stock_told' },
      ...{ variant_price: 'variant_price_told', order_return: 'order_return_told' },
    };
    for (const [table, trigger] of Object.entries(triggers))
      this.addSql(`drop trigger ${trigger} on ${table}`);
    for (const one of ['order', 'product', 'product_part', 'price', 'stock', 'customer', 'return'])
      this.addSql(`drop function tell_${one}()`);
    this.addSql('drop function place_events()');
    this.addSql('drop function order_facts(orders)');
    this.addSql('drop function tell_variant(text, uuid)');
    this.addSql('drop function tell_event(text, text, uuid, jsonb)');
    this.addSql('drop table event_head');
    this.addSql('drop table event');
  }
}
