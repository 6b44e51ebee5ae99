import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { Database } from '../../../platform/database/database.js';
import { OrderMailFacts } from '../../application/ports.js';
import type { OrderFacts } from '../../domain/letters.js';

interface Tables {
  orders: {
    id: string;
    customer_name: string;
    contact_email: string;
    payment_method: OrderFacts['paymentMethod'];
    discount_cents: number;
    total_cents: number;
    captured_cents: number;
    refunded_cents: number;
    carrier: string | null;
    tracking_number: string | null;
  };
  order_line: { order_id: string; position: number; name: string; quantity: number; total_cents: number };
}

/** Reads what the mails tell, at the moment of writing. */
@Injectable()
export class SqlOrderMailFacts extends OrderMailFacts {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(orderId: string): Promise<OrderFacts | undefined> {
    const order = await this.database
      .sql<Tables>()
      .selectFrom('orders as o')
      .select((eb) => [
        'o.id as orderId',
        'o.customer_name as name',
        'o.contact_email as email',
        'o.payment_method as paymentMethod',
        'o.discount_cents as discountCents',
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
    return order && { ...order, number: order.orderId.slice(-8).toUpperCase() };
  }
}
