import { ReturnTransitionRefused } from './refusals.js';

/** Where a return stands; its order stays `delivered`. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'declined',
  'expired',
  'received',
  'refunded',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** What staff may do with a return. */
export const RETURN_ACTIONS = ['approve', 'decline', 'receive', 'refund', 'exchange'] as const;
export type ReturnAction = (typeof RETURN_ACTIONS)[number];

/** And what time does. */
export const RETURN_EVENTS = [...RETURN_ACTIONS, 'expire'] as const;
export type ReturnEvent = (typeof RETURN_EVENTS)[number];

interface Transition {
  from: ReturnState;
  event: ReturnEvent;
  to: ReturnState;
}

/** Every legal step of a return; what is not listed is refused. Goods that came broken are declined. */
export const RETURN_TRANSITIONS: readonly Transition[] = [
  { from: 'requested', event: 'approve', to: 'approved' },
  { from: 'requested', event: 'decline', to: 'declined' },
  { from: 'approved', event: 'decline', to: 'declined' },
  { from: 'approved', event: 'expire', to: 'expired' },
  { from: 'approved', event: 'receive', to: 'received' },
  { from: 'received', event: 'decline', to: 'declined' },
  { from: 'received', event: 'refund', to: 'refunded' },
  // what was paid for them pays for other goods
  { from: 'received', event: 'exchange', to: 'refunded' },
];

/** A return in one of these keeps its order from another one. */
export const OPEN_RETURN_STATES = ['requested', 'approved', 'received'] as const satisfies ReturnState[];

/** Where `event` leads from `state`. @throws ReturnTransitionRefused */
export function nextReturnState(state: ReturnState, event: ReturnEvent): ReturnState {
  const step = RETURN_TRANSITIONS.find((one) => one.from === state && one.event === event);
  if (!step) throw new ReturnTransitionRefused(state, event);
  return step.to;
}

/** The actions that lead anywhere from `state`: what a panel may offer. */
export function returnActionsFrom(state: ReturnState): ReturnAction[] {
  const events = RETURN_TRANSITIONS.filter((one) => one.from === state).map((one) => one.event);
  return RETURN_ACTIONS.filter((action) => events.includes(action));
}
