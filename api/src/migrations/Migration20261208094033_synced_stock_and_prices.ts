import { Migration } from '@mikro-orm/migrations';

const TABLES = ['price_change', 'variant_price', 'group_price'];

/** Other systems read which levels and prices have changed since they came last; the feed tells of prices of groups, too. */
export class Migration20261208094033_synced_stock_and_prices extends Migration {
  override up(): void {
    this.addSql('alter table stock add column updated_at timestamptz not null default now()');
    this.addSql('create index stock_updated_at_idx on stock (updated_at, variant_id)');
    this.addSql(`create function touch_stock() returns trigger language plpgsql as $$
      begin
        if new.on_hand is distinct from old.on_hand or new.held <> old.held then new.updated_at := now(); end if;
        return new;
      end $$`);
    this.addSql(`create trigger stock_touched before update of on_hand, held on stock
      for each row execute function touch_stock()`);
    this.addSql('alter table variant add column priced_at timestamptz not null default now()');
    this.addSql('create index variant_priced_at_idx on variant (priced_at, id)');
    // what was made in the same transaction has that moment already
    this.addSql(`create function touch_prices() returns trigger language plpgsql as $$
      begin
        update variant set priced_at = now()
        where id = case when tg_op = 'DELETE' then old.variant_id else new.variant_id end and priced_at < now();
        return null;
      end $$`);
    for (const table of TABLES)
      this.addSql(`create trigger ${table}_touched after insert or update or delete on ${table}
        for each row execute function touch_prices()`);
    this.addSql(`create trigger group_price_told after insert or update or delete on group_price
      for each row execute function tell_price()`);
  }

  override down(): void {
    this.addSql('drop trigger group_price_told on group_price');
    for (const table of TABLES) this.addSql(`drop trigger ${table}_touched on ${table}`);
    this.addSql('drop function touch_prices()');
    this.addSql('drop index variant_priced_at_idx');
    this.addSql('alter table variant drop column priced_at');
    this.addSql('drop trigger stock_touched on stock');
    this.addSql('drop function touch_stock()');
    this.addSql('drop index stock_updated_at_idx');
    this.addSql('alter table stock drop column updated_at');
  }
}
