import { Migration } from '@mikro-orm/migrations';

/** What channels elsewhere are to be told of the goods, and what they said; and that the end of a discount is told. */
export class Migration20261206080100_channels extends Migration {
  override up(): void {
    this.addSql(`create table channel (
      name text primary key,
      target text not null,
      position bigint not null
    )`);
    this.addSql(`create table channel_due (
      channel text not null,
      product_id uuid not null,
      due_at timestamptz not null,
      primary key (channel, product_id)
    )`);
    this.addSql('create index channel_due_due_at_idx on channel_due (channel, due_at)');
    this.addSql(`create table channel_item (
      channel text not null,
      variant_id uuid not null,
      product_id uuid not null,
      state text not null constraint channel_item_state_check check (state in ('taken', 'refused', 'waiting')),
      message text not null default '',
      told_at timestamptz not null,
      primary key (channel, variant_id)
    )`);
    this.addSql('create index channel_item_product_id_idx on channel_item (channel, product_id)');
    this.addSql('create index channel_item_told_at_idx on channel_item (channel, told_at)');
    this.addSql('drop trigger product_told on product');
    this.addSql(told(', sale_ends_at'));
  }

  override down(): void {
    this.addSql('drop trigger product_told on product');
    this.addSql(told(''));
    for (const table of ['channel_item', 'channel_due', 'channel']) this.addSql(`drop table ${table}`);
  }
}

/** Of which columns the feed of events tells. */
const told = (more: string) => `create trigger product_told after insert or delete
  or update of name, description, category, options, discount_percent, is_featured, status, specifications, also_in,
    tax_category, is_shipped, fields, body, related${more}
  on product for each row execute function tell_product()`;
