import { NOTHING_TO_PAY, type MethodDefinition } from '../../domain/definition.js';

const DAY_MINUTES = 24 * 60;

/** By bank transfer to the account in the settings; staff records it when it has come. */
export const bank: MethodDefinition = {
  name: 'bank',
  provider: 'bank',
  chosenBy: 'shopper',
  collectedBy: 'staff',
  next: 'placed',
  hosted: false,
  needs: [],
  takesDeposit: false,
  // a transfer over a weekend and a holiday still arrives in time
  holdMinutes: 7 * DAY_MINUTES,
  label: 'Bank Transfer',
  payments: 'Bank transfers',
  howPaid: 'by bank transfer',
  checkout: {
    label: 'Bank Transfer',
    marks: ['Bank Transfer'],
    icon: 'bank',
    note: () => 'We ship when your transfer arrives',
    secured: () => 'Your order is confirmed as soon as the transfer is in',
  },
  refundsTo: { staff: 'by transfer', buyer: 'by transfer' },
  placed: (now) => (now.isZero ? NOTHING_TO_PAY : 'Order placed. Please transfer the total to our account.'),
  hosts: () => [],
  variables: [],
};
