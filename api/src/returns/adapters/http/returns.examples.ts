import { Money } from '../../../kernel/money.js';
import { EditWaiting } from '../../../orders/domain/order-edit.js';
import { RefundOverLimit } from '../../../orders/domain/refund-request.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  ReturnNotFound,
  ReturnNotPossible,
  ReturnPiecesWrong,
  ReturnTransitionRefused,
  ReturnUnderway,
} from '../../domain/refusals.js';

/** An order of the demo's shopper. */
const OWN = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const RETURN = { id: '019336a0-0000-7000-8000-000000000000' };
const SHIRT = '01942002-36e7-70cc-9338-30a3decadb61';
const ended = new OrderLinkEnded();

const notThese = [
  new ReturnNotPossible('An order can be returned once it has been delivered.'),
  literal(409, 'refund_too_large', 'At most $12.50 can be refunded.'),
  literal(409, 'refund_too_many', 'At most 1 of Jacket can be refunded.'),
  literal(400, 'invalid_purchase', 'These items are not in the order', 'lines'),
  new InvalidInput([{ field: 'lines', message: 'Please choose what you send back' }]),
];

export const RETURN_CALLS: CallDescriptions = {
  listOrderReturns: { parameters: OWN, refuses: [new OrderNotFound(), ended] },
  previewReturn: {
    parameters: OWN,
    refuses: [new OrderNotFound(), ended, ...notThese],
  },
  requestReturn: {
    parameters: OWN,
    requests: {
      shirt: {
        summary: 'One shirt, with a label',
        value: {
          lines: [{ variantId: SHIRT, quantity: 1 }],
          ...{ reason: 'does_not_fit', comment: 'Too small.', handover: 'label' },
        },
      },
    },
    refuses: [new OrderNotFound(), ended, new ReturnUnderway(), ...notThese],
  },
};

export const OPEN_RETURN_CALLS: CallDescriptions = {
  adminOpenReturn: {
    parameters: OWN,
    requests: {
      byPhone: {
        summary: 'One shirt, by phone',
        value: {
          lines: [{ variantId: SHIRT, quantity: 1 }],
          ...{ reason: 'does_not_fit', comment: 'Called: too small.', handover: 'drop_off' },
          message: 'Please bring it to the counter.',
        },
      },
    },
    refuses: [new OrderNotFound(), new ReturnUnderway(), ...notThese],
  },
};

const step = (event: string, summary: string, value: object): CallDescription => ({
  parameters: RETURN,
  requests: { [event]: { summary, value } },
  refuses: [new ReturnNotFound(), new ReturnTransitionRefused('declined', event)],
});
/** While goods that came back are being exchanged. */
const waits = new EditWaiting('019422c6-4c3e-7c3f-b617-99d5c5a19914');
const decline = step('decline', 'With the reason', { message: 'The item has been worn.' });
const receive = step('receive', 'It came back as new', {
  lines: [{ variantId: SHIRT, quantity: 1, restock: true }],
});

export const ADMIN_RETURN_CALLS: CallDescriptions = {
  adminListReturns: {},
  adminGetReturn: { parameters: RETURN, refuses: [new ReturnNotFound()] },
  adminApproveReturn: step('approve', 'With where to send it', { message: 'The label is in your mail.' }),
  adminDeclineReturn: { ...decline, refuses: [...(decline.refuses ?? []), waits] },
  adminReceiveReturn: {
    ...receive,
    refuses: [
      ...(receive.refuses ?? []),
      new ReturnPiecesWrong('At most 1 of Jacket can arrive'),
      ...notThese.slice(1, 4),
    ],
  },
  adminRefundReturn: {
    parameters: RETURN,
    refuses: [
      new ReturnNotFound(),
      new ReturnTransitionRefused('refunded', 'refund'),
      waits,
      new RefundOverLimit(Money.ofCents(7_500), 5_000),
      ...notThese.slice(1, 4),
      literal(409, 'nothing_to_restock', 'These pieces cannot go back on the shelf.'),
    ],
  },
};
