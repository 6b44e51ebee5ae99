import { Migration } from '@mikro-orm/migrations';

/** Orders that the staff takes by hand, until they are placed. */
export class Migration20261204110000_draft_orders extends Migration {
  override up(): void {
    this.addSql(`create table draft_order (
      id uuid primary key,
      state text not null,
      terms jsonb not null,
      buyer_id uuid,
      order_id uuid,
      version int not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint draft_order_state_check check (state in ('open', 'placed')),
      constraint draft_order_order_check check ((state = 'placed') = (order_id is not null))
    )`);
    this.addSql('create index draft_order_buyer_id_idx on draft_order (buyer_id)');
    this.addSql('create index draft_order_updated_at_idx on draft_order (updated_at)');
  }

  override down(): void {
    this.addSql('drop table draft_order');
  }
}
