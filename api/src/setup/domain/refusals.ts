import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';
import type { SeenStep } from './steps.js';

/** The link was mistyped, or is of another installation. */
export const SetupLinkWrong = refusal(
  'forbidden',
  'setup_link_wrong',
  'This link is not right. Take the one that the start has printed.',
);

/** The link works until there is an administrator. */
export const SetupDone = refusal('conflict', 'setup_done', 'This shop has an owner already. Please log in.');

/** What was asked to open is not ready to sell. */
export class ShopNotReady extends Refusal {
  constructor(missing: readonly SeenStep[]) {
    const fields = missing.map(({ name, missing: message }) => ({ field: name, message: message ?? '' }));
    super('conflict', 'shop_not_ready', 'The shop is not ready to open.', { fields });
  }
}

/** What was chosen does not go together. */
export class SetupWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'setup_wrong', fields[0]?.message ?? 'This cannot be set up.', { fields });
  }
}
