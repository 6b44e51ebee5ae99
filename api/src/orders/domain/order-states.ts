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
] as const;
export type OrderEvent = (typeof ORDER_EVENTS)[number];

export type ActorKind = 'customer' | 'staff' | 'admin' | 'system' | 'provider';

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

/** Everything that a guard may ask; the caller gathers it under the order's row lock. */
export interface OrderFigures {
  actor: ActorKind;
  /** The actor bought this order. */
  isOwner: boolean;
  /** Captured money covers what is due now: the total, or the deposit of a cash order. */
  dueNowCovered: boolean;
  /** Captured money covers the whole total. */
  totalCovered: boolean;
  disputed: boolean;
  /** All that was captured has been given back or is on its way. */
  allReturned: boolean;
  /** A payment attempt may still bring money; known after asking the provider. */
  attemptLive: boolean;
  holdExpired: boolean;
  hasParcel: boolean;
  /** A carrier's scan names the tracking number of this order. */
  numberMatches: boolean;
  /** Parcels that left before the last one. */
  partsSent: number;
  /** Its buyer comes for it. */
  isFetched: boolean;
  /** Why an unpaid balance is let go at the door. */
  overrideReason: string;
}

export type GuardName = keyof typeof GUARDS;

/** The named guards of the table: each a rule and the sentence for who breaks it. */
export const GUARDS = {
  byCounter: {
    holds: (figures: OrderFigures) => figures.actor !== 'customer',
    sentence: 'Only the shop may do this.',
  },
  bySystem: {
    holds: (figures: OrderFigures) => figures.actor === 'system',
    sentence: 'Only the shop itself may let an order expire.',
  },
  byOwnerOrShop: {
    holds: (figures: OrderFigures) => figures.isOwner || figures.actor !== 'customer',
    sentence: 'Only the buyer or the shop may cancel an order.',
  },
  dueNowIsPaid: {
    holds: (figures: OrderFigures) => figures.dueNowCovered,
    sentence: 'What is due now has not been paid.',
  },
  noOpenDispute: {
    holds: (figures: OrderFigures) => !figures.disputed,
    sentence: 'The payment of this order is disputed.',
  },
  someMoneyIsKept: {
    holds: (figures: OrderFigures) => !figures.allReturned,
    sentence: 'All of its money is given back.',
  },
  nothingIsSent: {
    holds: (figures: OrderFigures) => figures.partsSent === 0,
    sentence: 'A part of it has left the shop: what has not can be refunded.',
  },
  someIsSent: {
    holds: (figures: OrderFigures) => figures.partsSent > 0,
    sentence: 'Nothing of it has left the shop.',
  },
  isSentInParts: {
    holds: (figures: OrderFigures) => !figures.isFetched,
    sentence: 'An order that is fetched is made ready as a whole.',
  },
  noLiveAttempt: {
    holds: (figures: OrderFigures) => !figures.attemptLive,
    sentence: 'A payment for this order may still arrive.',
  },
  holdIsOver: {
    holds: (figures: OrderFigures) => figures.holdExpired,
    sentence: 'The stock of this order is still held.',
  },
  parcelIsNamed: {
    holds: (figures: OrderFigures) => figures.hasParcel,
    sentence: 'Carrier and tracking number are required.',
  },
  scanIsOfThisParcel: {
    holds: (figures: OrderFigures) => figures.numberMatches,
    sentence: 'The tracking number is not that of this order.',
  },
  balanceIsPaidOrLetGo: {
    holds: (figures: OrderFigures) => figures.totalCovered || figures.overrideReason.trim() !== '',
    sentence: 'The balance has not been recorded; give a reason to deliver without it.',
  },
} as const;

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
    guards: ['byOwnerOrShop', 'nothingIsSent'],
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
    guards: ['byCounter', 'dueNowIsPaid', 'noOpenDispute', 'someMoneyIsKept', 'parcelIsNamed'],
    effects: [],
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
    guards: ['byCounter', 'balanceIsPaidOrLetGo'],
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
};

/** The events that lead anywhere from `state`, whatever the guards say: what a panel may offer. */
export function eventsFrom(state: OrderState): OrderEvent[] {
  return TRANSITIONS.filter((one) => one.from === state).map((one) => one.event);
}
