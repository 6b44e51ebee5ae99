import type { ExpressionBuilder } from 'kysely';
import { fromNow, NOW } from '../../../platform/database/now.js';
import type { ChannelTables } from './channel-tables.js';

export type Due = ExpressionBuilder<ChannelTables, 'channel_due'>;

/** As fine as a lease is read. */
export const untilIn = (seconds: number, { fn, val }: Pick<Due, 'fn' | 'val'>) => ({
  due_at: fn<string>('date_trunc', [val('milliseconds'), fromNow(seconds)]),
});

/** Whoever tells it just now goes on alone, and it is told again then: two that tell it at once could end with the older one. */
export const AGAIN = (eb: Due) => {
  const isHeld = eb.and([eb('channel_due.is_claimed', '=', true), eb('channel_due.due_at', '>', NOW)]);
  return {
    due_at: eb.case().when(isHeld).then(eb.ref('channel_due.due_at')).else(NOW).end(),
    has_changed: isHeld.$castTo<boolean>(),
  };
};
