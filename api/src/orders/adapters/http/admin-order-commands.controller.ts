import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { checkRecentLogin } from '../../../kernel/password-required.js';
import { demand } from '../../../platform/auth/demand.js';
import { NeedsRecentLogin } from '../../../platform/auth/recent-login.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AnswerKeeper, Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import type { KeepAnswer } from '../../../platform/idempotency/key-of-call.js';
import { ApproveRefunds } from '../../application/approve-refunds.js';
import { OrderCommands } from '../../application/order-commands.js';
import { OrderNotFound, RefundNotFound } from '../../domain/refusals.js';
import { checkRefundLimit, RefundRequestNotFound } from '../../domain/refund-request.js';
import { staffOf } from '../../domain/snapshots.js';
import { AdminOrderReads } from '../persistence/admin-order-reads.js';
import { AdminOrderDto } from './admin-order.dto.js';
import { OrderTransitionDto } from './order-commands.dto.js';
import { offeredTo } from './offered-to.js';
import { linesOf, previewForStaff, sharesOf } from './refund-views.js';
import { RefundOrderDto, RefundPreviewDto, RefundPreviewQuery } from './refund.dto.js';
import { ENDS_AT_PROVIDER, StaffSteps, type StaffLimits } from './staff-steps.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { DESK_CALLS } from './orders.examples.js';

const writesOnly = (body: unknown) => {
  const { action } = (body ?? {}) as Partial<OrderTransitionDto>;
  return action === undefined || !ENDS_AT_PROVIDER.has(action);
};

/** What staff does to an order. Money goes through the desk; every act is in the audit log. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc(DESK_CALLS)
@Controller('api/v1/admin/orders')
export class AdminOrderCommandsController {
  constructor(
    private readonly steps: StaffSteps,
    private readonly commands: OrderCommands,
    private readonly refunds: ApproveRefunds,
    private readonly reads: AdminOrderReads,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** One step along the order's state table; 409 when the table or a guard says no. */
  @Allow('orders.write')
  @Idempotent((body) => (writesOnly(body) ? 'within' : 'first'))
  @AuditsItself('order')
  @Post(':id/transitions')
  @HttpCode(200)
  async adminTransitionOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Body() body: OrderTransitionDto,
    @AnswerKeeper() keep: KeepAnswer,
  ): Promise<AdminOrderDto> {
    if (body.action === 'cancel' && !body.keepsRest) await this.checkCancel(caller, id);
    const now = async () => offeredTo(caller, await this.reads.find(id));
    await this.steps.take(id, body, staffOf(caller), limitsOf(caller), async () => {
      await this.note(caller, `order.${body.action}`, id, body);
      if (!writesOnly(body)) await keep(await now());
    });
    return now();
  }

  /** Exactly what a refund would give back, by line and by payment, and what could be given back at most. */
  @Allow('orders.refund')
  @Get(':id/refund-preview')
  @Header('Cache-Control', 'no-store')
  async adminPreviewRefund(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Query() { lines, shares, cancels, ...asked }: RefundPreviewQuery,
  ): Promise<RefundPreviewDto> {
    if (cancels) return previewForStaff((await this.commands.previewCancel(id, staffOf(caller))).figures);
    const wanted = { ...asked, orderId: id, lines: linesOf(lines), shares: sharesOf(shares) };
    return previewForStaff(await this.commands.previewRefund(wanted));
  }

  /** Gives money back: pieces of lines, an amount, or all that is left; never more than was captured. */
  @Allow('orders.refund')
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @NeedsRecentLogin()
  @Post(':id/refunds')
  @HttpCode(200)
  async adminRefundOrder(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @Body() { reason, ...asked }: RefundOrderDto,
  ): Promise<AdminOrderDto> {
    await this.unitOfWork.run(async () => {
      const isDone = await this.refunds.ask(caller, { orderId: id, ...asked }, reason);
      const action = isDone ? 'order.refund' : 'order.refund-asked';
      await this.note(caller, action, id, { ...asked, reason });
    });
    return offeredTo(caller, await this.reads.find(id));
  }

  /** Lets a refund go that somebody else asked for above their limit. */
  @Allow('orders.refund')
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @NeedsRecentLogin()
  @Post(':id/refund-requests/:requestId/approval')
  @HttpCode(200)
  async adminApproveRefund(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @IdParam('requestId', RefundRequestNotFound) requestId: string,
  ): Promise<AdminOrderDto> {
    await this.unitOfWork.run(async () => {
      await this.refunds.approve(caller, id, requestId);
      await this.note(caller, 'order.refund-approved', id, { requestId });
    });
    return offeredTo(caller, await this.reads.find(id));
  }

  /** Ends a refund that waits; nothing is given back. */
  @Allow('orders.refund')
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post(':id/refund-requests/:requestId/rejection')
  @HttpCode(200)
  async adminRejectRefund(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @IdParam('requestId', RefundRequestNotFound) requestId: string,
  ): Promise<AdminOrderDto> {
    await this.unitOfWork.run(async () => {
      await this.refunds.reject(caller, id, requestId);
      await this.note(caller, 'order.refund-rejected', id, { requestId });
    });
    return offeredTo(caller, await this.reads.find(id));
  }

  /** Records that staff has handed over a refund by hand. */
  @Allow('orders.refund')
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post(':id/refunds/:refundId/handed-over')
  @HttpCode(200)
  async adminRefundHandedOver(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @IdParam('refundId', RefundNotFound) refundId: string,
  ): Promise<AdminOrderDto> {
    await this.unitOfWork.run(async () => {
      await this.commands.refundHandedOver(id, refundId, staffOf(caller));
      await this.note(caller, 'order.refund-handed-over', id, { refundId });
    });
    return offeredTo(caller, await this.reads.find(id));
  }

  /** Cancelling gives back what was paid: that needs the permission and the password, and stays within the limit. */
  private async checkCancel(caller: Caller, orderId: string): Promise<void> {
    const { order, figures } = await this.commands.previewCancel(orderId, staffOf(caller));
    if (figures.amount.isZero) return;
    demand(caller, 'orders.refund');
    checkRecentLogin(caller);
    checkRefundLimit(figures, caller.refundLimit, order);
  }

  private note(actor: Caller, action: string, entityId: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'order', entityId, changes: { ...changes } });
  }
}

/** Also for what is paid while an order is cancelled: whoever may not refund gives nothing back. */
const limitsOf = ({ permissions, refundLimit }: Caller): StaffLimits => ({
  refund: permissions.includes('orders.refund') ? refundLimit : 0,
  record: refundLimit,
});
