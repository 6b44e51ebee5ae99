import { Migration } from '@mikro-orm/migrations';

const PRICED = (
  where: string,
) => `create or replace function touch_priced() returns trigger language plpgsql as $$
  begin
    update variant set priced_at = greatest(priced_at, clock_timestamp())
    where id in (select variant_id from changed)${where};
    return null;
  end $$`;

/** A variant that its own transaction has just made bears the moment of its first prices: its row is not written again for them. */
export class Migration20261208141000_prices_of_new_variants extends Migration {
  override up(): void {
    this.addSql(PRICED(' and not (xmin = pg_current_xact_id()::xid and priced_at = now())'));
  }

  override down(): void {
    this.addSql(PRICED(''));
  }
}
