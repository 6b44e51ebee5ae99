import { Migration } from '@mikro-orm/migrations';

/**
 * An order that costs nothing has no tender, nor has one that is paid in one go a second one of nothing. What such a tender had
 * was a try of nothing that was paid as it began; the few orders that a crash has left waiting between the two keep theirs,
 * and end when their time is over.
 */
export class Migration20261202010000_no_tender_of_nothing extends Migration {
  override up(): void {
    const nothing = `tender.amount_cents = 0 and (tender.obligation = 'on-delivery' or exists (
      select 1 from orders where orders.id = tender.order_id and orders.status <> 'pending'))`;
    this.addSql(
      `delete from payment_attempt using tender where payment_attempt.tender_id = tender.id and ${nothing}`,
    );
    this.addSql(`delete from tender where ${nothing}`);
    this.addSql(`update tender set position = 0 where position = 1 and not exists (
      select 1 from tender first where first.order_id = tender.order_id and first.position = 0)`);
  }

  override down(): void {
    // an order that costs nothing needs no row to be read
  }
}
