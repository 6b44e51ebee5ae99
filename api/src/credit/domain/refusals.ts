import type { Money } from '../../kernel/money.js';
import { Refusal, type FieldError } from '../../kernel/refusal.js';

export class CreditNotFound extends Refusal {
  constructor() {
    super('not-found', 'credit_not_found', 'There is no such gift card or store credit.');
  }
}

/** Somebody was faster: less is left than was to be taken. */
export class NotEnoughCredit extends Refusal {
  constructor() {
    super('conflict', 'not_enough_credit', 'Less is left of this credit than before. Please look again.');
  }
}

/** What is to be issued or changed cannot be so. */
export class CreditWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'credit_wrong', fields[0]?.message ?? 'This credit cannot be so.', { fields });
  }
}

/** A balance is never less than nothing. */
export class BalanceTooLow extends Refusal {
  constructor(balance: Money) {
    const message = `Only ${String(balance)} is left of it.`;
    super('conflict', 'balance_too_low', message, { fields: [{ field: 'amount', message }] });
  }
}

/** Somebody else was faster, and what they have changed would be lost. */
export class CreditChanged extends Refusal {
  constructor(version: number) {
    const message = 'Somebody else changed this credit. Load it again, then repeat your change.';
    super('stale', 'credit_changed', message, { data: { version } });
  }
}

/** Why a gift card pays nothing of an order. */
const WHY = {
  unknown: () => 'This gift card does not exist. Please check its code.',
  empty: () => 'Nothing is left on this gift card.',
  expired: () => 'This gift card has expired.',
  disabled: () => 'This gift card cannot be used. Please ask us about it.',
  currency: (code: string) => `This gift card pays for orders in ${code} alone.`,
} as const;

/** A gift card that a purchase or a quote names does not pay. */
export class GiftCardRefused extends Refusal {
  constructor(why: keyof typeof WHY, currency = '') {
    const message = WHY[why](currency);
    super('unprocessable', `gift_card_${why}`, message, { fields: [{ field: 'giftCards', message }] });
  }
}

/** Store credit belongs to an account, and guests have none. */
export class NoAccountForCredit extends Refusal {
  constructor() {
    const message = 'The buyer has no account that store credit could be kept for.';
    super('conflict', 'no_account_for_credit', message, { fields: [{ field: 'asStoreCredit', message }] });
  }
}
