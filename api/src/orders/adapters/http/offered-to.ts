import type { Caller } from '../../../kernel/caller.js';
import type { AdminOrderDto } from './admin-order.dto.js';

/** The order with those of its legal actions that the caller may take. */
export function offeredTo({ permissions, refundLimit }: Caller, order: AdminOrderDto): AdminOrderDto {
  const may = (action: string) =>
    permissions.includes(action === 'refund' ? 'orders.refund' : 'orders.write') &&
    (refundLimit !== 0 || !action.startsWith('record-'));
  return { ...order, legalActions: order.legalActions.filter(may) };
}
