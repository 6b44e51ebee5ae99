import type { Insertable } from 'kysely';
import type { TimelineEntry } from '../../application/ports.js';
import type { OrderTables } from './tables.js';

/** One line of the history as its row. */
export function eventRow(id: string, entry: TimelineEntry, at: Date): Insertable<OrderTables['order_event']> {
  return {
    id,
    order_id: entry.orderId,
    event: entry.event,
    from_status: entry.from,
    to_status: entry.to,
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    message: entry.message,
    detail: JSON.stringify(entry.detail ?? {}),
    created_at: at,
  };
}
