export type ActorKind = 'customer' | 'staff' | 'admin' | 'system' | 'provider';

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
  /** Not all of its pieces went back. */
  isSomethingLeft: boolean;
  /** Its buyer comes for it. */
  isFetched: boolean;
  /** Why an unpaid balance is let go at the door. */
  overrideReason: string;
  /** Nothing of it is sent, and all of it is handed over, such as gift cards that were mailed. */
  isHandedOver: boolean;
  /** Something of it is, and cannot be taken back by whoever has it. */
  someIsHandedOver: boolean;
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
  bySystemItself: {
    holds: (figures: OrderFigures) => figures.actor === 'system',
    sentence: 'Only the shop itself may say that an order is delivered of which nothing is sent.',
  },
  isPaidWhole: {
    holds: (figures: OrderFigures) => figures.totalCovered,
    sentence: 'Not all of it has been paid.',
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
  isStillHere: {
    holds: (figures: OrderFigures) => figures.isFetched,
    sentence: 'A shipped order cannot be cancelled.',
  },
  somethingIsLeft: {
    holds: (figures: OrderFigures) => figures.isSomethingLeft,
    sentence: 'Nothing of it is left to send: all of it was refunded. Cancel this order.',
  },
  isNotPaidBackAtTheCounter: {
    holds: (figures: OrderFigures) => !figures.isFetched || (!figures.allReturned && figures.isSomethingLeft),
    sentence: 'What was refunded is not handed over: cancel this order.',
  },
  nothingIsHandedOver: {
    holds: (figures: OrderFigures) => figures.actor !== 'customer' || !figures.someIsHandedOver,
    sentence: 'A gift card or a file of it has been mailed: only the shop can cancel it now.',
  },
  isHandedOver: {
    holds: (figures: OrderFigures) => figures.isHandedOver,
    sentence: 'Something of it is still to be sent or handed over.',
  },
  balanceIsPaidOrLetGo: {
    holds: (figures: OrderFigures) => figures.totalCovered || figures.overrideReason.trim() !== '',
    sentence: 'The balance has not been recorded; give a reason to deliver without it.',
  },
} as const;
