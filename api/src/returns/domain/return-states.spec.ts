import { describe, expect, it } from '@jest/globals';
import { ReturnTransitionRefused } from './refusals.js';
import {
  nextReturnState,
  OPEN_RETURN_STATES,
  RETURN_EVENTS,
  RETURN_STATES,
  returnActionsFrom,
} from './return-states.js';

/** Where each event leads, as it is read in the table's columns: approve, decline, receive, refund, exchange, expire. */
const TABLE = {
  requested: ['approved', 'declined', null, null, null, null],
  approved: [null, 'declined', 'received', null, null, 'expired'],
  declined: [null, null, null, null, null, null],
  expired: [null, null, null, null, null, null],
  received: [null, 'declined', null, 'refunded', 'refunded', null],
  refunded: [null, null, null, null, null, null],
} as const;

const PAIRS = RETURN_STATES.flatMap((state) =>
  RETURN_EVENTS.map((event, index) => [state, event, TABLE[state][index] ?? null] as const),
);

describe('the state table of returns', () => {
  it.each(PAIRS)('leads from %s by %s to %s', (state, event, to) => {
    if (to) expect(nextReturnState(state, event)).toBe(to);
    else expect(() => nextReturnState(state, event)).toThrow(ReturnTransitionRefused);
    const isOffered = returnActionsFrom(state).some((action) => action === event);
    expect(isOffered).toBe(to !== null && event !== 'expire');
  });

  it('ends where nothing leads on, and is open everywhere else', () => {
    const open = RETURN_STATES.filter((state) => returnActionsFrom(state).length > 0);
    expect(open).toEqual(OPEN_RETURN_STATES);
  });
});
