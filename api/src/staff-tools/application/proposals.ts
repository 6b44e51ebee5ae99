import type { Proposal, ProposalState, Values } from '../domain/proposal.js';

/** Changes that wait for a person, and what became of others. */
export abstract class Proposals {
  /** False, and nothing is kept, where so many of its owner's wait already, whoever proposes at the same moment. */
  abstract add(proposal: Proposal, mostWaiting: number): Promise<boolean>;
  /** Without a lock. */
  abstract find(id: string): Promise<Proposal | undefined>;
  /** Locked until the running transaction ends. */
  abstract lock(id: string): Promise<Proposal | undefined>;
  /** `made` is what undoing it needs. */
  abstract decide(id: string, state: ProposalState, byId: string, made: Values): Promise<void>;
  /** Of one owner's, as far as they are of these actions: those that wait first, then the newest. */
  abstract ofOwner(ownerId: string, actions: readonly string[], most: number): Promise<Proposal[]>;
}
