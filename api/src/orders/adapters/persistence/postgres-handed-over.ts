import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { cardHandoverSchema } from '../../../credit/adapters/persistence/credit.schema.js';
import type {
  digitalFileSchema,
  downloadSchema,
} from '../../../downloads/adapters/persistence/download.schema.js';
import type { SoldVariants } from '../../../downloads/adapters/persistence/sold-files.schema.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { needsDelivery } from '../../../platform/database/needs-delivery.js';
import { refundedPieces } from '../../../platform/database/refunded-pieces.js';
import type { Tables } from '../../../platform/database/tables.js';
import { HandedOver } from '../../application/handed-over.js';
import type { MoneyTables, OrderTables } from './tables.js';

type Read = OrderTables &
  MoneyTables &
  SoldVariants &
  Tables<typeof productSchema | typeof cardHandoverSchema | typeof downloadSchema | typeof digitalFileSchema>;

/** By the gift cards of orders and the links to their files, which are mailed once all of an order is paid. */
@Injectable()
export class PostgresHandedOver extends PostgresAdapter<Read> implements HandedOver {
  async someOf(orderId: string): Promise<boolean> {
    const one = await this.tables()
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.id', '=', orderId)
      .where(someIsMailed)
      .executeTakeFirst();
    return one !== undefined;
  }

  async filesOf(orderId: string, variantIds: readonly string[]): Promise<boolean> {
    const one = await this.tables()
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.id', '=', orderId)
      .where((eb) =>
        eb.exists(
          mailedLinks(eb)
            .innerJoin('order_line as l', 'l.id', 'd.order_line_id')
            .where('l.variant_id', 'in', [...variantIds]),
        ),
      )
      .executeTakeFirst();
    return one !== undefined;
  }

  async downloadedOf(orderId: string): Promise<ReadonlySet<string>> {
    const rows = await this.tables()
      .selectFrom('orders')
      .innerJoin('download as d', 'd.order_id', 'orders.id')
      .innerJoin('order_line as l', 'l.id', 'd.order_line_id')
      .select('l.variant_id as variantId')
      .where('orders.id', '=', orderId)
      .leftJoin('product as p', 'p.id', 'l.product_id')
      .where('orders.download_consent_at', 'is not', null)
      .where('d.last_used_at', 'is not', null)
      // what comes with it is withdrawn from as anything else is
      .where((eb) => eb.not(eb.or([eb(needsDelivery(eb), '=', true), eb.exists(partWithoutFile(eb))])))
      .execute();
    return new Set(rows.map(({ variantId }) => variantId));
  }

  async wholly(most: number): Promise<string[]> {
    const rows = await this.handedOver()
      .where('orders.payment_detail', '<>', 'disputed')
      .orderBy('orders.created_at')
      .orderBy('orders.id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async isWholly(orderId: string): Promise<boolean> {
    return (await this.handedOver().where('orders.id', '=', orderId).executeTakeFirst()) !== undefined;
  }

  private handedOver() {
    return this.tables()
      .selectFrom('orders')
      .select('orders.id')
      .where('orders.status', '=', 'processing')
      .where(someIsMailed)
      .where((eb) =>
        eb.not(
          eb.exists(handovers(eb).where('h.mailed_at', 'is', null).where('h.taken_back_at', 'is', null)),
        ),
      )
      .where((eb) => eb.not(eb.exists(otherLines(eb))));
  }
}

const handovers = (eb: ExpressionBuilder<Read, 'orders'>) =>
  eb.selectFrom('card_handover as h').select('h.id').whereRef('h.order_id', '=', 'orders.id');

const mailedLinks = (eb: ExpressionBuilder<Read, 'orders'>) =>
  eb
    .selectFrom('download as d')
    .select('d.id')
    .whereRef('d.order_id', '=', 'orders.id')
    .where('d.mailed_at', 'is not', null)
    .where('d.revoked_at', 'is', null);

const someIsMailed = (eb: ExpressionBuilder<Read, 'orders'>) =>
  eb.or([
    eb.exists(handovers(eb).where('h.mailed_at', 'is not', null).where('h.taken_back_at', 'is', null)),
    eb.exists(mailedLinks(eb)),
  ]);

/** Those of a bundle's line of which no file was mailed. */
const partWithoutFile = (eb: ExpressionBuilder<Read & { l: Read['order_line'] }, 'l'>) =>
  eb
    .selectFrom('sold_variant as part')
    .select('part.variant_id')
    .whereRef('part.order_line_id', '=', 'l.id')
    .whereRef('part.variant_id', '<>', 'l.variant_id')
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('download as link')
            .innerJoin('digital_file as f', 'f.id', 'link.file_id')
            .select('link.id')
            .whereRef('link.order_line_id', '=', 'part.order_line_id')
            .whereRef('f.variant_id', '=', 'part.variant_id'),
        ),
      ),
    );

/** What is sent, and what is neither sent nor a gift card nor a file, such as a lesson, which the staff gives; not where all of its money goes back. */
const otherLines = (eb: ExpressionBuilder<Read, 'orders'>) =>
  eb
    .selectFrom('order_line as l')
    .leftJoin('product as p', 'p.id', 'l.product_id')
    .select('l.id')
    .whereRef('l.order_id', '=', 'orders.id')
    .where((line) => line('l.quantity', '>', refundedPieces(line, 'quantity')))
    .where((line) =>
      line.or([
        line(needsDelivery(line), '=', true),
        line.and([
          line.not(
            line.exists(
              line
                .selectFrom('card_handover as c')
                .select('c.id')
                .whereRef('c.order_id', '=', 'l.order_id')
                .whereRef('c.variant_id', '=', 'l.variant_id'),
            ),
          ),
          line.or([
            line.not(
              line.exists(
                line.selectFrom('download as d').select('d.id').whereRef('d.order_line_id', '=', 'l.id'),
              ),
            ),
            // of a bundle each part is a file, or the staff gives the rest
            line.exists(partWithoutFile(line)),
          ]),
        ]),
      ]),
    );
