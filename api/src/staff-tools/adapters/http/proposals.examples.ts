import { CustomerNotFound } from '../../../accounts/domain/customer-refusals.js';
import {
  BundleHasNoStock,
  ProductChanged,
  ProductNotFound,
  StockIsHeld,
} from '../../../catalogue/domain/refusals.js';
import { NotAProduct } from '../../../catalogue/domain/refusals.js';
import { KeyNeedsPerson } from '../../../kernel/password-required.js';
import { DESK_CALLS } from '../../../orders/adapters/http/orders.examples.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { ADMIN_DISCOUNT_CALLS } from '../../../promotions/adapters/http/discounts.examples.js';
import {
  ActionUnknown,
  MayNotApprove,
  NothingProposed,
  ProposalDecided,
  ProposalNotFound,
  ProposalOutdated,
  ProposalStays,
  TooManyProposals,
  VariantUnknown,
} from '../../domain/proposal-refusals.js';
import { ArgumentsWrong } from '../../domain/refusals.js';

const parameters = { id: '0193d5c0-7a7e-7c4e-8a55-3b1f0e8a9c0b' };
const decided = [
  ...[new ProposalNotFound(), new ProposalDecided('refused'), new KeyNeedsPerson()],
  new MayNotApprove('orders.refund'),
];
const ofProducts = [
  ...[new ProductNotFound(), new ProductChanged(7)],
  ...[new StockIsHeld(), new BundleHasNoStock()],
];

/** What the same acts refuse where people do them themselves. */
const acted = [
  ...(DESK_CALLS['adminTransitionOrder']?.refuses ?? []),
  ...(DESK_CALLS['adminRefundOrder']?.refuses ?? []),
  ...(ADMIN_DISCOUNT_CALLS['adminPatchDiscount']?.refuses ?? []),
  ...(ADMIN_DISCOUNT_CALLS['adminDeleteDiscount']?.refuses ?? []),
  ...[...ofProducts, new NotAProduct('name', 'Name is required'), new CustomerNotFound()],
  literal(404, 'customer_note_not_found', 'There is no such note.'),
];
const codeOf = (one: (typeof acted)[number]) => one.code;
const made = [...decided, new ProposalOutdated(), ...acted].filter(
  (one, at, all) => all.findIndex((other) => codeOf(other) === codeOf(one)) === at,
);

export const PROPOSAL_CALLS: CallDescriptions = {
  adminListProposals: {},
  adminListProposableActions: {},
  adminPropose: {
    requests: {
      note: {
        summary: 'A note on an order',
        value: {
          action: 'note-order',
          arguments: { orderId: '019422c6-4c3e-7c3f-b617-99d5c5a19914', text: 'Wrap it as a gift.' },
          reason: 'The buyer has asked for it by mail.',
        },
      },
    },
    refuses: [
      new ActionUnknown(['ship-order', 'note-order']),
      new ArgumentsWrong([{ field: 'text', message: 'text is missing' }]),
      ...[
        new NothingProposed(),
        new VariantUnknown('variants.0.variantId'),
        new TooManyProposals(),
        ...acted,
      ],
    ],
  },
  adminApproveProposal: { parameters, refuses: made },
  adminRefuseProposal: { parameters, refuses: decided },
  adminUndoProposal: { parameters, refuses: [...made, new ProposalStays()] },
};
