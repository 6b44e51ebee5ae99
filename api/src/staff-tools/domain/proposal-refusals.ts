import { Refusal, refusal } from '../../kernel/refusal.js';
import type { ProposalState } from './proposal.js';

export const ProposalNotFound = refusal('not-found', 'proposal_not_found', 'Proposed change not found');

/** Somebody has decided it before, or it cannot be undone as it stands. */
export class ProposalDecided extends Refusal {
  constructor(state: ProposalState) {
    super('conflict', 'proposal_decided', `This change is ${state} already.`);
  }
}

/** What it is about was changed by somebody else since. */
export const ProposalOutdated = refusal(
  'conflict',
  'proposal_outdated',
  'What this is about is another than when it was proposed. Look at it, and refuse the change if it no longer fits.',
);

/** A parcel that left, a letter or money that is on its way: no change takes it back. */
export const ProposalStays = refusal('conflict', 'proposal_stays', 'What was done here cannot be undone.');

/** A change that would change nothing. */
export const NothingProposed = refusal(
  'invalid',
  'nothing_proposed',
  'It is so already: there is nothing to change',
  'arguments',
);

/** Each waits for a person, who looks at no more. */
export const TooManyProposals = refusal(
  'conflict',
  'too_many_proposals',
  'Too many proposed changes wait already. Somebody has to decide some of them first.',
);

export class VariantUnknown extends Refusal {
  constructor(field: string) {
    const message = `${field} is no variant of this product`;
    super('invalid', 'variant_unknown', message, { fields: [{ field, message }] });
  }
}

export class ActionUnknown extends Refusal {
  constructor(known: readonly string[]) {
    const message = `action must be one of ${known.join(', ')}`;
    super('invalid', 'action_unknown', message, { fields: [{ field: 'action', message }] });
  }
}

/** It may be seen, but not done, by whoever would decide it. */
export class MayNotApprove extends Refusal {
  constructor(permission: string) {
    super(
      'forbidden',
      'may_not_approve',
      `Whoever decides this needs the permission “${permission}”, which your account does not have.`,
    );
  }
}
