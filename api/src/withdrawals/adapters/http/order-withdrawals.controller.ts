import { Body, Controller, Get, Header, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Withdraw } from '../../application/withdraw.js';
import type { Withdrawal } from '../../domain/withdrawal.js';
import type { OrderWithdrawalsAnswer, WithdrawalAnswer, WithdrawalDto } from './withdrawal.dto.js';
import { WithdrawDto } from './withdrawal-input.dto.js';
import { ORDER_WITHDRAWAL_CALLS } from './withdrawals.examples.js';

/** The withdrawal function for whoever may see the order. */
@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(ORDER_WITHDRAWAL_CALLS)
@Controller('api/v1/orders')
export class OrderWithdrawalsController {
  constructor(private readonly withdrawals: Withdraw) {}

  /** What of an order its buyer may withdraw from, until when, and what was said before. */
  @AllowOrderLink()
  @Get(':id/withdrawals')
  @Header('Cache-Control', 'no-store')
  async listOrderWithdrawals(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<OrderWithdrawalsAnswer> {
    const shown = await this.withdrawals.showWithdrawable(id, caller.accountId);
    return {
      success: true,
      data: {
        until: shown.until?.toISOString() ?? null,
        isLate: shown.isLate,
        lines: shown.lines.map(({ sku: _, ...line }) => ({ ...line, options: { ...line.options } })),
        withdrawals: shown.withdrawals.map(told),
      },
    };
  }

  /** Withdraws from the whole order, or from pieces of it. Said twice within five minutes, it is one statement. */
  @AllowOrderLink()
  @Post(':id/withdrawals')
  async withdrawFromOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Body() { name = '', lines = [] }: WithdrawDto,
  ): Promise<WithdrawalAnswer> {
    const pieces = lines.map((line) => ({ ...line, variantId: line.variantId.toLowerCase() }));
    const one = await this.withdrawals.withdraw({ orderId: id, name, pieces }, caller.accountId);
    return { success: true, message: SENTENCES[one.state], data: told(one) };
  }
}

const RECEIVED = 'We have received your withdrawal.';
const SENTENCES: Readonly<Record<Withdrawal['state'], string>> = {
  open: `${RECEIVED} We will write to you about it.`,
  late: `${RECEIVED} The period for it is over; we will look at it and write to you.`,
  unknown: RECEIVED,
  cancelled: `${RECEIVED} Your order is cancelled, and what you paid comes back to you.`,
  refunded: `${RECEIVED} These items will not be sent, and their money comes back to you.`,
  returning: `${RECEIVED} Please send the items back within 14 days.`,
  settled: `${RECEIVED} Nothing of this order is left to withdraw from.`,
};

const told = (one: Withdrawal): WithdrawalDto => ({
  ...{ id: one.id, orderNumber: one.orderNumber, name: one.name, items: one.items, status: one.state },
  receivedAt: one.receivedAt.toISOString(),
});
