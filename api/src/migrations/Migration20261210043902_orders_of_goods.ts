import { IndexApart } from '../platform/database/index-apart.js';

/** The orders that have a product are found without reading their lines. */
export class Migration20261210043902_orders_of_goods extends IndexApart {
  protected override readonly index = {
    name: 'order_line_sold_idx',
    on: 'order_line (product_id, id desc) include (order_id)',
  };
  protected override readonly insteadOf = {
    name: 'order_line_newest_idx',
    on: 'order_line (product_id, id desc)',
  };
}
