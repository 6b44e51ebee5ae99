import { Migration } from '@mikro-orm/migrations';

/** Pieces of a paid order may come back to the shelf one by one, with a refund. */
export class Migration20261121000500_returns extends Migration {
  override up(): void {
    for (const statement of UP) this.addSql(statement);
  }

  override down(): void {
    for (const statement of DOWN) this.addSql(statement);
  }
}

const KINDS = (kinds: string) =>
  `alter table stock_movement drop constraint stock_movement_kind_check,
     add constraint stock_movement_kind_check check (kind in (${kinds}))`;
const ONCE = 'create unique index stock_movement_once on stock_movement (order_id, variant_id, kind)';

const UP = [
  `alter table stock_hold add column returned integer not null default 0
     constraint stock_hold_returned_check check (returned between 0 and quantity)`,
  KINDS(`'sale', 'sale_return', 'return', 'adjust', 'receive'`),
  'drop index stock_movement_once',
  // an order is sold once and undone once; single pieces may come back several times
  `${ONCE} where order_id is not null and kind in ('sale', 'sale_return')`,
];

const DOWN = [
  'drop index stock_movement_once',
  `${ONCE} where order_id is not null`,
  KINDS(`'sale', 'sale_return', 'adjust', 'receive'`),
  'alter table stock_hold drop column returned',
];
