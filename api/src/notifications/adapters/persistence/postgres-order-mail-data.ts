import { chargesOf } from '../../../kernel/receipt.js';
import { readReceipt } from '../../../kernel/stored-receipt.js';
import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { OrderMailData } from '../../application/ports.js';
import type { OrderDetails } from '../../domain/letters.js';

type OrderTables = Tables<typeof orderSchema | typeof orderLineSchema>;

/** Reads what the mails tell, at the moment of writing. */
@Injectable()
export class PostgresOrderMailData extends OrderMailData {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(orderId: string): Promise<OrderDetails | undefined> {
    const order = await this.database
      .sql<OrderTables>()
      .selectFrom('orders as o')
      .select((eb) => [
        'o.id as orderId',
        'o.customer_name as name',
        'o.contact_email as email',
        'o.payment_method as paymentMethod',
        'o.discount_cents as discountCents',
        'o.receipt',
        'o.total_cents as totalCents',
        'o.captured_cents as paidCents',
        'o.refunded_cents as refundedCents',
        'o.carrier',
        'o.tracking_number as trackingNumber',
        jsonArrayFrom(
          eb
            .selectFrom('order_line as l')
            .select(['l.name', 'l.quantity', 'l.total_cents as totalCents'])
            .whereRef('l.order_id', '=', 'o.id')
            .orderBy('l.position'),
        ).as('lines'),
      ])
      .where('o.id', '=', orderId)
      .executeTakeFirst();
    if (!order) return undefined;
    const { receipt, ...details } = order;
    const charges = chargesOf(readReceipt(receipt)).map(({ label, amount }) => ({
      label,
      amountCents: amount.cents,
    }));
    return { ...details, charges, number: order.orderId.slice(-8).toUpperCase() };
  }
}
