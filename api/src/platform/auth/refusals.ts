import { Refusal } from '../../kernel/refusal.js';

/** No usable session: none sent, expired, revoked, or its account is disabled. */
export class NotLoggedIn extends Refusal {
  constructor(message = 'Authentication failed. Please login again.') {
    super('unauthenticated', 'not_logged_in', message);
  }
}

/** The link of an order mail is not the shop's, has ended, or its account is closed. */
export class OrderLinkEnded extends Refusal {
  constructor() {
    super('forbidden', 'order_link_ended', 'This link no longer works. Log in to see your order.');
  }
}

/** The shop asks its staff for a second factor, and this session has shown none. */
export class SecondFactorMissing extends Refusal {
  constructor() {
    super(
      'forbidden',
      'second_factor_missing',
      'This shop asks its staff for two-step login. Set it up in your settings, or log in with it.',
    );
  }
}

export class NotAllowed extends Refusal {
  constructor() {
    super('forbidden', 'not_allowed', 'Your account may not do this.');
  }
}
