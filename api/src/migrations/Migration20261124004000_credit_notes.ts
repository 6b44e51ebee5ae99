import { Migration } from '@mikro-orm/migrations';

/** What each refund and each cancellation gave back of an order, less than nothing: as in the view `tax_record`. */
const CREDIT_RECORD = `create view credit_record as
  with returned as (
    select t.order_id, t.id, t.occurred_at as at, -sum(p.amount_cents)::bigint as cents
    from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
    where t.type in ('refund', 'refund_reversal') group by 1, 2, 3
    union all
    select o.id, e.id, e.created_at, o.total_cents - o.captured_cents
    from orders o join order_event e on e.order_id = o.id
      and e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled'
    where o.status = 'cancelled' and o.captured_cents < o.total_cents)
  select r.order_id, r.id, r.at, greatest(0, least(o.total_cents,
      sum(r.cents) over (partition by r.order_id order by r.at, r.id)::bigint
        - greatest(0, o.captured_cents - o.total_cents))) as given_back_cents
  from returned r join orders o on o.id = r.order_id where o.total_cents > 0`;

/** Credit notes: a numbered document for each refund and cancellation of an order with an invoice. */
export class Migration20261124004000_credit_notes extends Migration {
  override up(): void {
    this.addSql(CREDIT_RECORD);
    this.addSql(`create table credit_note (
      id uuid primary key,
      number bigint not null,
      order_id uuid not null references orders,
      record_id uuid not null,
      gross_cents bigint not null,
      taxes jsonb not null,
      issued_at timestamptz not null,
      constraint credit_note_number_key unique (number),
      constraint credit_note_record_id_key unique (record_id))`);
    this.addSql(`create index credit_note_order_idx on credit_note (order_id, number)`);
    this.addSql(`create trigger credit_note_append_only before update on credit_note
      for each row execute function refuse_change()`);
    this.addSql(`create table credit_note_counter (
      singleton boolean primary key default true check (singleton), last bigint not null)`);
    this.addSql(`insert into credit_note_counter (last) values (0)`);
  }

  override down(): void {
    this.addSql(`drop table credit_note_counter`);
    this.addSql(`drop table credit_note`);
    this.addSql(`drop view credit_record`);
  }
}
