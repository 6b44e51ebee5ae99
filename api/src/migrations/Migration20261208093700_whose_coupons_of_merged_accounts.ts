import { Migration } from '@mikro-orm/migrations';

/** Uses of coupons that went to another account before they said whose they were: the history of their orders names it. */
export class Migration20261208093700_whose_coupons_of_merged_accounts extends Migration {
  override up(): void {
    this.addSql(`update coupon_use u set used_by = e.actor_id
      from order_event e join account former on former.id = e.actor_id and former.merged_into is not null
      where u.used_by is null and e.order_id = u.order_id and e.event = 'placed' and e.actor_kind = 'customer'
        and e.actor_id <> u.account_id`);
  }

  /** What it says stays true. */
  override down(): void {}
}
