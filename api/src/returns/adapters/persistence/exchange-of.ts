import { expressionBuilder, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { orderNumber } from '../../../orders/domain/order.js';
import type { ReturnExchangeDto } from '../http/return.dto.js';
import type { ReturnTables } from './tables.js';

const edits = expressionBuilder<ReturnTables, never>();

/** The exchange of a return that waits for its money or was made, as a column of its row. */
export const exchangeOf = (returnId: Expression<string>) =>
  jsonObjectFrom(
    edits
      .selectFrom('order_edit as edit')
      .innerJoin('orders as made', 'made.id', 'edit.new_order_id')
      .select(['edit.new_order_id as orderId'])
      .select((of) => of('edit.completed_at', 'is not', null).$castTo<boolean>().as('isDone'))
      .where('edit.return_id', '=', returnId)
      .where((of) => of.or([of('edit.completed_at', 'is not', null), of('made.status', '=', 'pending')]))
      .orderBy('edit.created_at', 'desc')
      .limit(1),
  );

export const exchangeView = ({
  orderId,
  isDone,
}: {
  orderId: string;
  isDone: boolean;
}): ReturnExchangeDto => ({
  ...{ orderId, orderNumber: orderNumber(orderId), state: isDone ? 'done' : 'waiting', token: null },
});
