import { Proposals } from '../application/proposals.js';
import type { Proposal, ProposalState, Values } from '../domain/proposal.js';

export class InMemoryProposals extends Proposals {
  private readonly kept = new Map<string, Proposal>();

  override add(proposal: Proposal, mostWaiting: number): Promise<boolean> {
    const waiting = [...this.kept.values()].filter(
      ({ ownerId, state }) => ownerId === proposal.ownerId && state === 'waiting',
    );
    if (waiting.length >= mostWaiting) return Promise.resolve(false);
    this.kept.set(proposal.id, proposal);
    return Promise.resolve(true);
  }

  override find(id: string): Promise<Proposal | undefined> {
    return this.lock(id);
  }

  override lock(id: string): Promise<Proposal | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  override decide(id: string, state: ProposalState, _byId: string, made: Values): Promise<void> {
    const proposal = this.kept.get(id);
    if (proposal) this.kept.set(id, { ...proposal, state, made });
    return Promise.resolve();
  }

  override ofOwner(ownerId: string, actions: readonly string[], most: number): Promise<Proposal[]> {
    const waits = ({ state }: Proposal) => Number(state === 'waiting');
    const own = [...this.kept.values()].filter(
      (one) => one.ownerId === ownerId && actions.includes(one.action),
    );
    return Promise.resolve(
      own
        .sort(
          (one, other) =>
            waits(other) - waits(one) ||
            other.createdAt.getTime() - one.createdAt.getTime() ||
            (other.id > one.id ? 1 : -1),
        )
        .slice(0, most),
    );
  }
}
