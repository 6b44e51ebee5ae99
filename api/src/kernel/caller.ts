import type { Permission } from './permission.js';

/** `guest`: a visitor who buys without an account, where the settings allow it. */
export type Role = 'guest' | 'customer' | 'staff' | 'admin';

/** Who is asking: read from the database on every request, never believed from the token. */
export interface Caller {
  accountId: string;
  sessionId: string;
  role: Role;
  name: string;
  email: string;
  /** Of the caller's role; none for a shopper. */
  permissions: readonly Permission[];
  /** What the caller may give away alone on a day, in cents, and in refunds of one order; null is any. */
  refundLimit: number | null;
  /** The password was entered within the last 15 minutes; never by a key. */
  hasRecentLogin: boolean;
  /** This session was opened with a second factor, or one was shown in it; of a key, in the session that made it. */
  hasSecondFactor: boolean;
  /** Another system calls with an API key; the account is that of whoever answers for it. */
  key?: CallingKey;
}

export interface CallingKey {
  id: string;
  name: string;
  scopes: readonly Permission[];
  /** It is no key, but an application that somebody connected. */
  isApp?: true;
}
