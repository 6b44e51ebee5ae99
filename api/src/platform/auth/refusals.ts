import { Refusal, refusal } from '../../kernel/refusal.js';

/** No usable session: none sent, expired, revoked, or its account is disabled. */
export class NotLoggedIn extends Refusal {
  constructor(message = 'Authentication failed. Please login again.') {
    super('unauthenticated', 'not_logged_in', message);
  }
}

/** The link of an order mail is not the shop's, has ended, or its account is closed. */
export const OrderLinkEnded = refusal(
  'forbidden',
  'order_link_ended',
  'This link no longer works. Log in to see your order.',
);

/** The shop asks its staff for a second factor, and this session has shown none. */
export const SecondFactorMissing = refusal(
  'forbidden',
  'second_factor_missing',
  'This shop asks its staff for two-step login. Set it up in your settings, or log in with it.',
);

export const NotAllowed = refusal('forbidden', 'not_allowed', 'Your account may not do this.');

/** The secret of an API key that nobody has, that has ended, or whose owner's account is closed. */
export const KeyRefused = refusal(
  'unauthenticated',
  'api_key_refused',
  'This API key or token is unknown, has ended or was revoked.',
);

/** An API key comes from outside the networks that it may be used from. */
export const KeyElsewhere = refusal(
  'forbidden',
  'api_key_elsewhere',
  'This API key may not be used from this network.',
);

/** An API key where a shopper acts for themselves. */
export const KeyNotForThis = refusal(
  'forbidden',
  'api_key_not_for_this',
  'An API key cannot do this: it has no cart and buys nothing.',
);

/** An API key lacks a scope, or whoever answers for it may no longer do what it says. */
export class ScopeMissing extends Refusal {
  constructor(scope: string, isOwners = false) {
    const message = isOwners
      ? `Whoever answers for this API key may no longer do this (${scope}).`
      : `This API key lacks the scope ${scope}.`;
    super('forbidden', 'scope_missing', message, { data: { scope } });
  }
}
