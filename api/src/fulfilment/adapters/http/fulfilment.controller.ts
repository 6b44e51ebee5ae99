import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { ShippingLabelDto } from '../../../labels/adapters/http/label.dto.js';
import { OrderIdsQuery } from '../../../orders/adapters/http/order-ids.dto.js';
import { staffOf } from '../../../orders/domain/snapshots.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import type { OrderResult } from '../../application/each-order.js';
import { BuyManyLabels } from '../../application/buy-many-labels.js';
import { PrintManyLabels } from '../../application/print-many-labels.js';
import { ShipMany } from '../../application/ship-many.js';
import { FULFILMENT_CALLS } from './fulfilment.examples.js';
import { BuyLabelsDto, LabelResultsDto, OrderResultsDto, ShipOrdersDto } from './fulfilment.dto.js';

/** Steps of many orders at once; each has a result of its own, and its own entries in the audit log. */
@ApiTags('admin-orders')
@Allow('orders.write')
@ApiDoc(FULFILMENT_CALLS)
@Controller('api/v1/admin/fulfilment')
export class FulfilmentController {
  constructor(
    private readonly ship: ShipMany,
    private readonly labels: BuyManyLabels,
    private readonly printing: PrintManyLabels,
    private readonly audit: AuditLog,
  ) {}

  /** Sends up to 100 orders: one that cannot be sent hinders no other, and one that is sent already is left as it is. */
  @Idempotent()
  @AuditsItself('order')
  @Post('shipments')
  @HttpCode(200)
  async adminShipOrders(
    @CurrentCaller() caller: Caller,
    @Body() { orders }: ShipOrdersDto,
  ): Promise<OrderResultsDto> {
    const asked = orders.map(({ orderId, carrier = '', trackingNumber = '' }) => ({
      ...{ orderId: orderId.toLowerCase(), carrier, trackingNumber },
    }));
    const results = await this.ship.shipMany(asked, staffOf(caller), ({ orderId, ...sent }) =>
      this.note(caller, 'order.ship', orderId, sent),
    );
    await this.noteCall(caller, 'adminShipOrders', results);
    return { results };
  }

  /** Buys a label for each of up to 20 orders by the rate that is chosen; an order that has one keeps it. */
  @Idempotent()
  @AuditsItself('order')
  @Post('labels')
  @HttpCode(200)
  async adminBuyLabels(
    @CurrentCaller() caller: Caller,
    @Body() { orders, choose }: BuyLabelsDto,
  ): Promise<LabelResultsDto> {
    const ids = orders.map((id) => id.toLowerCase());
    const results = await this.labels.buyManyLabels(ids, choose, (orderId, action, about) =>
      this.note(caller, action, orderId, about),
    );
    await this.noteCall(caller, 'adminBuyLabels', results);
    return {
      results: results.map((one) => (one.ok ? { ...one, label: ShippingLabelDto.of(one.label) } : one)),
    };
  }

  /** The labels of up to 100 orders as one file. */
  @LeavesTheShop('label', 'labels.print')
  @Get('labels.pdf')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The labels.', schema: { type: 'string', format: 'binary' } })
  async adminPrintLabels(@Query() { ids }: OrderIdsQuery): Promise<StreamableFile> {
    const bytes = await this.printing.printManyLabels(ids);
    const disposition = 'attachment; filename="labels.pdf"';
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
  }

  /** Beside the entries of the orders that it has changed. */
  private noteCall(actor: Caller, action: string, results: readonly OrderResult[]): Promise<void> {
    const changed = results.filter((one) => one.ok && one.isChanged).length;
    const refused = results.filter(({ ok }) => !ok).length;
    return this.note(actor, action, '', { orders: results.length, changed, refused });
  }

  private note(actor: Caller, action: string, entityId: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'order', entityId, changes: { ...changes } });
  }
}
