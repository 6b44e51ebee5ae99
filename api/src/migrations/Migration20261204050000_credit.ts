import { Migration } from '@mikro-orm/migrations';

const MANAGER = '00000000-0000-7000-8000-000000000002';
const TYPES = ['capture', 'refund', 'refund_reversal', 'dispute', 'dispute_reversal', 'adjustment'];
const OF_CREDIT = [
  'credit_issue',
  'credit_issue_reversal',
  'credit_sale',
  'credit_sale_reversal',
  'credit_expiry',
];
const listed = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ');

/** Gift cards and store credit with their entries; the money book takes what belongs to no order. */
export class Migration20261204050000_credit extends Migration {
  override up(): void {
    this.addSql(`create table credit (
      id uuid primary key,
      kind text not null check (kind in ('gift-card', 'store-credit')),
      code_hash text,
      last_four text,
      account_id uuid references account,
      currency char(3) not null,
      balance_cents bigint not null check (balance_cents >= 0),
      is_disabled boolean not null default false,
      expires_at timestamptz,
      note text not null default '',
      version int not null default 1,
      created_at timestamptz not null,
      constraint credit_code_hash_key unique (code_hash),
      constraint credit_account_id_currency_key unique (account_id, currency),
      check ((kind = 'gift-card') = (code_hash is not null and last_four is not null)),
      check ((kind = 'store-credit') = (account_id is not null))
    )`);
    this.addSql('create index credit_created_idx on credit (created_at, id)');
    this.addSql('create index credit_expires_idx on credit (expires_at) where expires_at is not null');
    this.addSql(`create table credit_entry (
      id uuid primary key,
      credit_id uuid not null references credit,
      type text not null
        check (type in ('issued', 'sold', 'redeemed', 'refunded', 'adjusted', 'voided', 'expired')),
      amount_cents bigint not null check (amount_cents <> 0),
      reference text not null,
      order_id uuid references orders,
      reason text not null default '',
      actor_kind text not null,
      actor_id uuid,
      occurred_at timestamptz not null,
      constraint credit_entry_type_reference_key unique (type, reference)
    )`);
    this.addSql('create index credit_entry_credit_idx on credit_entry (credit_id, occurred_at)');
    this.addSql('create index credit_entry_order_idx on credit_entry (order_id) where order_id is not null');
    this.addSql(`create trigger credit_entry_append_only before delete or update on credit_entry
      for each row execute function refuse_change()`);
    this.addSql('alter table ledger_transaction alter column order_id drop not null');
    this.addSql('alter table ledger_transaction drop constraint ledger_transaction_type_check');
    this.addSql(`alter table ledger_transaction add constraint ledger_transaction_type_check
      check (type in (${listed([...TYPES, ...OF_CREDIT])}))`);
    this.addSql(`alter table ledger_transaction add constraint ledger_transaction_order_check
      check ((order_id is null) = (type in (${listed(OF_CREDIT)})))`);
    this.addSql('alter table refund add column to_credit boolean not null default false');
    this.addSql(`update staff_role set permissions = permissions || '["credit.read", "credit.write"]'::jsonb
      where id = '${MANAGER}'`);
  }

  /** What credit came to be and ended goes with it; where it has paid for orders, their books need it, and nothing is done. */
  override down(): void {
    this.addSql(`do $$ begin
      if exists (select from credit_entry where type in ('redeemed', 'refunded')) then
        raise exception 'orders were paid with gift cards or store credit: the tables of credit have to stay';
      end if;
    end $$`);
    for (const table of ['ledger_posting', 'ledger_transaction'])
      this.addSql(`alter table ${table} disable trigger ${table}_append_only`);
    this.addSql(`delete from ledger_posting where transaction_id in (
      select id from ledger_transaction where type in (${listed(OF_CREDIT)}))`);
    this.addSql(`delete from ledger_transaction where type in (${listed(OF_CREDIT)})`);
    for (const table of ['ledger_posting', 'ledger_transaction'])
      this.addSql(`alter table ${table} enable trigger ${table}_append_only`);
    this.addSql(`update staff_role set permissions = permissions - 'credit.read' - 'credit.write'`);
    this.addSql('alter table ledger_transaction drop constraint ledger_transaction_order_check');
    this.addSql('alter table ledger_transaction drop constraint ledger_transaction_type_check');
    this.addSql(`alter table ledger_transaction add constraint ledger_transaction_type_check
      check (type in (${listed(TYPES)}))`);
    this.addSql('alter table ledger_transaction alter column order_id set not null');
    this.addSql('alter table refund drop column to_credit');
    this.addSql('drop table credit_entry');
    this.addSql('drop table credit');
  }
}
