import type { EditState, OrderEdit } from '../domain/order-edit.js';

/** An edit, and how it stands by the state of the order that comes for it. */
export type KeptEdit = OrderEdit & { state: EditState };

/** The changes of placed orders. Every call joins the caller's transaction. */
export abstract class OrderEdits {
  abstract add(edit: OrderEdit): Promise<void>;
  /** The one that this order came for. */
  abstract ofNew(newOrderId: string): Promise<KeptEdit | undefined>;
  /** The one of this order that waits for its money: at most one. Ask with the order's row locked. */
  abstract waitingOf(orderId: string): Promise<KeptEdit | undefined>;
  /** Those of this order and the one that it came for itself, the oldest first. */
  abstract about(orderId: string): Promise<KeptEdit[]>;
  /** It holds from now on. */
  abstract complete(id: string): Promise<void>;
}
