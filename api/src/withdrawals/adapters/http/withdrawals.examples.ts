import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { OrderLinkEnded } from '../../../platform/auth/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  WithdrawalNotFound,
  WithdrawalPiecesWrong,
  WithdrawalSettled,
  WithdrawalsNotOffered,
} from '../../domain/refusals.js';

/** An order of the demo's shopper. */
const OWN = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const ONE = { id: '019336a0-0000-7000-8000-000000000000' };
const SHIRT = '01942002-36e7-70cc-9338-30a3decadb61';
const off = new WithdrawalsNotOffered();
const own = [off, new OrderNotFound(), new OrderLinkEnded()];
const said = { name: 'Lena Vogel', orderNumber: '9F3A1C70', email: 'lena@example.com' };

export const WITHDRAWAL_CALLS: CallDescriptions = {
  stateWithdrawal: {
    requests: {
      whole: { summary: 'From the whole order', value: said },
      items: { summary: 'From some items', value: { ...said, items: '2 × Jacket' } },
    },
    refuses: [off, new InvalidInput([{ field: 'name', message: 'Please enter your name.' }])],
  },
};

export const ORDER_WITHDRAWAL_CALLS: CallDescriptions = {
  listOrderWithdrawals: { parameters: OWN, refuses: own },
  withdrawFromOrder: {
    parameters: OWN,
    requests: {
      whole: { summary: 'From the whole order', value: {} },
      items: { summary: 'From one shirt', value: { lines: [{ variantId: SHIRT, quantity: 1 }] } },
    },
    refuses: [...own, new WithdrawalPiecesWrong('These items are not in the order')],
  },
};

export const ADMIN_WITHDRAWAL_CALLS: CallDescriptions = {
  adminListWithdrawals: {},
  adminGetWithdrawal: { parameters: ONE, refuses: [new WithdrawalNotFound()] },
  adminSettleWithdrawal: {
    parameters: ONE,
    refuses: [new WithdrawalNotFound(), new WithdrawalSettled()],
  },
};
