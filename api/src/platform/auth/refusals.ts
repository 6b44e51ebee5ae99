import { Refusal } from '../../kernel/refusal.js';

/** No usable session: none sent, expired, revoked, or its account is disabled. */
export class NotLoggedIn extends Refusal {
  constructor(message = 'Authentication failed. Please login again.') {
    super('unauthenticated', 'not_logged_in', message);
  }
}

export class NotAllowed extends Refusal {
  constructor() {
    super('forbidden', 'not_allowed', 'Your account may not do this.');
  }
}
