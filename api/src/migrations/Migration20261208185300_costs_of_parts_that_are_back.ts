import { Migration } from '@mikro-orm/migrations';
import { rewritten } from '../platform/database/rewritten.js';

const SALE_OF = 'sale_of(uuid[], date[], timestamptz[])';
const OF_ALL = 'greatest(gone.shelved, hold.returned, 0)';
const OF_THIS = `greatest(gone.shelved,
          case when not exists (select from order_line b where b.order_id = l.order_id and b.parts is not null) then hold.returned end, 0)`;

/** Orders of which something is a bundle wait to be counted again; the job folds them in. */
const COUNT_AGAIN = `insert into sales_change (order_id) select distinct order_id from order_line where parts is not null
  on conflict do nothing`;

/** What an order with bundles has back of a part may be of the bundle or of single pieces: there refunds alone say which line came back. */
export class Migration20261208185300_costs_of_parts_that_are_back extends Migration {
  override up(): void {
    this.addSql(rewritten(SALE_OF, OF_ALL, OF_THIS));
    this.addSql(COUNT_AGAIN);
  }

  override down(): void {
    this.addSql(rewritten(SALE_OF, OF_THIS, OF_ALL));
    this.addSql(COUNT_AGAIN);
  }
}
