import { Migration } from '@mikro-orm/migrations';

/** Apart from the column, so that whoever reads a variant does not wait while the log of its prices is looked through. */
export class Migration20261129030101_lowest_prices_filled extends Migration {
  override up(): void {
    this.addSql(
      'update variant set lowest_cents = lowest_price_before(id, price_cents) where lowest_cents is null',
    );
  }

  override down(): void {
    // they go with the column
  }
}
