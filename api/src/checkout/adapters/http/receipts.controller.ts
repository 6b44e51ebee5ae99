import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/caller.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { Audited } from '../../../platform/audit/audited.js';
import { AllowGuest } from '../../../platform/auth/allow-guest.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AllowOrderLink } from '../../../platform/auth/allow-order-link.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { ReceiptReads } from '../persistence/receipt-reads.js';
import { ExplainedReceiptAnswer, ExplainedReceiptDto } from './receipt.dto.js';
import { RECEIPT_CALLS } from './receipts.examples.js';
import { REPLAYED_AT_ONCE, ReplayAnswer, ReplayReceiptsDto, ReplayedReceiptDto } from './replay.dto.js';

/** How prices came about, for who paid them and for auditors. */
@ApiTags('orders')
@ApiDoc(RECEIPT_CALLS)
@Controller('api/v1')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptReads) {}

  /** How the price of one of the caller's orders came about. Somebody else's is as unknown as one that never was. */
  @Allow('customer')
  @AllowGuest()
  @AllowOrderLink()
  @Get('orders/:id/receipt')
  @Header('Cache-Control', 'no-store')
  async getReceipt(
    @CurrentCaller() { accountId }: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<ExplainedReceiptAnswer> {
    const kept = await this.receipts.ofOrder(id);
    if (kept?.accountId !== accountId) throw new OrderNotFound();
    return { success: true, data: ExplainedReceiptDto.of(kept, 'buyer') };
  }

  /** How the price of any order came about. */
  @Allow('orders.read')
  @Get('admin/orders/:id/receipt')
  @Header('Cache-Control', 'no-store')
  async adminGetReceipt(@IdParam('id', OrderNotFound) id: string): Promise<ExplainedReceiptAnswer> {
    const kept = found(await this.receipts.ofOrder(id), OrderNotFound);
    return { success: true, data: ExplainedReceiptDto.of(kept, 'staff') };
  }

  /** Computes receipts again from the rules that were kept with them, and tells every figure that differs. */
  @Allow('integrity.read')
  @Post('admin/receipts/replay')
  @HttpCode(200)
  @Audited('receipt')
  async adminReplayReceipts(@Body() { orderIds, after }: ReplayReceiptsDto): Promise<ReplayAnswer> {
    const kept = orderIds
      ? await this.receipts.ofOrders(orderIds)
      : await this.receipts.after(after, REPLAYED_AT_ONCE);
    const data = kept.map((one) => ReplayedReceiptDto.of(one));
    const isFull = !orderIds && kept.length === REPLAYED_AT_ONCE;
    const next = isFull ? (kept.at(-1)?.orderId ?? null) : null;
    return { success: true, equal: data.every((one) => one.equal), data, next };
  }
}
