import { Body, Controller, Get, Header, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AnswerKeeper, Idempotent } from '../../../platform/idempotency/idempotent.js';
import type { KeepAnswer } from '../../../platform/idempotency/key-of-call.js';
import { OrderCommands } from '../../application/order-commands.js';
import { OrderNotFound } from '../../domain/refusals.js';
import type { Actor } from '../../domain/snapshots.js';
import { OrderReads } from '../persistence/order-reads.js';
import { cancelSentence, figuresOf } from './refund-views.js';
import { CancelOrderDto, CancelPreviewAnswer, CancelledOrderAnswer } from './order-commands.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { CANCEL_CALLS } from './orders.examples.js';

/** The buyer's way back. */
@ApiTags('orders')
@Allow('customer')
@AllowGuest()
@ApiDoc(CANCEL_CALLS)
@Controller('api/v1/orders')
export class CancelOrderController {
  constructor(
    private readonly commands: OrderCommands,
    private readonly reads: OrderReads,
  ) {}

  /** What cancelling would give back, before it is done. */
  @AllowOrderLink()
  @Get(':id/cancel-preview')
  @Header('Cache-Control', 'no-store')
  async previewCancel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<CancelPreviewAnswer> {
    const { figures, order } = await this.commands.previewCancel(id, buyer(caller));
    const { amount: refund, lines, parts, amountPaid } = figuresOf(figures);
    const message = cancelSentence(figures);
    return {
      success: true,
      data: { refund, method: order.paymentMethod, message, lines, parts, amountPaid },
    };
  }

  /** Cancels a pending or processing order; what was paid comes back the way it came, and the stock is free again. */
  @AllowOrderLink()
  @Idempotent()
  @Put(':id/cancel')
  @HttpCode(200)
  async cancelOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @AnswerKeeper() keep: KeepAnswer,
    @Body() body?: CancelOrderDto,
  ): Promise<CancelledOrderAnswer> {
    const reason = body?.reason ?? 'cancelled by the buyer';
    await this.commands.cancel({ orderId: id, reason }, buyer(caller), null, async () =>
      keep(await this.cancelled(id, caller)),
    );
    return this.cancelled(id, caller);
  }

  private async cancelled(id: string, { accountId }: Caller): Promise<CancelledOrderAnswer> {
    const data = await this.reads.ofBuyer(id, accountId);
    return { success: true, message: 'Order cancelled successfully', data };
  }
}

/** Whatever the role: on these routes everybody acts for their own orders. */
const buyer = (caller: Caller): Actor => ({ kind: 'customer', id: caller.accountId });
