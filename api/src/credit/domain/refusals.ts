import type { Money } from '../../kernel/money.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

export const CreditNotFound = refusal(
  'not-found',
  'credit_not_found',
  'There is no such gift card or store credit.',
);

/** Somebody was faster: less is left than was to be taken. */
export const NotEnoughCredit = refusal(
  'conflict',
  'not_enough_credit',
  'Less is left of this credit than before. Please look again.',
);

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
  goods: () => 'A gift card does not pay for gift cards.',
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
export const NoAccountForCredit = refusal(
  'conflict',
  'no_account_for_credit',
  'The buyer has no account that store credit could be kept for.',
  'asStoreCredit',
);

/** A recipient of a gift card that is bought cannot be so; `at` is the place in the list that was sent. */
export class GiftRecipientWrong extends Refusal {
  constructor(at: number, member: string, message: string) {
    super('invalid', 'gift_recipient_wrong', message, {
      fields: [{ field: `giftRecipients.${at}.${member}`, message }],
    });
  }
}

/** What was paid for a gift card is on it, and goes back as far as it has not been spent. */
export class GiftCardUsed extends Refusal {
  constructor(left: Money) {
    const message = left.isZero
      ? 'This gift card has been used: nothing of it can be given back.'
      : `A part of this gift card has been used: ${String(left)} of it can be given back.`;
    super('conflict', 'gift_card_used', message, { fields: [{ field: 'amount', message }] });
  }
}

/** Money of gift cards goes back with the cards, so that nobody has both. */
export class GiftCardsGoBack extends Refusal {
  constructor(most: Money) {
    const message = `Choose the gift cards that go back: without them ${String(most)} of this order can be given back.`;
    super('conflict', 'gift_cards_go_back', message, { fields: [{ field: 'amount', message }] });
  }
}

/** Only a gift card has a code to mail. */
export const NothingToMail = refusal(
  'conflict',
  'nothing_to_mail',
  'Store credit belongs to an account and has no code to mail.',
);
