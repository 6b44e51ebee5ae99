import type { AskedChange, AskedVariant } from './product-change.js';
import type { DecideProposals } from './decide-proposals.js';
import type { Proposals } from './proposals.js';
import { PROPOSAL_STATES, type Proposal } from '../domain/proposal.js';
import { listOf, moment, objectOf, oneOf, text, uuid, type Schema } from './schema.js';
import { MOST, textIn, type Args, type StaffTool, type Told } from './staff-tool.js';

const PRICE: Schema = { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000_000 };
const STOCK: Schema = { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 };
const VARIANT = { variantId: uuid('Of a variant of the product'), price: PRICE, stock: STOCK };
const VALUES = objectOf(
  {
    ...{ name: text(), description: text() },
    variants: listOf(objectOf({ ...VARIANT, sku: text() }, ['price', 'stock'])),
  },
  ['name', 'description', 'variants'],
);
const TOLD = {
  ...{ id: uuid('The proposed change'), productId: uuid('The product'), product: text() },
  ...{ state: oneOf(PROPOSAL_STATES), wanted: VALUES, before: VALUES, reason: text(), createdAt: moment },
};

const told = ({ id, productId, productName, state, wanted, before, reason, createdAt }: Proposal): Told => ({
  ...{ id, productId, product: productName, state, wanted, before, reason },
  createdAt: createdAt.toISOString(),
});

/** The schema has let it in. */
function askedIn(args: Args): AskedChange {
  const [name, description] = [textIn(args, 'name'), textIn(args, 'description')];
  return {
    productId: textIn(args, 'productId') ?? '',
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(args['variants'] === undefined ? {} : { variants: args['variants'] as readonly AskedVariant[] }),
  };
}

export const proposalTools = (deciding: DecideProposals, proposals: Proposals): StaffTool[] => [
  {
    name: 'propose_product_change',
    title: 'Propose a change of a product',
    description:
      'Proposes another name, description, price or stock of a product. Nothing changes until a person of the staff approves it in the panel.',
    permission: 'products.write',
    isProposal: true,
    input: objectOf(
      {
        productId: uuid('The product'),
        name: { type: 'string', minLength: 1, maxLength: 200 },
        description: { type: 'string', minLength: 1, maxLength: 5_000 },
        variants: { ...listOf(objectOf(VARIANT, ['price', 'stock'])), minItems: 1, maxItems: 100 },
        reason: { type: 'string', minLength: 1, maxLength: 500, description: 'For whoever decides' },
      },
      ['name', 'description', 'variants'],
    ),
    output: objectOf({ proposal: objectOf(TOLD) }),
    run: async (args, caller) => ({
      proposal: told(await deciding.propose(caller, askedIn(args), textIn(args, 'reason') ?? '')),
    }),
  },
  {
    name: 'list_proposals',
    title: 'List proposed changes',
    description: 'What was proposed for the account that answers for you, and what became of it.',
    permission: 'products.write',
    input: objectOf({}),
    output: objectOf({ proposals: listOf(objectOf(TOLD)) }),
    run: async (_, { accountId }) => ({ proposals: (await proposals.ofOwner(accountId, MOST)).map(told) }),
  },
];
