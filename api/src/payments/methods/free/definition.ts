import { NOTHING_TO_PAY, type MethodDefinition } from '../../domain/definition.js';

/** An order that a coupon made free: it stands in for each of the others where nothing is due. */
export const free: MethodDefinition = {
  name: 'free',
  provider: 'none',
  chosenBy: 'nobody',
  collectedBy: 'provider',
  next: 'redirect',
  hosted: false,
  needs: [],
  takesDeposit: false,
  holdMinutes: 0,
  label: 'Free',
  payments: 'Free orders',
  howPaid: '',
  checkout: { label: 'Free', marks: [], icon: 'cash', note: () => '', secured: () => '' },
  refundsTo: { staff: '', buyer: '' },
  placed: () => NOTHING_TO_PAY,
  hosts: () => [],
  variables: [],
};
