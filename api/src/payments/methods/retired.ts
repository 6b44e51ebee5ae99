import type { MethodDefinition } from '../domain/definition.js';
import { CollectedByStaff } from './collected-by-staff.js';
import { wordsOf } from './words.js';

/** A way to pay that old rows name and the shop knows no more: it answers for its past and is never offered. */
export class RetiredMethod extends CollectedByStaff {
  constructor(name: string) {
    super(retired(name));
  }

  override isOffered(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

function retired(name: string): MethodDefinition {
  const words = wordsOf(name);
  return {
    name,
    provider: name,
    chosenBy: 'staff',
    collectedBy: 'staff',
    next: 'placed',
    hosted: false,
    needs: [],
    takesDeposit: false,
    holdMinutes: 0,
    label: words.charAt(0).toUpperCase() + words.slice(1),
    payments: `Payments by ${words}`,
    howPaid: `by ${words}`,
    checkout: { label: words, marks: [], icon: 'cash', note: () => '', secured: () => '' },
    refundsTo: { staff: 'by hand', buyer: 'by hand' },
    placed: () => '',
    hosts: () => [],
    variables: [],
  };
}
