import { SHOPPER_ID } from './demo-accounts.js';
import { demoId } from './demo-ids.js';
import type { DemoOrder } from './demo-order.js';

const DAY_MS = 86_400_000;
/** A request waits for an answer for a few days at most. */
const LATEST_MS = 8 * DAY_MS;

const ASKED = [
  { reason: 'does_not_fit', comment: 'A little too small for me.', handover: 'label' },
  { reason: 'changed_mind', comment: '', handover: 'drop_off' },
] as const;

/** What other shoppers ask to send back, for staff to answer: the first line of orders that have just arrived. */
function returnsOf(orders: readonly DemoOrder[], now: Date) {
  const recent = orders.filter(
    ({ outcome, coupon, account, at }) =>
      outcome === 'delivered' &&
      coupon === null &&
      account.id !== SHOPPER_ID &&
      at.delivered !== undefined &&
      now.getTime() - at.delivered.getTime() < LATEST_MS,
  );
  return recent.slice(-ASKED.length).flatMap((order, index) => {
    const [line] = order.lines;
    const [words, delivered] = [ASKED[index], order.at.delivered];
    if (!line || !words || !delivered) return [];
    const at = new Date((delivered.getTime() + now.getTime()) / 2);
    return [{ id: demoId('return', order.id), order, line, words, at }];
  });
}

export function returnRows(orders: readonly DemoOrder[], now: Date) {
  return returnsOf(orders, now).map(({ id, order, line: { variant, quantity, total }, words, at }) => {
    const { id: variantId, options } = variant;
    const piece = { variantId, name: variant.product.name, options, quantity, received: null, restock: null };
    return {
      ...{ id, order_id: order.id, state: 'requested', ...words, lines: [piece] },
      ...{ amount_cents: total.cents, message: '', refund_ids: [], created_at: at, updated_at: at },
    };
  });
}

/** The same in the histories of their orders. */
export function returnEventRows(orders: readonly DemoOrder[], now: Date) {
  return returnsOf(orders, now).map(({ id, order, line, at }) => ({
    id: demoId('event', `${order.id}/return`),
    order_id: order.id,
    event: 'return_requested',
    from_status: 'delivered',
    to_status: 'delivered',
    actor_kind: 'customer',
    actor_id: order.account.id,
    message: `Return requested: ${line.quantity} × ${line.variant.product.name}`,
    detail: { returnId: id },
    created_at: at,
  }));
}
