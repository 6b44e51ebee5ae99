import { Migration } from '@mikro-orm/migrations';
import { rewritten } from '../platform/database/rewritten.js';

const SALE_OF = 'sale_of(uuid[], date[], timestamptz[])';

/** What of the sums of sales is written otherwise: what was waived is gone like what was given back. */
const COUNTED = [
  ['else 0 end)) as gone', 'else o.waived_cents end)) as gone'],
  [
    `(c.refunded_cents > 0 or c.status = 'cancelled')`,
    `(c.refunded_cents + c.waived_cents > 0 or c.status = 'cancelled')`,
  ],
  [
    `rounded.refunded_cents > 0 and f.status in ('submitted', 'succeeded')`,
    `rounded.refunded_cents + rounded.waived_cents > 0 and f.status in ('submitted', 'succeeded', 'waived')`,
  ],
] as const;

const creditRecord = (waived: string, cancelled: string) => `create or replace view credit_record as
  with returned as (
    select t.order_id, t.id, t.occurred_at as at, -sum(p.amount_cents)::bigint as cents
    from ledger_transaction t join ledger_posting p on p.transaction_id = t.id and p.account like 'provider:%'
    where t.type in ('refund', 'refund_reversal') group by 1, 2, 3${waived}
    union all
    select o.id, e.id, e.created_at, o.total_cents${cancelled} - o.captured_cents + o.surplus_cents
    from orders o join order_event e on e.order_id = o.id
      and e.to_status = 'cancelled' and e.from_status is distinct from 'cancelled'
    where o.status = 'cancelled' and o.total_cents${cancelled} - o.captured_cents + o.surplus_cents > 0)
  select r.order_id, r.id, r.at, greatest(0, least(o.total_cents,
      sum(r.cents) over (partition by r.order_id order by r.at, r.id)::bigint - o.surplus_cents)) as given_back_cents
  from returned r join orders o on o.id = r.order_id where o.total_cents > 0`;

const WAIVED = `
    union all
    select w.order_id, w.id, w.created_at, w.amount_cents from refund w where w.status = 'waived'`;

const TOLD = `status, refunded_cents, payment_detail, tracking_number, carrier, shipping_address, contact_email`;

const told = (columns: string) => [
  'drop trigger order_told on orders',
  `create trigger order_told after insert or update of ${columns} on orders for each row execute function tell_order()`,
];

const states = (...more: string[]) => [
  'alter table refund drop constraint refund_status_check',
  `alter table refund add constraint refund_status_check check (status in ('requested', 'submitted', 'succeeded', 'failed', 'manual'${more.join('')}))`,
];

const CHANGED = [
  'or new.shipping_address is distinct from old.shipping_address',
  'or new.waived_cents <> old.waived_cents or new.shipping_address is distinct from old.shipping_address',
] as const;

/** What of an order nobody had paid, and nobody has to any more: its credit notes and the sums of sales tell it without an entry of the money book. */
export class Migration20261213111500_waived_dues extends Migration {
  override up(): void {
    this.addSql('alter table orders add column waived_cents bigint not null default 0');
    for (const one of states(`, 'waived'`)) this.addSql(one);
    this.addSql(creditRecord(WAIVED, ' - o.waived_cents'));
    for (const [without, having] of COUNTED) this.addSql(rewritten(SALE_OF, without, having));
    this.addSql(rewritten('tell_order()', ...CHANGED));
    for (const one of told(`${TOLD}, waived_cents`)) this.addSql(one);
  }

  override down(): void {
    for (const one of told(TOLD)) this.addSql(one);
    this.addSql(rewritten('tell_order()', CHANGED[1], CHANGED[0]));
    for (const [without, having] of [...COUNTED].reverse()) this.addSql(rewritten(SALE_OF, having, without));
    this.addSql(creditRecord('', ''));
    for (const one of states()) this.addSql(one);
    this.addSql('alter table orders drop column waived_cents');
  }
}
