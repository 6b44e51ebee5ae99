import { staffOf } from '../../../orders/domain/snapshots.js';
import { checkRecentLogin } from '../../../kernel/password-required.js';
import { listOf, objectOf, uuid, yesOrNo } from '../../application/schema.js';
import { textIn, type Args } from '../../application/staff-tool.js';
import type { Values } from '../../domain/proposal.js';
import { NothingProposed, ProposalOutdated } from '../../domain/proposal-refusals.js';
import type { ActionPlugin, Difference } from '../contract.js';
import type { Desk } from '../desk.js';
import { ORDER_ID, orderAsked, said, standingOf, stillSo, subjectOf } from '../of-orders.js';
import { MONEY_BACK, PIECES_BACK, REASON, WORDS } from './words.js';

interface Pieces {
  variantId: string;
  quantity: number;
  restock?: boolean;
}
/** With the name of the goods, for whoever decides. */
type NamedPieces = Pieces & { name: string };

const PIECES = objectOf(
  {
    variantId: uuid('Of a line of the order'),
    quantity: { type: 'integer', minimum: 1, maximum: 99 },
    restock: yesOrNo,
  },
  ['restock'],
);

const askedIn = (args: Args) => ({
  ...(typeof args['amount'] === 'number' ? { amount: args['amount'] } : {}),
  ...(args['lines'] === undefined ? {} : { lines: args['lines'] as readonly Pieces[] }),
});

/** What was shown and no more; all that is left gives every line its part, too. */
function scopeOf({ amount, isAll, ...wanted }: Values) {
  const lines = wanted['lines'] as readonly NamedPieces[] | undefined;
  if (isAll) return {};
  return {
    amount: Number(amount),
    ...(lines
      ? { lines: lines.map(({ variantId, quantity, restock }) => ({ variantId, quantity, restock })) }
      : {}),
  };
}

/** A sum, pieces of lines, or all that is left, as far as whoever approves it may give away alone. */
export const refundOrder = ({ ofOrders: desk }: Desk): ActionPlugin => ({
  ...{ name: 'refund-order', words: WORDS, subject: 'order', reads: 'orders.read', writes: 'orders.refund' },
  act: { entity: 'order', action: 'order.refund' },
  tool: {
    name: 'propose_refund',
    description:
      'Proposes to give money of an order back: a sum in its currency, pieces of its lines, or all that is left of it.',
  },
  input: {
    orderId: ORDER_ID,
    amount: { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000_000 },
    lines: { ...listOf(PIECES), minItems: 1, maxItems: 200 },
    message: { type: 'string', minLength: 1, maxLength: 500, description: 'What the buyer is told' },
  },
  optional: ['amount', 'lines', 'message'],
  draft: async (args) => {
    const order = await orderAsked(desk, args);
    const asked = askedIn(args);
    const { amount, lines, available } = await desk.commands.previewRefund({ orderId: order.id, ...asked });
    if (amount.isZero) throw new NothingProposed();
    const named = asked.lines?.map((one): NamedPieces => {
      const { name = '' } = lines.find(({ variantId }) => variantId === one.variantId) ?? {};
      return { ...one, name };
    });
    const message = textIn(args, 'message');
    return {
      subject: subjectOf(order),
      wanted: {
        ...{ amount: amount.toDecimal(), currency: order.currency, ...(message ? { message } : {}) },
        ...(named ? { lines: named } : {}),
        ...('amount' in asked || named ? {} : { isAll: true }),
      },
      before: { ...standingOf(order), left: available.toDecimal() },
    };
  },
  make: async (proposal, by, settle) => {
    checkRecentLogin(by);
    const { left, ...before } = proposal.before;
    const { id: orderId } = await stillSo(desk, { ...proposal, before });
    const { available } = await desk.commands.previewRefund({ orderId });
    if (available.toDecimal() !== left) throw new ProposalOutdated();
    const asked = { orderId, ...scopeOf(proposal.wanted) };
    const told = said(proposal.wanted, 'message') || 'refunded by the shop';
    await desk.commands.refund(asked, told, staffOf(by), by.refundLimit);
    await settle();
  },
  differences: ({ wanted }): Difference[] => [
    {
      ...{ label: MONEY_BACK, from: null, to: Number(wanted['amount']), unit: 'money' as const },
      currency: said(wanted, 'currency'),
    },
    ...((wanted['lines'] ?? []) as readonly NamedPieces[]).map(({ name: of, quantity }) => ({
      ...{ label: PIECES_BACK, of, from: 0, to: quantity, unit: 'count' as const },
    })),
    ...(said(wanted, 'message')
      ? [{ label: REASON, from: null, to: said(wanted, 'message'), unit: 'text' as const }]
      : []),
  ],
});
