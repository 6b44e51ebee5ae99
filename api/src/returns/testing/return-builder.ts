import { Money } from '../../kernel/money.js';
import type { OrderReturn, ReturnLine } from '../domain/order-return.js';

export const aReturnLine = (changes: Partial<ReturnLine> = {}): ReturnLine => ({
  variantId: '01990000-0000-7000-8000-000000000002',
  name: 'Jacket',
  options: { Size: 'M' },
  quantity: 1,
  received: null,
  restock: null,
  ...changes,
});

/** A jacket at $90.00 that is too small, just asked for. */
export const aReturn = (id: string, orderId: string, changes: Partial<OrderReturn> = {}): OrderReturn => ({
  ...{ id, orderId, state: 'requested', reason: 'does_not_fit', comment: 'Too small', handover: 'label' },
  ...{ lines: [aReturnLine()], amount: Money.ofCents(9_000), message: '', refundIds: [], feePercent: 0 },
  ...changes,
});
