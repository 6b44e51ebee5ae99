import type { Money } from '../../kernel/money.js';
import { Refusal, refusal } from '../../kernel/refusal.js';
import { orderNumber, type Order } from './order.js';
import type { Actor } from './snapshots.js';

/** Pieces of one line that leave an order, or come back of it. */
export interface LeavingPieces {
  variantId: string;
  quantity: number;
  /** Whether they go back on the shelf. */
  restock: boolean;
}

/** `waiting`: for the money of the order that comes; `done`; `gone`: that order came to nothing, and nothing has changed. */
export type EditState = 'waiting' | 'done' | 'gone';

/** A change of a placed order: what leaves it, and the order that comes for it with what those pieces are worth. */
export interface OrderEdit {
  id: string;
  orderId: string;
  newOrderId: string;
  /** The return that it answers. */
  returnId: string | null;
  /** None where things are only added. */
  leaving: readonly LeavingPieces[];
  /** What was paid for what leaves. */
  worth: Money;
  /** What of it pays for the new order; the rest goes back as money. */
  moved: Money;
  actor: Actor;
  createdAt: Date;
  /** Null until it holds. */
  completedAt: Date | null;
}

/** The reason of refunds that pay for another order, and of orders of which nothing is left: letters tell of the change already. */
export const MOVED = 'moved_to_another_order';
/** The reason of what goes back as money beside. */
export const CHANGED = 'order changed';
/** How the keys of orders begin that come for a change of another one. */
export const EDIT_KEY = 'order-edit:';
/** Why the order of a change is cancelled whose pieces have been sent, refunded or changed meanwhile. */
export const EDIT_OVERTAKEN = 'change_overtaken';

/** Before anything of it is sent; what is exchanged has come back. */
export const isEditable = (
  { status }: Pick<Order, 'status'>,
  { returnId }: { returnId?: string | null | undefined },
): boolean => (returnId ? status === 'delivered' || status === 'shipped' : status === 'processing');

/** Only what is paid and still in the house is changed; what has come back is exchanged. */
export class OrderNotEditable extends Refusal {
  constructor(status: string) {
    super('conflict', 'order_not_editable', 'Only an order that is being prepared can be changed.', {
      data: { status },
    });
  }
}

/** One change of an order waits for its money at a time. */
export class EditWaiting extends Refusal {
  constructor(newOrderId: string) {
    const number = orderNumber(newOrderId);
    const message = `A change waits for the payment of order ${number}. Cancel that order first.`;
    super('conflict', 'order_edit_waiting', message, { data: { newOrderId } });
  }
}

/** What leaves is worth another amount than was seen. `data.worth` is what it is worth now. */
export class WorthChanged extends Refusal {
  constructor(worth: Money) {
    const message = 'What leaves the order is worth another amount now. Please look at the change again.';
    super('conflict', 'order_edit_worth_changed', message, {
      data: { worth: worth.toDecimal(), currency: worth.currency.code },
    });
  }
}

/** What was bought as gift cards may be spent already: refunds look after that. */
export const GiftCardsStay = refusal(
  'conflict',
  'gift_cards_stay',
  'An order of gift cards cannot be changed. Refund what goes back instead.',
);

export const EditEmpty = refusal(
  'invalid',
  'order_edit_empty',
  'Add at least one product; to take things out alone, refund them.',
  'items',
);
