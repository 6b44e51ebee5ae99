import { IndexApart } from '../platform/database/index-apart.js';

/** What lists and their tabs are counted by stands in the index of their order: a year of a million orders is counted without reading them. */
export class Migration20261210043901_orders_in_their_order extends IndexApart {
  protected override readonly index = {
    name: 'orders_listed_idx',
    on: `orders (created_at desc, id desc)
      include (status, payment_method, goes_to, delivered_by, coupon_code, captured_cents)`,
  };
  protected override readonly insteadOf = {
    name: 'orders_created_idx',
    on: 'orders (created_at desc, id desc)',
  };
}
