import { Migration } from '@mikro-orm/migrations';

/** Stock and coupon are taken before the order that they are for is written, in one transaction. */
export class Migration20261121000200_deferred_holds extends Migration {
  override up(): void {
    this.addSql(
      'alter table stock_hold alter constraint stock_hold_order_id_fkey deferrable initially deferred',
    );
    this.addSql(
      'alter table coupon_use alter constraint coupon_use_order_id_fkey deferrable initially deferred',
    );
    this.addSql(
      `create index payment_attempt_callback_idx on payment_attempt ((request->>'callbackToken')) where provider = 'momo'`,
    );
  }
}
