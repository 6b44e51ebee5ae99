import type { ExpressionBuilder } from 'kysely';
import type { MoneyTables, OrderTables } from './tables.js';

type Read = OrderTables & MoneyTables;

/** How many pieces of the line `l` stay in the shop: their money went back, or is on its way, before they left. */
export const heldBack = <Tables extends Read & { l: Read['order_line'] }>(
  eb: ExpressionBuilder<Tables, 'l'>,
) =>
  (eb as unknown as ExpressionBuilder<Read & { l: Read['order_line'] }, 'l'>)
    .selectFrom('refund as back')
    .innerJoinLateral(
      (of) => of.fn<{ value: unknown }>('jsonb_array_elements', ['back.lines']).as('piece'),
      (join) => join.onTrue(),
    )
    .select((of) =>
      of.fn
        .coalesce(
          of.fn.sum<number>(
            of.cast<number>(of.fn('jsonb_extract_path_text', ['piece.value', of.val('unsent')]), 'integer'),
          ),
          of.lit(0),
        )
        .as('pieces'),
    )
    .whereRef('back.order_id', '=', 'l.order_id')
    .where('back.status', '<>', 'failed')
    .where((of) =>
      of(
        of.fn<string>('jsonb_extract_path_text', ['piece.value', of.val('variantId')]),
        '=',
        of.cast<string>(of.ref('l.variant_id'), 'text'),
      ),
    );
