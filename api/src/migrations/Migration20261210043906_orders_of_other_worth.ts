import { IndexApart } from '../platform/database/index-apart.js';

/** Orders of which a unit is not one of the shop: those in other currencies. */
export class Migration20261210043906_orders_of_other_worth extends IndexApart {
  protected override readonly index = {
    name: 'orders_other_worth_idx',
    on: 'orders (id) include (worth_of_unit) where worth_of_unit <> 1',
  };
}
