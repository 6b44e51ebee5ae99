import { OrderNotFound } from '../domain/refusals.js';
import type { Actor } from '../domain/snapshots.js';
import type { Orders, OrderTimeline } from './ports.js';

export interface Note {
  orderId: string;
  actor: Actor;
  text: string;
}

/** The event name of staff's own notes; shoppers never see these. */
export const NOTE = 'note';

/** A note by staff, kept in the order's history and hidden from the shopper. @throws OrderNotFound */
export class NoteOrder {
  constructor(
    private readonly orders: Orders,
    private readonly timeline: OrderTimeline,
  ) {}

  async noteOrder(note: Note): Promise<void> {
    const order = await this.orders.find(note.orderId);
    if (!order) throw new OrderNotFound();
    await this.timeline.append({
      orderId: order.id,
      event: NOTE,
      from: order.status,
      to: order.status,
      actor: note.actor,
      message: note.text.trim(),
    });
  }
}
