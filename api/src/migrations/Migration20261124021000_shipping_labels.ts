import { Migration } from '@mikro-orm/migrations';

const PROVIDERS = (names: string) =>
  `alter table sandbox.delivery drop constraint delivery_provider_check,
   add constraint delivery_provider_check check (provider in (${names}))`;

/** Labels that are bought of carriers, one for an order, and their papers. */
export class Migration20261124021000_shipping_labels extends Migration {
  override up(): void {
    this.addSql(`create table shipping_label (
      id uuid primary key,
      order_id uuid not null references orders (id),
      state text not null check (state in ('offered', 'buying', 'bought', 'failed', 'refunding', 'refunded')),
      shipment_ref text not null,
      parcel jsonb not null,
      rates jsonb not null,
      rate_ref text,
      carrier text,
      service text,
      cost_cents bigint check (cost_cents >= 0),
      tracking_number text,
      tracker_ref text,
      label_url text,
      failure text not null default '',
      created_at timestamptz not null,
      asked_at timestamptz
    )`);
    this.addSql('create index shipping_label_order_id_idx on shipping_label (order_id)');
    this.addSql(`create unique index shipping_label_live_idx on shipping_label (order_id)
      where state in ('buying', 'bought', 'refunding')`);
    this.addSql('create unique index shipping_label_tracker_ref_idx on shipping_label (tracker_ref)');
    this.addSql('create index shipping_label_asked_at_idx on shipping_label (state, asked_at)');
    this.addSql(`create table label_paper (
      label_id uuid primary key references shipping_label (id),
      type text not null,
      bytes bytea not null
    )`);
    this.addSql(PROVIDERS(`'stripe', 'momo', 'easypost'`));
  }

  override down(): void {
    this.addSql('drop table label_paper');
    this.addSql('drop table shipping_label');
    this.addSql(`delete from sandbox.delivery where provider = 'easypost'`);
    this.addSql(PROVIDERS(`'stripe', 'momo'`));
  }
}
