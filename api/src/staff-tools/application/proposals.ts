import type { Proposal, ProposalState } from '../domain/proposal.js';

/** Changes that wait for a person, and what became of others. */
export abstract class Proposals {
  abstract add(proposal: Proposal): Promise<void>;
  /** Locked until the running transaction ends. */
  abstract lock(id: string): Promise<Proposal | undefined>;
  abstract decide(id: string, state: ProposalState, byId: string): Promise<void>;
  /** Of one owner's, those that wait first, then the newest. */
  abstract ofOwner(ownerId: string, most: number): Promise<Proposal[]>;
}
