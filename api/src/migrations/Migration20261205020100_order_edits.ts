import { Migration } from '@mikro-orm/migrations';

/** Changes of placed orders: what leaves an order, and the order that comes for it. */
export class Migration20261205020100_order_edits extends Migration {
  override up(): void {
    this.addSql(`create table order_edit (
      id uuid primary key,
      order_id uuid not null references orders (id),
      new_order_id uuid not null references orders (id),
      return_id uuid references order_return (id),
      leaving jsonb not null,
      worth_cents bigint not null,
      moved_cents bigint not null,
      currency character(3) not null,
      actor_kind text not null,
      actor_id uuid,
      created_at timestamptz not null,
      completed_at timestamptz,
      constraint order_edit_new_order_id_key unique (new_order_id),
      constraint order_edit_money_check check (worth_cents >= 0 and moved_cents >= 0 and moved_cents <= worth_cents)
    )`);
    this.addSql('create index order_edit_order_id_idx on order_edit (order_id)');
    this.addSql('alter table tender add column moved_from uuid references payment_attempt (id)');
    this.addSql(`create function tell_order_edit() returns trigger language plpgsql as $$
      begin
        if new.completed_at is not null and old.completed_at is null then
          perform tell_event('order.edited', 'order', new.order_id, jsonb_build_object('newOrderId', new.new_order_id));
        end if;
        return null;
      end $$`);
    this.addSql(`create trigger order_edit_told after update of completed_at on order_edit
      for each row execute function tell_order_edit()`);
  }

  override down(): void {
    this.addSql('alter table tender drop column moved_from');
    this.addSql('drop table order_edit');
    this.addSql('drop function tell_order_edit()');
  }
}
