import type { Money } from '../../kernel/money.js';
import type { Actor } from './snapshots.js';

/** What only the moment of a transition knows; the order adds the rest of the facts itself. */
export interface TransitionContext {
  actor: Actor;
  now: Date;
  dueNowCovered?: boolean;
  attemptLive?: boolean;
  /** By the database's clock; without it, by `now`. */
  holdExpired?: boolean;
  trackingNumber?: string;
  isOwnParcel?: boolean;
  carrier?: string;
  /** Given back or on its way, beyond what the book knows yet. */
  promisedBack?: Money;
  isSomethingLeft?: boolean;
  overrideReason?: string;
  isHandedOver?: boolean;
  someIsHandedOver?: boolean;
  /** For an order that is fetched once it is ready. */
  pickupCode?: string;
}
