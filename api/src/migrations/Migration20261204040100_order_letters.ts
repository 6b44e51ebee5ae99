import { Migration } from '@mikro-orm/migrations';

/** Which letters were written about an order, so that they can be written again. Their words are not kept: they are made from the order. */
export class Migration20261204040100_order_letters extends Migration {
  override up(): void {
    this.addSql(`create table order_letter (
      id uuid primary key,
      order_id uuid not null references orders on delete cascade,
      topic text not null,
      subject text not null,
      told jsonb not null default '{}'::jsonb,
      is_again boolean not null default false,
      written_at timestamptz not null
    )`);
    this.addSql('create index order_letter_order_idx on order_letter (order_id, written_at desc, id desc)');
  }

  override down(): void {
    this.addSql('drop table order_letter');
  }
}
