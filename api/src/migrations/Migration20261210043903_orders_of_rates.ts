import { IndexApart } from '../platform/database/index-apart.js';

/** The orders of a rate of tax in a country, by the days of their papers. */
export class Migration20261210043903_orders_of_rates extends IndexApart {
  protected override readonly index = {
    name: 'order_tax_rate_idx',
    on: 'order_tax (name, thousandths, country, day) include (order_id)',
  };
}
