import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { Clock } from '../../kernel/clock.js';
import { KeyNeedsPerson } from '../../kernel/password-required.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Proposal, ProposalState } from '../domain/proposal.js';
import { ProposalDecided, ProposalNotFound } from '../domain/proposal-refusals.js';
import type { AskedChange, ProductChanges } from './product-change.js';
import type { Proposals } from './proposals.js';

/** Changes that assistants propose and people decide: whoever approves one has made it, and may undo it. */
export class DecideProposals {
  constructor(
    private readonly proposals: Proposals,
    private readonly changes: ProductChanges,
    private readonly audit: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Writes down what would change; nothing does. @throws ProductNotFound, VariantUnknown, NothingProposed */
  async propose(caller: Caller, asked: AskedChange, reason: string): Promise<Proposal> {
    const { product, wanted, before } = await this.changes.differenceOf(asked);
    const proposal: Proposal = {
      ...{ id: this.ids.next(), productId: product.id, productName: product.name, wanted, before, reason },
      ...{
        state: 'waiting' as const,
        ownerId: caller.accountId,
        proposedBy: caller.key?.name ?? caller.name,
      },
      createdAt: this.clock.now(),
    };
    await this.unitOfWork.run(async () => {
      await this.proposals.add(proposal);
      await this.record(caller, proposal, 'proposal.made', { wanted, reason });
    });
    return proposal;
  }

  /** Makes the change in the name of whoever approves. @throws ProposalNotFound, ProposalDecided, ProposalOutdated, … */
  approve(caller: Caller, id: string): Promise<void> {
    return this.decide(caller, id, 'waiting', 'approved', ({ productId, wanted, before, proposedBy }) =>
      this.changes.make(
        productId,
        { wanted, before },
        { ...by(caller), reason: `Proposed by ${proposedBy}` },
      ),
    );
  }

  /** Nothing changes. @throws ProposalNotFound, ProposalDecided */
  refuse(caller: Caller, id: string): Promise<void> {
    return this.decide(caller, id, 'waiting', 'refused', () => Promise.resolve());
  }

  /** Makes what was changed as it was before. @throws ProposalNotFound, ProposalDecided, ProposalOutdated, … */
  undo(caller: Caller, id: string): Promise<void> {
    return this.decide(caller, id, 'approved', 'undone', ({ productId, wanted, before }) =>
      this.changes.make(productId, { wanted: before, before: wanted }, { ...by(caller), reason: 'Undone' }),
    );
  }

  private decide(
    caller: Caller,
    id: string,
    from: ProposalState,
    to: ProposalState,
    make: (proposal: Proposal) => Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const proposal = await this.proposals.lock(id);
      if (!proposal) throw new ProposalNotFound();
      if (caller.key) throw new KeyNeedsPerson();
      if (proposal.state !== from) throw new ProposalDecided(proposal.state);
      await make(proposal);
      await this.proposals.decide(id, to, caller.accountId);
      const { wanted, before, proposedBy } = proposal;
      await this.record(caller, proposal, `proposal.${to}`, { wanted, before, proposedBy });
    });
  }

  private record(actor: Caller, { id }: Proposal, action: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'proposal', entityId: id, changes: { ...changes } });
  }
}

const by = ({ accountId }: Caller) => ({ actorId: accountId });
