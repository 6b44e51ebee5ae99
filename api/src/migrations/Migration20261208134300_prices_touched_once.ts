import { Migration } from '@mikro-orm/migrations';

const TABLES = ['price_change', 'variant_price', 'group_price'];
const EVENTS = { insert: 'new', update: 'new', delete: 'old' };

const BY_STATEMENT = `create function touch_priced() returns trigger language plpgsql as $$
  begin
    update variant set priced_at = greatest(priced_at, clock_timestamp())
    where id in (select variant_id from changed);
    return null;
  end $$`;
/** As it was until now. */
const BY_ROW = `create function touch_prices() returns trigger language plpgsql as $$
  begin
    update variant set priced_at = greatest(priced_at, clock_timestamp())
    where id = case when tg_op = 'DELETE' then old.variant_id else new.variant_id end;
    return null;
  end $$`;

/** A variant whose prices change in ten currencies at once is written once for it, with all its indexes, and not ten times. */
export class Migration20261208134300_prices_touched_once extends Migration {
  override up(): void {
    this.addSql(BY_STATEMENT);
    for (const table of TABLES) {
      this.addSql(`drop trigger ${table}_touched on ${table}`);
      for (const [event, rows] of Object.entries(EVENTS))
        this.addSql(`create trigger ${table}_touched_by_${event} after ${event} on ${table}
          referencing ${rows} table as changed for each statement execute function touch_priced()`);
    }
    this.addSql('drop function touch_prices()');
  }

  override down(): void {
    this.addSql(BY_ROW);
    for (const table of TABLES) {
      for (const event of Object.keys(EVENTS))
        this.addSql(`drop trigger ${table}_touched_by_${event} on ${table}`);
      this.addSql(`create trigger ${table}_touched after insert or update or delete on ${table}
        for each row execute function touch_prices()`);
    }
    this.addSql('drop function touch_priced()');
  }
}
