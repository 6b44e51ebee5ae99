import { coinOf } from '../../kernel/cash-rounding.js';
import { giftCardPlaces } from '../../kernel/gift-card-goods.js';
import type { Order } from '../../orders/domain/order.js';
import type { OrderState } from '../../orders/domain/order-states.js';
import type { Tender } from '../../payments/domain/tender.js';
import { definitionOf, isCollectedByStaff } from '../../payments/methods/known.js';
import type { Unpaid } from './refund-plan.js';

/** Accepted orders: of one that waits for its first money nothing is lowered, since its buyer is at the page of a payment. */
const ACCEPTED: ReadonlySet<OrderState> = new Set(['processing', 'shipped', 'delivered']);

/** What the staff collects at the door and nobody has paid yet. */
export const isWaivable = ({ state, obligation, method }: Tender): boolean =>
  state === 'pending' && obligation === 'on-delivery' && isCollectedByStaff(method);

/** What of an order nobody has paid. Gift cards that it sells are made of all its money: of these nothing is waived. */
export function unpaidOf(
  order: Pick<Order, 'due' | 'status' | 'total' | 'bill'>,
  tenders: readonly Tender[],
): Unpaid {
  const none = order.total.times(0);
  const isAccepted = ACCEPTED.has(order.status) && giftCardPlaces(order.bill).length === 0;
  const tender = isAccepted ? tenders.find(isWaivable) : undefined;
  const isInCoins = tender && definitionOf(tender.method)?.inCoins === true;
  return { amount: order.due, waivable: tender?.amount ?? none, coin: isInCoins ? coinOf(order.total) : 1 };
}
