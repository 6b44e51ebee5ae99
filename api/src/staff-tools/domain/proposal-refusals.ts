import { Refusal } from '../../kernel/refusal.js';
import type { ProposalState } from './proposal.js';

export class ProposalNotFound extends Refusal {
  constructor() {
    super('not-found', 'proposal_not_found', 'Proposed change not found');
  }
}

/** Somebody has decided it before, or it cannot be undone as it stands. */
export class ProposalDecided extends Refusal {
  constructor(state: ProposalState) {
    super('conflict', 'proposal_decided', `This change is ${state} already.`);
  }
}

/** The product was changed by somebody else since. */
export class ProposalOutdated extends Refusal {
  constructor() {
    super(
      'conflict',
      'proposal_outdated',
      'The product is another than when this was proposed. Look at it, and refuse the change if it no longer fits.',
    );
  }
}

/** A change that would change nothing. */
export class NothingProposed extends Refusal {
  constructor() {
    const message = 'The product is so already: there is nothing to change';
    super('invalid', 'nothing_proposed', message, { fields: [{ field: 'arguments', message }] });
  }
}

export class VariantUnknown extends Refusal {
  constructor(field: string) {
    const message = `${field} is no variant of this product`;
    super('invalid', 'variant_unknown', message, { fields: [{ field, message }] });
  }
}
