import type { MethodDefinition } from '../../domain/definition.js';

/**
 * By the shop's own card terminal, which the shop does not speak to: nobody chooses it in a checkout, staff records what it
 * took and gives it back there.
 */
export const terminal: MethodDefinition = {
  name: 'terminal',
  provider: 'terminal',
  chosenBy: 'staff',
  collectedBy: 'staff',
  next: 'placed',
  hosted: false,
  needs: [],
  takesDeposit: false,
  holdMinutes: 0,
  label: 'Card Terminal',
  payments: 'Payments by card terminal',
  howPaid: 'by card terminal',
  checkout: { label: 'Card Terminal', marks: [], icon: 'card', note: () => '', secured: () => '' },
  refundsTo: { staff: 'by card terminal', buyer: 'by card terminal' },
  placed: () => '',
  hosts: () => [],
  variables: [],
};
