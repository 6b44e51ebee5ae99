import { Migration } from '@mikro-orm/migrations';
import { SALE_OF_WITHOUT_ADDED_TAX } from './Migration20261206120000_sales_without_cards.js';

/** As before, where a product's sales have the tax that came on top of its price, as what goes back of it has. */
const SALE_OF = SALE_OF_WITHOUT_ADDED_TAX.replace(
  'sum(l.total_cents) as cents,',
  'sum(l.total_cents + coalesce(billed.added, 0)) as cents,',
).replace('- coalesce(one.tax, 0)) as more', '- coalesce(one.tax, 0)) as more, sum(one."taxAdded") as added');

/** Orders of prices without tax wait to be counted again; the job folds them in. */
const COUNT_AGAIN = `insert into sales_change (order_id) select id from orders
  where receipt @@ '$.lines[*].taxAdded != 0' on conflict do nothing`;

/** What a product has sold for with tax is so much where tax comes on top of prices, too. */
export class Migration20261207040100_sales_with_added_tax extends Migration {
  override up(): void {
    this.addSql(SALE_OF);
    this.addSql(COUNT_AGAIN);
  }

  override down(): void {
    this.addSql(SALE_OF_WITHOUT_ADDED_TAX);
    this.addSql(COUNT_AGAIN);
  }
}
