import { Migration } from '@mikro-orm/migrations';

/** Orders paid to staff take their things out of the cart as they are placed: those that wait already do it here. */
export class Migration20261123003000_accepted_orders extends Migration {
  override up(): void {
    this.addSql(`delete from cart_line c using orders o, order_line l
      where o.status = 'pending' and o.payment_method in ('cash', 'bank') and l.order_id = o.id
        and c.account_id = o.account_id and c.variant_id = l.variant_id
        and c.created_at <= o.created_at and c.quantity <= l.quantity`);
  }

  /** What was taken out of a cart is not put back. */
  override down(): void {}
}
