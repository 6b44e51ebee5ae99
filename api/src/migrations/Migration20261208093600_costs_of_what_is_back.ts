import { Migration } from '@mikro-orm/migrations';
import { SALE_OF_WITHOUT_ADDED_TAX } from './Migration20261206120000_sales_without_cards.js';

/** As it was until now. */
const SALE_OF_AT_AVERAGES = SALE_OF_WITHOUT_ADDED_TAX.replace(
  'sum(l.total_cents) as cents,',
  'sum(l.total_cents + coalesce(billed.added, 0)) as cents,',
).replace('- coalesce(one.tax, 0)) as more', '- coalesce(one.tax, 0)) as more, sum(one."taxAdded") as added');

/** As before, where pieces cost the shop nothing that went back on the shelf: what came back broken, or stayed with its buyer, was spent. */
export const SALE_OF_WITH_SHELVED = SALE_OF_AT_AVERAGES.replace(
  'sum(l.quantity * known.cost_cents)',
  'sum((l.quantity - coalesce(gone.shelved, 0)) * known.cost_cents)',
).replace(
  `sum((given.line ->> 'quantity')::int) as pieces,`,
  `sum((given.line ->> 'quantity')::int) as pieces,
            sum((given.line ->> 'quantity')::int) filter (where (given.line ->> 'restocked')::boolean) as shelved,`,
);

/** Orders of which pieces went back on the shelf wait to be counted again; the job folds them in. */
const COUNT_AGAIN = `insert into sales_change (order_id) select distinct order_id from refund
  where lines @> '[{"restocked": true}]' on conflict do nothing`;

/** What goods have cost of which pieces came back is what those have cost that are not on the shelf again. */
export class Migration20261208093600_costs_of_what_is_back extends Migration {
  override up(): void {
    this.addSql(SALE_OF_WITH_SHELVED);
    this.addSql(COUNT_AGAIN);
  }

  override down(): void {
    this.addSql(SALE_OF_AT_AVERAGES);
    this.addSql(COUNT_AGAIN);
  }
}
