import type { ExpressionBuilder } from 'kysely';
import type { DownloadTables } from './tables.js';

type Lined = DownloadTables & { l: DownloadTables['order_line'] };

/** How many pieces of the line `l` went back, or are on their way. */
export const backOf = <Tables extends Lined>(eb: ExpressionBuilder<Tables, 'l'>) =>
  (eb as unknown as ExpressionBuilder<Lined, 'l'>)
    .selectFrom('refund as back')
    .innerJoinLateral(
      (of) => of.fn<{ value: unknown }>('jsonb_array_elements', ['back.lines']).as('piece'),
      (join) => join.onTrue(),
    )
    .select((of) =>
      of.fn
        .coalesce(
          of.fn.sum<number>(
            of.cast<number>(of.fn('jsonb_extract_path_text', ['piece.value', of.val('quantity')]), 'integer'),
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
