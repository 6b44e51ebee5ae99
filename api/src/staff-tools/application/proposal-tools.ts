import type { ActionPlugin } from '../actions/contract.js';
import { PROPOSAL_STATES, type Proposal } from '../domain/proposal.js';
import type { Actions } from './actions.js';
import type { DecideProposals } from './decide-proposals.js';
import type { Proposals } from './proposals.js';
import { listOf, moment, objectOf, oneOf, text, textOrNull, type Schema } from './schema.js';
import { MOST, textIn, type StaffTool, type Told } from './staff-tool.js';

const REASON: Schema = {
  ...{ type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
  description: 'For whoever decides',
};
const WRITTEN: Schema = { type: ['string', 'number', 'null'] };
const CHANGE = objectOf({
  ...{ label: text(), of: textOrNull, from: WRITTEN, to: WRITTEN },
  ...{ unit: oneOf(['text', 'money', 'count', 'moment', 'status']), currency: textOrNull },
});
const TOLD = objectOf({
  ...{ id: text('The proposal'), action: text(), about: text('The kind of its subject') },
  ...{ subjectId: textOrNull, subject: text(), state: oneOf(PROPOSAL_STATES) },
  ...{ changes: listOf(CHANGE), reason: text(), createdAt: moment },
});

/** What it would make another, for whoever reads it. */
export const changesOf = (plugin: ActionPlugin, proposal: Pick<Proposal, 'wanted' | 'before'>) =>
  plugin.differences(proposal).map(({ label, of = null, from, to, unit, currency = null }) => ({
    ...{ label, of, from, to, unit, currency },
  }));

const told = (plugin: ActionPlugin, proposal: Proposal): Told => ({
  ...{ id: proposal.id, action: plugin.name, about: plugin.subject, subjectId: proposal.subject.id },
  ...{ subject: proposal.subject.name, state: proposal.state, changes: changesOf(plugin, proposal) },
  ...{ reason: proposal.reason, createdAt: proposal.createdAt.toISOString() },
});

const NOTHING_YET = 'Nothing is done until a person of the staff approves it in the panel.';

export const proposalTools = (
  actions: Actions,
  deciding: DecideProposals,
  proposals: Proposals,
): StaffTool[] => [
  ...actions.all.map((plugin): StaffTool => {
    const { input, optional = [], tool, reads, words } = plugin;
    return {
      ...{
        name: tool.name,
        title: `Propose: ${words.label}`,
        description: `${tool.description} ${NOTHING_YET}`,
      },
      permissions: ['proposals.write', reads],
      isProposal: true,
      input: objectOf({ ...input, reason: REASON }, optional),
      output: objectOf({ proposal: TOLD }),
      run: async ({ reason, ...args }, caller) => ({
        proposal: told(
          plugin,
          await deciding.propose(caller, plugin, args, textIn({ reason }, 'reason') ?? ''),
        ),
      }),
    };
  }),
  {
    name: 'list_proposals',
    title: 'List proposed changes',
    description: 'What was proposed for the account that answers for you, and what became of it.',
    permissions: ['proposals.write'],
    input: objectOf({}),
    output: objectOf({ proposals: listOf(TOLD) }),
    run: async (_, caller) => {
      const mine = await proposals.ofOwner(caller.accountId, actions.seenBy(caller), MOST);
      return {
        proposals: mine.flatMap((one) => {
          const plugin = actions.of(one.action);
          return plugin ? [told(plugin, one)] : [];
        }),
      };
    },
  },
];
