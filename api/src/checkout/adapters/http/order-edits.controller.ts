import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { checkRecentLogin } from '../../../kernel/password-required.js';
import { OrderEdits } from '../../../orders/application/order-edits.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { staffOf } from '../../../orders/domain/snapshots.js';
import { AuditsItself, ChangesNothing } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { NotAllowed } from '../../../platform/auth/refusals.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { EditOrder } from '../../application/edit-order.js';
import {
  EditOrderDto,
  OrderEditDto,
  OrderEditMadeDto,
  OrderEditPreviewDto,
  OrderEditTermsDto,
} from './order-edits.dto.js';
import { ORDER_EDIT_CALLS } from './order-edits.examples.js';

/** Changes of placed orders before they are sent: what leaves, what comes for it, and the difference. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc(ORDER_EDIT_CALLS)
@Controller('api/v1/admin/orders')
export class OrderEditsController {
  constructor(
    private readonly edit: EditOrder,
    private readonly edits: OrderEdits,
    private readonly audit: AuditLog,
  ) {}

  /** The changes of an order, and the one that it came for itself, the oldest first. */
  @Get(':id/edits')
  async adminListOrderEdits(@IdParam('id', OrderNotFound) id: string): Promise<OrderEditDto[]> {
    return (await this.edits.about(id)).map((one) => OrderEditDto.of(one));
  }

  /** What a change would come to, by the rules of every checkout; nothing happens. */
  @ChangesNothing()
  @Post(':id/edit-preview')
  @HttpCode(200)
  async adminPreviewOrderEdit(
    @IdParam('id', OrderNotFound) id: string,
    @Body() body: OrderEditTermsDto,
  ): Promise<OrderEditPreviewDto> {
    return OrderEditPreviewDto.of(await this.edit.previewEdit({ ...body, orderId: id }));
  }

  /**
   * Changes the order, by a new order of its buyer that what leaves pays for; with `returnId`, what has come back of it. Where more is
   * to be paid, it waits for that; it is withdrawn by cancelling the new order. What goes back as money needs the right to refund.
   */
  @Allow('orders.write')
  @Idempotent()
  @AuditsItself('order')
  @Post(':id/edits')
  @HttpCode(200)
  async adminEditOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Body() { mobileNumber, total, worth, ...terms }: EditOrderDto,
  ): Promise<OrderEditMadeDto> {
    const { toGiveBack } = await this.edit.previewEdit({ ...terms, orderId: id });
    const mayRefund = caller.permissions.includes('orders.refund');
    if (!toGiveBack.isZero && !mayRefund) throw new NotAllowed();
    if (!toGiveBack.isZero) checkRecentLogin(caller);
    const limit = mayRefund ? caller.refundLimit : 0;
    const seen = { mobileNumber, total, worth, actor: staffOf(caller), limit };
    const made = await this.edit.editOrder({ ...terms, orderId: id }, seen);
    await this.audit.record({
      actor: caller,
      ...{ action: 'order.edit', entity: 'order', entityId: id },
      changes: { newOrderId: made.newOrderId, ...terms },
    });
    return OrderEditMadeDto.of(made, await this.edits.ofNew(made.newOrderId));
  }
}
