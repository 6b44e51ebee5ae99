import type { ExpressionBuilder } from 'kysely';
import type { cardHandoverSchema } from '../../../credit/adapters/persistence/credit.schema.js';
import type {
  digitalFileSchema,
  downloadSchema,
} from '../../../downloads/adapters/persistence/download.schema.js';
import type { SoldVariants } from '../../../downloads/adapters/persistence/sold-files.schema.js';
import type { productSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import { needsDelivery } from '../../../platform/database/needs-delivery.js';
import type { OrderTables } from './tables.js';

export const hasFeedback = (eb: ExpressionBuilder<OrderTables, 'orders'>) =>
  eb
    .exists(
      eb
        .selectFrom('order_feedback')
        .select('order_feedback.rating')
        .whereRef('order_feedback.order_id', '=', 'orders.id'),
    )
    .$castTo<boolean>()
    .as('has_feedback');

type Unsent = OrderTables &
  SoldVariants &
  Tables<typeof cardHandoverSchema | typeof digitalFileSchema | typeof downloadSchema>;

export const isHandedOver = (eb: ExpressionBuilder<OrderTables, 'orders'>) => {
  const mailed = eb as unknown as ExpressionBuilder<Unsent, 'orders'>;
  return mailed
    .or([
      mailed.exists(
        mailed
          .selectFrom('card_handover')
          .select('card_handover.id')
          .whereRef('card_handover.order_id', '=', 'orders.id')
          .where('card_handover.mailed_at', 'is not', null)
          .where('card_handover.taken_back_at', 'is', null),
      ),
      mailed.exists(
        mailed
          .selectFrom('download')
          .select('download.id')
          .whereRef('download.order_id', '=', 'orders.id')
          .where('download.mailed_at', 'is not', null)
          .where('download.revoked_at', 'is', null),
      ),
    ])
    .$castTo<boolean>()
    .as('is_handed_over');
};

type Goods = OrderTables & Tables<typeof productSchema>;

/** Some of it is sent or fetched: not all of it is files, lessons or the like. */
export const isSent = (eb: ExpressionBuilder<OrderTables, 'orders'>) => {
  const lines = eb as unknown as ExpressionBuilder<Goods, 'orders'>;
  return lines
    .exists(
      lines
        .selectFrom('order_line as l')
        .leftJoin('product as p', 'p.id', 'l.product_id')
        .select('l.id')
        .whereRef('l.order_id', '=', 'orders.id')
        .where((of) => of(needsDelivery(of), '=', true)),
    )
    .$castTo<boolean>()
    .as('is_sent');
};

/** Links to files, or what has files that there is no link to yet. */
export const hasFiles = (eb: ExpressionBuilder<OrderTables, 'orders'>) => {
  const lines = eb as unknown as ExpressionBuilder<Unsent, 'orders'>;
  return lines
    .or([
      lines.exists(
        lines.selectFrom('download').select('download.id').whereRef('download.order_id', '=', 'orders.id'),
      ),
      lines.exists(
        lines
          .selectFrom('sold_variant')
          .innerJoin('digital_file', 'digital_file.variant_id', 'sold_variant.variant_id')
          .select('digital_file.id')
          .whereRef('sold_variant.order_id', '=', 'orders.id')
          .where('digital_file.removed_at', 'is', null),
      ),
    ])
    .$castTo<boolean>()
    .as('has_files');
};

export const moves = (eb: ExpressionBuilder<OrderTables, 'orders'>) =>
  eb
    .selectFrom('order_edit')
    .select('order_edit.moved_cents')
    .whereRef('order_edit.new_order_id', '=', 'orders.id')
    .where('order_edit.completed_at', 'is', null)
    .as('moves_cents');
