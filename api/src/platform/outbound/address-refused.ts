import { Refusal } from '../../kernel/refusal.js';

/** An address that somebody typed and that the shop must not call. */
export class AddressRefused extends Refusal {
  constructor(message: string, field = 'url') {
    super('invalid', 'address_refused', message, { fields: [{ field, message }] });
  }
}
