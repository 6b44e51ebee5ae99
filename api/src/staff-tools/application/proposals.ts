import type { Proposal, ProposalState, Values } from '../domain/proposal.js';

/** Changes that wait for a person, and what became of others. */
export abstract class Proposals {
  abstract add(proposal: Proposal): Promise<void>;
  /** Without a lock. */
  abstract find(id: string): Promise<Proposal | undefined>;
  /** Locked until the running transaction ends. */
  abstract lock(id: string): Promise<Proposal | undefined>;
  /** `made` is what undoing it needs. */
  abstract decide(id: string, state: ProposalState, byId: string, made: Values): Promise<void>;
  /** How many of one owner's are not decided yet. */
  abstract waitingOf(ownerId: string): Promise<number>;
  /** Of one owner's, as far as they are of these actions: those that wait first, then the newest. */
  abstract ofOwner(ownerId: string, actions: readonly string[], most: number): Promise<Proposal[]>;
}
