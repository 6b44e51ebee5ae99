import { Migration } from '@mikro-orm/migrations';

const STOCK = (
  moment: string,
) => `create or replace function touch_stock() returns trigger language plpgsql as $$
  begin
    if new.on_hand is distinct from old.on_hand or new.held <> old.held then new.updated_at := ${moment}; end if;
    return new;
  end $$`;
const PRICES = (moment: string, where: string) =>
  `create or replace function touch_prices() returns trigger language plpgsql as $$
  begin
    update variant set priced_at = ${moment}
    where id = case when tg_op = 'DELETE' then old.variant_id else new.variant_id end${where};
    return null;
  end $$`;

/**
 * The moment of a change is that of its statement, and never before the last one: of two transactions that wait for each other the
 * later one bears the later moment. Another end of a sale is a change of its prices.
 */
export class Migration20261208114600_moments_of_changes extends Migration {
  override up(): void {
    this.addSql(STOCK('greatest(old.updated_at, clock_timestamp())'));
    this.addSql(PRICES('greatest(priced_at, clock_timestamp())', ''));
    this.addSql(`create function touch_sale() returns trigger language plpgsql as $$
      begin
        update variant set priced_at = greatest(priced_at, clock_timestamp()) where product_id = new.id;
        return null;
      end $$`);
    this.addSql(`create trigger product_sale_touched after update of sale_ends_at on product
      for each row when (old.sale_ends_at is distinct from new.sale_ends_at) execute function touch_sale()`);
  }

  override down(): void {
    this.addSql('drop trigger product_sale_touched on product');
    this.addSql('drop function touch_sale()');
    this.addSql(PRICES('now()', ' and priced_at < now()'));
    this.addSql(STOCK('now()'));
  }
}
