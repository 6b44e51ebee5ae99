import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  eventsFrom,
  ORDER_EVENTS,
  ORDER_STATES,
  transition,
  TRANSITIONS,
  type OrderEvent,
  type OrderState,
} from './order-states.js';
import { GUARDS, type OrderFigures, type GuardName } from './order-guards.js';
import { cases } from '../../kernel/testing/cases.js';

/** Facts under which every guard says yes. */
const FINE: OrderFigures = {
  actor: 'system',
  isOwner: false,
  dueNowCovered: true,
  totalCovered: true,
  disputed: false,
  allReturned: false,
  attemptLive: false,
  holdExpired: true,
  hasParcel: true,
  numberMatches: true,
  overrideReason: '',
  partsSent: 0,
  isSomethingLeft: true,
  isFetched: false,
  isHandedOver: true,
  someIsHandedOver: false,
};

/** Of an order of which a part has left; such an order is not cancelled. */
const OF_PARTS: readonly OrderEvent[] = ['keep-rest', 'scan'];
const fineFor = (state: OrderState, event: OrderEvent): OrderFigures => ({
  ...{ ...FINE, partsSent: OF_PARTS.includes(event) ? 1 : 0 },
  isFetched: state === 'shipped' && event === 'cancel',
});

/** What breaks each guard, and nothing else that a listed transition asks beside it. */
const BREAKS: Readonly<Record<GuardName, Partial<OrderFigures>>> = {
  byCounter: { actor: 'customer' },
  bySystem: { actor: 'admin' },
  bySystemItself: { actor: 'admin' },
  isPaidWhole: { totalCovered: false },
  isHandedOver: { isHandedOver: false },
  nothingIsHandedOver: { actor: 'customer', isOwner: true, someIsHandedOver: true },
  byOwnerOrShop: { actor: 'customer', isOwner: false },
  dueNowIsPaid: { dueNowCovered: false },
  noOpenDispute: { disputed: true },
  someMoneyIsKept: { allReturned: true },
  nothingIsSent: { partsSent: 1 },
  isStillHere: { isFetched: false },
  somethingIsLeft: { isSomethingLeft: false },
  isNotPaidBackAtTheCounter: { isFetched: true, allReturned: true },
  someIsSent: { partsSent: 0 },
  isSentInParts: { isFetched: true },
  noLiveAttempt: { attemptLive: true },
  holdIsOver: { holdExpired: false },
  parcelIsNamed: { hasParcel: false },
  scanIsOfThisParcel: { numberMatches: false },
  balanceIsPaidOrLetGo: { totalCovered: false, overrideReason: '  ' },
};

const NOTHING = {
  ...({ pay: 'no', cancel: 'no', expire: 'no', 'ship-part': 'no', ship: 'no' } as const),
  ...({ 'keep-rest': 'no', scan: 'no', deliver: 'no', 'deliver-unsent': 'no' } as const),
};

/** The reviewed table: state x event -> state, or `no`. */
const EXPECTED: Readonly<Record<OrderState, Readonly<Record<OrderEvent, OrderState | 'no'>>>> = {
  pending: { ...NOTHING, pay: 'processing', cancel: 'cancelled', expire: 'cancelled' },
  processing: {
    ...NOTHING,
    ...{ cancel: 'cancelled', 'ship-part': 'processing', ship: 'shipped', scan: 'processing' },
    ...{ 'keep-rest': 'shipped', 'deliver-unsent': 'delivered' },
  },
  shipped: { ...NOTHING, cancel: 'cancelled', scan: 'shipped', deliver: 'delivered' },
  delivered: NOTHING,
  cancelled: NOTHING,
};

const pairs = ORDER_STATES.flatMap((state) => ORDER_EVENTS.map((event) => [state, event] as const));

describe('the state table of orders', () => {
  it.each(pairs)('S46 answers %s + %s as reviewed', (state, event) => {
    const decision = transition(state, event, fineFor(state, event));
    expect(decision.allowed ? decision.state : 'no').toBe(EXPECTED[state][event]);
  });

  it.each(TRANSITIONS.flatMap((step) => step.guards.map((guard) => [step.from, step.event, guard] as const)))(
    'refuses %s + %s when %s does not hold, and names the guard',
    (state, event, guard) => {
      const decision = transition(state, event, { ...fineFor(state, event), ...BREAKS[guard] });
      expect(decision).toMatchObject({ allowed: false, guard, sentence: GUARDS[guard].sentence });
    },
  );

  it('lists each pair of state and event at most once', () => {
    const keys = TRANSITIONS.map((step) => `${step.from} ${step.event}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reaches every state from pending', () => {
    const reached = new Set<OrderState>(['pending']);
    for (let grown = 0; grown !== reached.size;) {
      grown = reached.size;
      for (const step of TRANSITIONS) if (reached.has(step.from)) reached.add(step.to);
    }
    expect([...reached].sort()).toEqual([...ORDER_STATES].sort());
  });

  it('ends in delivered and cancelled and nowhere else', () => {
    expect(ORDER_STATES.filter((state) => eventsFrom(state).length === 0)).toEqual([
      'delivered',
      'cancelled',
    ]);
  });

  it('gives back stock and coupon on every way to cancelled, and money once it was captured', () => {
    for (const step of TRANSITIONS.filter((one) => one.to === 'cancelled')) {
      expect(step.effects).toEqual(expect.arrayContaining(['release-coupon', 'cancel-payments']));
      expect(step.effects).toContain(step.from === 'pending' ? 'release-stock' : 'restock');
      expect(step.effects).toContain('refund-captured');
    }
  });

  it('lets the buyer cancel, and nobody else who only buys', () => {
    const buyer: OrderFigures = { ...FINE, actor: 'customer', isOwner: true };
    expect(transition('pending', 'cancel', buyer).allowed).toBe(true);
    expect(transition('pending', 'cancel', { ...buyer, isOwner: false }).allowed).toBe(false);
    expect(transition('shipped', 'deliver', buyer).allowed).toBe(false);
  });

  it('follows only the table through any history of events', () => {
    const figures: fc.Arbitrary<OrderFigures> = fc.record({
      actor: fc.constantFrom('customer', 'staff', 'admin', 'system', 'provider'),
      isOwner: fc.boolean(),
      dueNowCovered: fc.boolean(),
      totalCovered: fc.boolean(),
      disputed: fc.boolean(),
      allReturned: fc.boolean(),
      attemptLive: fc.boolean(),
      holdExpired: fc.boolean(),
      hasParcel: fc.boolean(),
      numberMatches: fc.boolean(),
      partsSent: fc.nat({ max: 2 }),
      isFetched: fc.boolean(),
      isSomethingLeft: fc.boolean(),
      overrideReason: fc.constantFrom('', 'the courier says so'),
      isHandedOver: fc.boolean(),
      someIsHandedOver: fc.boolean(),
    });
    const history = fc.array(fc.tuple(fc.constantFrom(...ORDER_EVENTS), figures), { maxLength: 30 });
    fc.assert(
      fc.property(history, (events) => {
        let state: OrderState = 'pending';
        let refunds = 0;
        for (const [event, known] of events) {
          const decision = transition(state, event, known);
          if (!decision.allowed) continue;
          expect(decision.state).toBe(EXPECTED[state][event]);
          refunds += decision.effects.includes('refund-captured') ? 1 : 0;
          state = decision.state;
        }
        expect(refunds).toBeLessThanOrEqual(1);
      }),
      cases(),
    );
  });
});
