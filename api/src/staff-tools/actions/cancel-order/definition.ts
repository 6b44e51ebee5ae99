import { staffOf } from '../../../orders/domain/snapshots.js';
import { checkRecentLogin } from '../../../kernel/password-required.js';
import { checkRefundLimit } from '../../../orders/domain/refund-request.js';
import { textIn } from '../../application/staff-tool.js';
import { MayNotApprove, ProposalOutdated } from '../../domain/proposal-refusals.js';
import type { ActionPlugin, Difference } from '../contract.js';
import type { Desk } from '../desk.js';
import { ORDER_ID, orderAsked, said, standingOf, stillSo, subjectOf } from '../of-orders.js';
import { MONEY_BACK, REASON, STATUS, WORDS } from './words.js';

/** What was paid goes back: whoever approves it may refund as much, and has shown who they are. */
export const cancelOrder = ({ ofOrders: desk }: Desk): ActionPlugin => ({
  ...{ name: 'cancel-order', words: WORDS, subject: 'order', reads: 'orders.read', writes: 'orders.write' },
  act: { entity: 'order', action: 'order.cancel' },
  tool: {
    name: 'propose_cancellation',
    description: 'Proposes to cancel an order that has not been sent. What was paid goes back.',
  },
  input: {
    orderId: ORDER_ID,
    message: { type: 'string', minLength: 1, maxLength: 500, description: 'What the buyer is told' },
  },
  optional: ['message'],
  opensItself: true,
  draft: async (args, caller) => {
    const { id } = await orderAsked(desk, args);
    const { order, figures } = await desk.commands.previewCancel(id, staffOf(caller));
    const message = textIn(args, 'message');
    return {
      subject: subjectOf(order),
      wanted: {
        ...(message ? { message } : {}),
        ...{ amount: figures.amount.toDecimal(), currency: order.currency },
      },
      before: standingOf(order),
    };
  },
  make: async (proposal, by, settle) => {
    const { id } = await stillSo(desk, proposal, 'find');
    const { order, figures } = await desk.commands.previewCancel(id, staffOf(by));
    if (figures.amount.toDecimal() !== proposal.wanted['amount']) throw new ProposalOutdated();
    const mayRefund = by.permissions.includes('orders.refund');
    if (!figures.amount.isZero) {
      if (!mayRefund) throw new MayNotApprove('orders.refund');
      checkRecentLogin(by);
      checkRefundLimit(figures, by.refundLimit, order);
    }
    const reason = said(proposal.wanted, 'message') || 'cancelled by the shop';
    const limit = mayRefund ? by.refundLimit : 0;
    // what came in between, while its payments were ended, is not given back unseen
    const check = async () => {
      const now = await desk.orders.lock(id);
      if (!now?.captured.equals(order.captured)) throw new ProposalOutdated();
      await settle();
    };
    await desk.commands.cancel({ orderId: id, reason }, staffOf(by), limit, check);
  },
  differences: ({ wanted, before }): Difference[] => [
    { label: STATUS, from: said(before, 'status'), to: 'cancelled', unit: 'status' },
    ...(Number(wanted['amount']) > 0
      ? [
          {
            ...{ label: MONEY_BACK, from: null, to: Number(wanted['amount']), unit: 'money' as const },
            currency: said(wanted, 'currency'),
          },
        ]
      : []),
    ...(said(wanted, 'message')
      ? [{ label: REASON, from: null, to: said(wanted, 'message'), unit: 'text' as const }]
      : []),
  ],
});
