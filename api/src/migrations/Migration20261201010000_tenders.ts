import { Migration } from '@mikro-orm/migrations';

/** An order is paid by a list of tenders: a deposit and the rest of it are two of them, in their order. */
export class Migration20261201010000_tenders extends Migration {
  override up(): void {
    this.addSql('alter table payment rename to tender');
    this.addSql('alter table tender rename column status to state');
    this.addSql('alter table tender add column position integer, add column obligation text');
    this.addSql(`update tender set position = case kind when 'balance' then 1 else 0 end,
      obligation = case due when 'on_delivery' then 'on-delivery' else 'now' end`);
    this.addSql(`alter table tender
      drop column kind, drop column due,
      alter column position set not null, alter column obligation set not null,
      add check (position >= 0), add check (obligation in ('now', 'on-delivery')),
      add unique (order_id, position)`);
    this.addSql('alter index payment_pkey rename to tender_pkey');
    for (const [from, to] of CONSTRAINTS)
      this.addSql(`alter table tender rename constraint payment_${from} to tender_${to}`);
    this.addSql('alter table payment_attempt rename column payment_id to tender_id');
    this.addSql(`alter table payment_attempt
      rename constraint payment_attempt_payment_id_fkey to payment_attempt_tender_id_fkey`);
    this.addSql('alter table refund rename column payment_id to tender_id');
    this.addSql('alter table refund rename constraint refund_payment_id_fkey to refund_tender_id_fkey');
    this.addSql('alter table ledger_transaction rename column payment_id to tender_id');
  }

  override down(): void {
    this.addSql('alter table ledger_transaction rename column tender_id to payment_id');
    this.addSql('alter table refund rename constraint refund_tender_id_fkey to refund_payment_id_fkey');
    this.addSql('alter table refund rename column tender_id to payment_id');
    this.addSql(`alter table payment_attempt
      rename constraint payment_attempt_tender_id_fkey to payment_attempt_payment_id_fkey`);
    this.addSql('alter table payment_attempt rename column tender_id to payment_id');
    for (const [from, to] of CONSTRAINTS)
      this.addSql(`alter table tender rename constraint tender_${to} to payment_${from}`);
    this.addSql('alter index tender_pkey rename to payment_pkey');
    this.addSql('alter table tender add column kind text, add column due text');
    this.addSql(`update tender set due = replace(obligation, '-', '_'), kind = case
      when obligation = 'on-delivery' then 'balance'
      when exists (select 1 from tender rest where rest.order_id = tender.order_id and rest.position > tender.position)
        then 'deposit'
      else 'full' end`);
    this.addSql(`alter table tender
      drop column position, drop column obligation, alter column kind set not null, alter column due set not null,
      add constraint payment_kind_check check (kind in ('full', 'deposit', 'balance')),
      add constraint payment_due_check check (due in ('now', 'on_delivery')),
      add constraint payment_order_id_kind_key unique (order_id, kind)`);
    this.addSql('alter table tender rename column state to status');
    this.addSql('alter table tender rename to payment');
  }
}

const CONSTRAINTS = [
  ['order_id_fkey', 'order_id_fkey'],
  ['method_check', 'method_check'],
  ['amount_cents_check', 'amount_cents_check'],
  ['status_check', 'state_check'],
] as const;
