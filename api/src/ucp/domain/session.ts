import type { Release } from './releases.js';

/** A line as it was asked for; the id is that of a variant, or of a product with one variant. */
export interface SaidLine {
  itemId: string;
  quantity: number;
}

export interface SaidAddress {
  /** By the platform, or ours. */
  id: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  street: string;
  line2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipCode?: string | undefined;
  country: string;
}

/** All that a platform has said of a cart or a checkout. Prices are never among it. */
export interface Said {
  lines: readonly SaidLine[];
  buyer: {
    firstName?: string | undefined;
    lastName?: string | undefined;
    email?: string | undefined;
    phone?: string | undefined;
  };
  address: SaidAddress | null;
  /** The way of delivery that was chosen. */
  optionId: string | null;
  codes: readonly string[];
  currency: string | null;
  /** The way to pay, by its name. */
  handler: string | null;
  /** Of a wallet, where the way to pay needs it. */
  mobileNumber: string | null;
  termId: string | null;
}

/** What the platform was shown last, in smallest units: nothing else is charged. */
export interface Shown {
  total: number;
  /** Due now, by the way to pay that was chosen. */
  due: number;
  currency: string;
}

export type SessionKind = 'cart' | 'checkout';
export type SessionState = 'open' | 'placed' | 'canceled';

export interface UcpSession {
  id: string;
  kind: SessionKind;
  release: Release;
  state: SessionState;
  said: Said;
  shown: Shown | null;
  /** The guest whose order it becomes. */
  accountId: string | null;
  orderId: string | null;
  /** The term of payment that was accepted, as it was shown. */
  term: Readonly<Record<string, unknown>> | null;
  /** Where the buyer goes on to pay. */
  payUrl: string | null;
  /** A digest of each write by its idempotency key. */
  keys: Readonly<Record<string, string>>;
  /** ISO 8601. */
  expiresAt: string;
}

/** How long one stands that nobody touches. */
export const LIFE_SECONDS: Readonly<Record<SessionKind, number>> = { cart: 14 * 86_400, checkout: 86_400 };

/** An end is moved no finer than this: not every look at a session is written down. */
const TOUCH_SECONDS = 3_600;

/** Whether its end is to be moved when it is touched now. */
export const isStale = ({ expiresAt }: Pick<UcpSession, 'expiresAt'>, lifeSeconds: number): boolean =>
  Date.parse(expiresAt) < Date.now() + (lifeSeconds - TOUCH_SECONDS) * 1_000;

/** Of an order, by the id of its checkout: both are secrets of the same platform. */
export const orderIdOf = (sessionId: string): string => sessionId.replace(/^checkout_/, 'order_');
export const sessionIdOf = (orderId: string): string => orderId.replace(/^order_/, 'checkout_');
