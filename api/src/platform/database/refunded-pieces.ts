import type { ExpressionBuilder } from 'kysely';

interface Read {
  refund: { order_id: string; status: string; lines: unknown };
  l: { order_id: string; variant_id: string };
}

/**
 * How many pieces of the order's line `l` have refunds, all but those that failed: pieces that went back or are on their way
 * (`quantity`), or those of them that never left the shop (`unsent`).
 */
export const refundedPieces = <Tables extends { refund: object; l: object }>(
  eb: ExpressionBuilder<Tables, 'l'>,
  counted: 'quantity' | 'unsent',
) =>
  (eb as unknown as ExpressionBuilder<Read, 'l'>)
    .selectFrom('refund as back')
    .innerJoinLateral(
      (of) => of.fn<{ value: unknown }>('jsonb_array_elements', ['back.lines']).as('piece'),
      (join) => join.onTrue(),
    )
    .select((of) =>
      of.fn
        .coalesce(
          of.fn.sum<number>(
            of.cast<number>(of.fn('jsonb_extract_path_text', ['piece.value', of.val(counted)]), 'integer'),
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
