import * as api from '@duka/client';
import { orderAccess } from '../session/order-link';
import { type Extra, answer } from './call';

/** By anybody who knows the order; the answer tells nothing of it. */
export const stateWithdrawal = (body: api.StateWithdrawalDto, extra: Extra = {}) =>
  answer(api.stateWithdrawal({ body, ...extra }), extra.signal);

/** What of an order its buyer may withdraw from. */
export const listOrderWithdrawals = (id: string, signal?: AbortSignal) =>
  answer(api.listOrderWithdrawals({ ...orderAccess(), path: { id }, signal }), signal);

export const withdrawFromOrder = (id: string, body: api.WithdrawDto) =>
  answer(api.withdrawFromOrder({ ...orderAccess(), path: { id }, body }));
