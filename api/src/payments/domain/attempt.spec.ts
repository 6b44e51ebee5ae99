import { describe, expect, it } from '@jest/globals';
import { ATTEMPT_TABLE, attemptStateAfter, isLive, type AttemptEvent, type AttemptState } from './attempt.js';

const STATES = Object.keys(ATTEMPT_TABLE) as AttemptState[];
const EVENTS: AttemptEvent[] = ['opened', 'unclear', 'in_progress', 'paid', 'failed', 'expired'];

/** Every pair that moves, as the design lists it; every other pair must stay where it is. */
const MOVES: Readonly<Record<string, AttemptState>> = {
  'creating opened': 'open',
  'creating unclear': 'unknown',
  'creating in_progress': 'processing',
  'creating paid': 'succeeded',
  'creating failed': 'failed',
  'creating expired': 'expired',
  'unknown opened': 'open',
  'unknown in_progress': 'processing',
  'unknown paid': 'succeeded',
  'unknown failed': 'failed',
  'unknown expired': 'expired',
  'open in_progress': 'processing',
  'open paid': 'succeeded',
  'open failed': 'failed',
  'open expired': 'expired',
  'processing paid': 'succeeded',
  'processing failed': 'failed',
  'processing expired': 'expired',
  'failed paid': 'succeeded',
  'expired paid': 'succeeded',
};

describe('an attempt to collect money', () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
    'in state %s answers the event %s as listed',
    (state, event) => {
      expect(attemptStateAfter(state, event)).toBe(MOVES[`${state} ${event}`] ?? state);
    },
  );

  it('counts as alive for as long as money may still come', () => {
    expect(STATES.filter(isLive)).toEqual(['creating', 'unknown', 'open', 'processing']);
  });
});
