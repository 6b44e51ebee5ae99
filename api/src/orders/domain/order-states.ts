import { GUARDS, type GuardName, type OrderFigures } from './order-guards.js';

/** The state of an order itself; what was paid and what was shipped are told by other words. */
export const ORDER_STATES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const ORDER_EVENTS = [
  'pay',
  'cancel',
  'expire',
  'ship-part',
  'ship',
  'keep-rest',
  'scan',
  'deliver',
  'deliver-unsent',
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What payments, inventory, promotions and cart must do in the same transaction after a transition. */
export type Effect =
  | 'commit-stock'
  | 'use-coupon'
  | 'clear-cart'
  | 'cancel-attempts'
  | 'cancel-payments'
  | 'release-stock'
  | 'release-coupon'
  | 'refund-captured'
  | 'restock';

interface Transition {
  from: OrderState;
  event: OrderEvent;
  to: OrderState;
  guards: readonly GuardName[];
  effects: readonly Effect[];
}

/** Every legal step of an order; what is not listed is refused. */
export const TRANSITIONS: readonly Transition[] = [
  {
    from: 'pending',
    event: 'pay',
    to: 'processing',
    guards: ['byCounter', 'dueNowIsPaid'],
    effects: ['commit-stock', 'use-coupon', 'clear-cart'],
  },
  {
    from: 'pending',
    event: 'cancel',
    to: 'cancelled',
    guards: ['byOwnerOrShop'],
    effects: ['cancel-attempts', 'cancel-payments', 'refund-captured', 'release-stock', 'release-coupon'],
  },
  {
    from: 'pending',
    event: 'expire',
    to: 'cancelled',
    guards: ['bySystem', 'noLiveAttempt', 'holdIsOver'],
    effects: ['cancel-attempts', 'cancel-payments', 'refund-captured', 'release-stock', 'release-coupon'],
  },
  {
    from: 'processing',
    event: 'cancel',
    to: 'cancelled',
    guards: ['byOwnerOrShop', 'nothingIsSent', 'nothingIsHandedOver'],
    effects: ['cancel-payments', 'refund-captured', 'restock', 'release-coupon'],
  },
  {
    from: 'processing',
    event: 'ship-part',
    to: 'processing',
    guards: [
      'byCounter',
      'isSentInParts',
      'dueNowIsPaid',
      'noOpenDispute',
      'someMoneyIsKept',
      'parcelIsNamed',
    ],
    effects: [],
  },
  {
    from: 'processing',
    event: 'ship',
    to: 'shipped',
    guards: [
      'byCounter',
      'dueNowIsPaid',
      'noOpenDispute',
      'someMoneyIsKept',
      'somethingIsLeft',
      'parcelIsNamed',
    ],
    effects: [],
  },
  // nobody has come for what lies ready
  {
    from: 'shipped',
    event: 'cancel',
    to: 'cancelled',
    guards: ['isStillHere', 'byCounter'],
    effects: ['cancel-payments', 'refund-captured', 'restock', 'release-coupon'],
  },
  // the money of what was still to be sent went back: the parcels that left are all of it
  { from: 'processing', event: 'keep-rest', to: 'shipped', guards: ['byCounter', 'someIsSent'], effects: [] },
  {
    from: 'processing',
    event: 'scan',
    to: 'processing',
    guards: ['byCounter', 'someIsSent', 'scanIsOfThisParcel'],
    effects: [],
  },
  { from: 'shipped', event: 'scan', to: 'shipped', guards: ['byCounter', 'scanIsOfThisParcel'], effects: [] },
  {
    from: 'shipped',
    event: 'deliver',
    to: 'delivered',
    guards: ['byCounter', 'isNotPaidBackAtTheCounter', 'balanceIsPaidOrLetGo'],
    effects: [],
  },
  {
    from: 'processing',
    event: 'deliver-unsent',
    to: 'delivered',
    guards: ['bySystemItself', 'isPaidWhole', 'noOpenDispute', 'someMoneyIsKept', 'isHandedOver'],
    effects: [],
  },
];

export type Decision =
  | { allowed: true; state: OrderState; effects: readonly Effect[] }
  | { allowed: false; guard: GuardName | 'listed'; sentence: string };

/** Where `event` leads from `state`, or the first guard that says no. Pure; decides nothing but what the table says. */
export function transition(state: OrderState, event: OrderEvent, figures: OrderFigures): Decision {
  const step = TRANSITIONS.find((one) => one.from === state && one.event === event);
  if (!step) return { allowed: false, guard: 'listed', sentence: `A ${state} order ${CANNOT[event]}.` };
  const broken = step.guards.find((guard) => !GUARDS[guard].holds(figures));
  if (broken) return { allowed: false, guard: broken, sentence: GUARDS[broken].sentence };
  return { allowed: true, state: step.to, effects: step.effects };
}

const CANNOT: Readonly<Record<OrderEvent, string>> = {
  pay: 'cannot be marked paid',
  cancel: 'cannot be cancelled',
  expire: 'cannot expire',
  'ship-part': 'cannot be shipped',
  ship: 'cannot be shipped',
  'keep-rest': 'has nothing left to send',
  scan: 'cannot be followed by its carrier',
  deliver: 'cannot be delivered',
  'deliver-unsent': 'cannot be delivered',
};

/** The events that lead anywhere from `state`, whatever the guards say: what a panel may offer. */
export function eventsFrom(state: OrderState): OrderEvent[] {
  return TRANSITIONS.filter((one) => one.from === state).map((one) => one.event);
}
