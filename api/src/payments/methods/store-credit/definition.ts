import type { MethodDefinition } from '../../domain/definition.js';

/** What the shop keeps for an account, beside whatever pays the rest. */
export const storeCredit: MethodDefinition = {
  name: 'store-credit',
  provider: 'store-credit',
  chosenBy: 'beside',
  collectedBy: 'shop',
  next: 'redirect',
  hosted: false,
  needs: [],
  takesDeposit: false,
  holdMinutes: 30,
  label: 'Store Credit',
  payments: 'Payments from store credit',
  howPaid: 'from store credit',
  checkout: { label: 'Store Credit', marks: [], icon: 'card', note: () => '', secured: () => '' },
  refundsTo: { staff: 'to the store credit', buyer: 'to your store credit' },
  placed: () => 'Order placed. Your store credit has paid for it.',
  hosts: () => [],
  variables: [],
};
