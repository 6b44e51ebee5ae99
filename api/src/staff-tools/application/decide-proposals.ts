import type { ActionPlugin } from '../actions/contract.js';
import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { Clock } from '../../kernel/clock.js';
import { KeyNeedsPerson } from '../../kernel/password-required.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Proposal, ProposalState, Values } from '../domain/proposal.js';
import {
  MayNotApprove,
  ProposalDecided,
  ProposalNotFound,
  ProposalStays,
  TooManyProposals,
} from '../domain/proposal-refusals.js';
import type { Actions } from './actions.js';
import type { Proposals } from './proposals.js';
import type { Args } from './staff-tool.js';

/** Of one account, whatever keys and applications propose for it. */
const MOST_WAITING = 100;

/** Changes that other systems and assistants propose and people decide: whoever approves one has made it, and may undo what can be. */
export class DecideProposals {
  constructor(
    private readonly proposals: Proposals,
    private readonly actions: Actions,
    private readonly audit: AuditLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Writes down what would be done; nothing is. @throws TooManyProposals, what is wrong with it, or that it cannot be done now */
  async propose(caller: Caller, plugin: ActionPlugin, args: Args, reason: string): Promise<Proposal> {
    const draft = await plugin.draft(args, caller);
    const proposal: Proposal = {
      ...{ ...draft, id: this.ids.next(), action: plugin.name, made: {}, reason, state: 'waiting' },
      ...{ ownerId: caller.accountId, proposedBy: caller.key?.name ?? caller.name },
      createdAt: this.clock.now(),
    };
    await this.unitOfWork.run(async () => {
      if (!(await this.proposals.add(proposal, MOST_WAITING))) throw new TooManyProposals();
      await this.record(caller, proposal, 'proposal.made', {
        ...{ wanted: toldOf(plugin, proposal), ...(plugin.untold ? {} : { reason }) },
      });
    });
    return proposal;
  }

  /** Does it in the name of whoever approves. @throws ProposalNotFound, ProposalDecided, ProposalOutdated, MayNotApprove, … */
  async approve(caller: Caller, id: string): Promise<void> {
    const { plugin, proposal } = await this.known(caller, id);
    if (proposal.state !== 'waiting') throw new ProposalDecided(proposal.state);
    if (plugin.opensItself)
      return plugin.make(proposal, caller, (made) => this.settle(caller, id, 'waiting', 'approved', made));
    await this.unitOfWork.run(async () => {
      const locked = await this.locked(id, 'waiting');
      await plugin.make(locked, caller, (made) => this.settle(caller, id, 'waiting', 'approved', made));
    });
  }

  /** Nothing is done. @throws ProposalNotFound, ProposalDecided, MayNotApprove */
  async refuse(caller: Caller, id: string): Promise<void> {
    await this.known(caller, id);
    await this.unitOfWork.run(() => this.settle(caller, id, 'waiting', 'refused'));
  }

  /** Makes it as it was before. @throws ProposalNotFound, ProposalDecided, ProposalOutdated, ProposalStays, MayNotApprove, … */
  async undo(caller: Caller, id: string): Promise<void> {
    const { plugin } = await this.known(caller, id);
    await this.unitOfWork.run(async () => {
      const proposal = await this.locked(id, 'approved');
      if (!plugin.undo) throw new ProposalStays();
      await plugin.undo(proposal, caller);
      await this.settle(caller, id, 'approved', 'undone');
    });
  }

  /** What it is, where a person decides it who may do it. @throws ProposalNotFound, KeyNeedsPerson, MayNotApprove */
  private async known(caller: Caller, id: string): Promise<{ plugin: ActionPlugin; proposal: Proposal }> {
    const proposal = await this.proposals.find(id);
    const plugin = proposal && this.actions.of(proposal.action);
    if (!proposal || !plugin || !caller.permissions.includes(plugin.reads)) throw new ProposalNotFound();
    if (caller.key) throw new KeyNeedsPerson();
    if (!caller.permissions.includes(plugin.writes)) throw new MayNotApprove(plugin.writes);
    return { plugin, proposal };
  }

  private async locked(id: string, state: ProposalState): Promise<Proposal> {
    const proposal = await this.proposals.lock(id);
    if (!proposal) throw new ProposalNotFound();
    if (proposal.state !== state) throw new ProposalDecided(proposal.state);
    return proposal;
  }

  /** In the transaction of what is done. */
  private async settle(
    caller: Caller,
    id: string,
    from: ProposalState,
    to: ProposalState,
    made: Values = {},
  ): Promise<void> {
    const proposal = await this.locked(id, from);
    await this.proposals.decide(id, to, caller.accountId, { ...proposal.made, ...made });
    const plugin = this.actions.of(proposal.action);
    const { before, proposedBy, ownerId } = proposal;
    const told = { wanted: plugin ? toldOf(plugin, proposal) : {}, before, proposedBy, ownerId };
    await this.record(caller, proposal, `proposal.${to}`, told);
    if (to === 'approved' && plugin?.act) {
      const { entity, action } = plugin.act;
      const entityId = proposal.subject.id ?? String(made['id']);
      const changes = { ...told.wanted, proposedBy, ownerId, proposal: id };
      await this.audit.record({ actor: caller, action, entity, entityId, changes });
    }
  }

  private record(
    actor: Caller,
    { id, action: act }: Proposal,
    action: string,
    changes: object,
  ): Promise<void> {
    return this.audit.record({
      actor,
      action,
      entity: 'proposal',
      entityId: id,
      changes: { act, ...changes },
    });
  }
}

/** What the audit log may keep for ever. */
const toldOf = ({ untold = [] }: ActionPlugin, { wanted }: Proposal): Values =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => !untold.includes(name)));
