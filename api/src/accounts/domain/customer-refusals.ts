import { Refusal, refusal } from '../../kernel/refusal.js';

export const CustomerNotFound = refusal('not-found', 'customer_not_found', 'Customer not found');

/** Staff and administrators say themselves what they are called and how they are reached. */
export const KeptByThemselves = refusal(
  'conflict',
  'kept_by_themselves',
  'Who works in the shop changes their own name, address and telephone.',
);

/** The first proof of another mailbox takes factors off, and a mailbox alone never does (decision 0119). */
export class FactorInTheWay extends Refusal {
  constructor(field = 'email') {
    const message =
      'Two-step login of this account is on. Turn it off first: whoever reads another mailbox would get past it.';
    super('conflict', 'second_factor_on', message, { fields: [{ field, message }] });
  }
}

/** An account cannot become a part of that one. */
export class MergedWrong extends Refusal {
  constructor(message: string) {
    super('conflict', 'merge_not_possible', message, { fields: [{ field: 'into', message }] });
  }
}

/** Anybody opens an account with anybody's email: what becomes a part of it, or comes with it, would be theirs. */
export class MailboxNotShown extends Refusal {
  constructor(email: string) {
    const message = `Nobody has shown by a mailed link that ${email} is theirs. Let them set a new password by “Forgot password”, then merge.`;
    super('conflict', 'mailbox_not_shown', message, { fields: [{ field: 'into', message }] });
  }
}

/** Nothing is changed of an account that became a part of another one. */
export const AccountMerged = refusal(
  'conflict',
  'account_merged',
  'This account became a part of another one. Change that one instead.',
);

/** What pays nothing at present would pay again by a merge, or what pays would not. */
export class CreditInTheWay extends Refusal {
  constructor(currencies: readonly string[]) {
    const message = `Both have store credit in ${currencies.join(', ')}, of which one pays nothing now: enable or empty it first.`;
    super('conflict', 'credit_in_the_way', message, { fields: [{ field: 'into', message }] });
  }
}

/** Nobody locks themselves out of the shop by a slip. */
export const NotYourself = refusal(
  'conflict',
  'not_yourself',
  'You cannot change your own role or disable your own account.',
);

/** Nothing of it can be taken back: it is undone, older than 30 days, or never was. */
export const CustomerImportNotFound = refusal(
  'not-found',
  'customer_import_not_found',
  'There is no such import, or nothing of it is left to undo.',
);
