import type { MethodDefinition } from '../../domain/definition.js';

/** A gift card of the shop, by its code, beside whatever pays the rest. */
export const giftCard: MethodDefinition = {
  name: 'gift-card',
  provider: 'gift-card',
  chosenBy: 'beside',
  collectedBy: 'shop',
  next: 'redirect',
  hosted: false,
  needs: [],
  takesDeposit: false,
  holdMinutes: 30,
  label: 'Gift Card',
  payments: 'Payments by gift card',
  howPaid: 'by gift card',
  checkout: { label: 'Gift Card', marks: [], icon: 'card', note: () => '', secured: () => '' },
  refundsTo: { staff: 'to the gift card', buyer: 'to your gift card' },
  placed: () => 'Order placed. Your gift card has paid for it.',
  hosts: () => [],
  variables: [],
};
