import type { Caller } from '../../../kernel/caller.js';
import type { AdminOrderDto } from './admin-order.dto.js';

/** The order with those of its legal actions that the caller may take: to cancel what was paid gives money back. */
export function offeredTo({ permissions, refundLimit }: Caller, order: AdminOrderDto): AdminOrderDto {
  const givesBack = order.amountPaid > order.amountRefunded;
  const mayRefund = permissions.includes('orders.refund');
  const may = (action: string) =>
    (action === 'refund' ? mayRefund : permissions.includes('orders.write')) &&
    (action !== 'cancel' || mayRefund || !givesBack) &&
    (refundLimit !== 0 || !action.startsWith('record-'));
  return { ...order, legalActions: order.legalActions.filter(may) };
}
