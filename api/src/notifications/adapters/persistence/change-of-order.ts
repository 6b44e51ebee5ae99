import { expressionBuilder, type Expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { orderEditSchema } from '../../../orders/adapters/persistence/order-edit.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ChangeTold } from '../../domain/order-details.js';

const edits = expressionBuilder<Tables<typeof orderEditSchema | typeof orderLineSchema>, never>();

/** The change that an order came for, as a column of its row. */
export const changeOf = (orderId: Expression<string>) =>
  jsonObjectFrom(
    edits
      .selectFrom('order_edit as edit')
      .select([
        'edit.order_id as orderId',
        'edit.moved_cents as movedCents',
        'edit.worth_cents as worthCents',
      ])
      .select((of) => [
        'edit.leaving',
        of('edit.completed_at', 'is not', null).$castTo<boolean>().as('isDone'),
        of('edit.return_id', 'is not', null).$castTo<boolean>().as('isExchange'),
      ])
      .select((of) =>
        jsonArrayFrom(
          of
            .selectFrom('order_line as was')
            .select(['was.variant_id as variantId', 'was.name', 'was.options'])
            .whereRef('was.order_id', '=', 'edit.order_id'),
        ).as('lines'),
      )
      .where('edit.new_order_id', '=', orderId),
  );

interface Found {
  orderId: string;
  movedCents: number;
  worthCents: number;
  isDone: boolean;
  isExchange: boolean;
  leaving: readonly { variantId: string; quantity: number }[];
  lines: readonly { variantId: string; name: string; options: Record<string, string> }[];
}

/** As letters tell it. */
export function changeTold(found: Found | null): ChangeTold | null {
  if (!found) return null;
  const { orderId, movedCents, worthCents, isDone, isExchange, leaving, lines } = found;
  const left = leaving.flatMap(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId);
    return line ? [{ name: line.name, options: line.options, quantity }] : [];
  });
  return {
    number: orderId.slice(-8).toUpperCase(),
    left,
    movedCents,
    backCents: worthCents - movedCents,
    ...{ isDone, isExchange },
  };
}
