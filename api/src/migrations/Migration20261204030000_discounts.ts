import { Migration } from '@mikro-orm/migrations';

const TABLES = [
  `create table discount (
     id uuid primary key,
     name text not null,
     kind text not null,
     kind_values jsonb not null,
     scope jsonb not null,
     min_total_cents bigint not null default 0 check (min_total_cents >= 0),
     countries jsonb not null default '[]',
     first_order_only boolean not null default false,
     by_code boolean not null default false,
     combines boolean not null default true,
     priority integer not null default 0,
     max_uses integer check (max_uses > 0),
     per_customer integer check (per_customer > 0),
     budget_cents bigint check (budget_cents > 0),
     used integer not null default 0 check (used >= 0),
     spent_cents bigint not null default 0 check (spent_cents >= 0),
     is_active boolean not null default true,
     version integer not null default 1,
     starts_at timestamptz,
     ends_at timestamptz,
     created_at timestamptz not null,
     constraint discount_max_uses_reached check (max_uses is null or used <= max_uses),
     constraint discount_budget_reached check (budget_cents is null or spent_cents <= budget_cents))`,
  `create index discount_in_force_idx on discount (priority) where is_active and not by_code`,
  `create trigger discount_version before
     update of name, kind, kind_values, scope, min_total_cents, countries, first_order_only, by_code, combines, priority,
       max_uses, per_customer, budget_cents, is_active, starts_at, ends_at
     on discount
     for each row when (old.* is distinct from new.*) execute function next_rule_version()`,
  `create table discount_use (
     order_id uuid not null references orders on delete cascade deferrable initially deferred,
     discount_id uuid not null references discount,
     account_id uuid not null references account,
     amount_cents bigint not null check (amount_cents > 0),
     own_cents bigint not null check (own_cents >= 0),
     is_counted boolean not null,
     state text not null check (state in ('reserved', 'used', 'released')),
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (order_id, discount_id))`,
  `create index discount_use_discount_idx on discount_use (discount_id, account_id) where state <> 'released'`,
];

/** Discounts by rules, and coupons that are codes of one. */
export class Migration20261204030000_discounts extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(table);
    this.addSql('alter table coupon add column discount_id uuid references discount');
    this.addSql('create index coupon_discount_idx on coupon (discount_id) where discount_id is not null');
    this.addSql('alter table coupon drop constraint coupon_kind_check, drop constraint coupon_check1');
    this.addSql(`alter table coupon
      add constraint coupon_kind_check check (kind in ('percent', 'amount', 'discount')),
      add constraint coupon_check1 check ((kind = 'percent') = (percent is not null)
        and (kind = 'amount') = (amount_cents is not null) and (kind = 'discount') = (discount_id is not null))`);
  }

  override down(): void {
    this.addSql(`delete from coupon where kind = 'discount'`);
    this.addSql('alter table coupon drop constraint coupon_kind_check, drop constraint coupon_check1');
    this.addSql(`alter table coupon add constraint coupon_kind_check check (kind in ('percent', 'amount')),
      add constraint coupon_check1 check ((kind = 'percent') = (percent is not null)
        and (kind = 'amount') = (amount_cents is not null)), drop column discount_id`);
    this.addSql('drop table discount_use');
    this.addSql('drop table discount');
  }
}
