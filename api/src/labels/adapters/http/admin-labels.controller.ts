import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { Orders } from '../../../orders/application/ports.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import { Carrier } from '../../../shipping/application/carrier.js';
import { BuyLabel } from '../../application/buy-label.js';
import { GetLabelRates } from '../../application/get-label-rates.js';
import { Labels } from '../../application/ports.js';
import { PrintLabel } from '../../application/print-label.js';
import { RefundLabel } from '../../application/refund-label.js';
import { LabelNotFound } from '../../domain/refusals.js';
import { BuyLabelDto, ShippingLabelDto, ShippingLabelsDto } from './label.dto.js';
import { ADMIN_LABEL_CALLS } from './labels.examples.js';

/** The labels of an order's parcels; every act is in the audit log. */
@ApiTags('admin-orders')
@Allow('orders.read')
@ApiDoc(ADMIN_LABEL_CALLS)
@Controller('api/v1/admin/orders/:id/labels')
export class AdminLabelsController {
  constructor(
    private readonly getLabelRates: GetLabelRates,
    private readonly buyLabel: BuyLabel,
    private readonly refundLabel: RefundLabel,
    private readonly printLabel: PrintLabel,
    private readonly labels: Labels,
    private readonly orders: Orders,
    private readonly carrier: Carrier,
    private readonly audit: AuditLog,
  ) {}

  /** The labels of an order, and whether any can be bought. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async adminListLabels(@IdParam('id', OrderNotFound) id: string): Promise<ShippingLabelsDto> {
    found(await this.orders.find(id), OrderNotFound);
    const labels = (await this.labels.ofOrder(id)).map((label) => ShippingLabelDto.of(label));
    return { isConfigured: this.carrier.isConfigured, labels };
  }

  /** Asks the carrier what sending all that is in no parcel costs; nothing is bought by that. */
  @Allow('orders.write')
  @Idempotent()
  @AuditsItself('order')
  @Post()
  @HttpCode(200)
  async adminOfferLabel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
  ): Promise<ShippingLabelDto> {
    const label = await this.getLabelRates.getLabelRates(id, null, ({ id: labelId }) =>
      this.note(caller, 'order.label-offered', id, { labelId }),
    );
    return ShippingLabelDto.of(label);
  }

  /** Buys the label by one of its rates: once, however often it is asked for. */
  @Allow('orders.write')
  @Idempotent()
  @AuditsItself('order')
  @Post(':labelId/purchase')
  @HttpCode(200)
  async adminBuyLabel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @IdParam('labelId', LabelNotFound) labelId: string,
    @Body() { rate }: BuyLabelDto,
  ): Promise<ShippingLabelDto> {
    const label = await this.buyLabel.buyLabel(id, labelId, rate, () =>
      this.note(caller, 'order.label-bought', id, { labelId, rate }),
    );
    return ShippingLabelDto.of(label);
  }

  /** Gives a label back that was not used; its money comes back when the carrier has agreed. */
  @Allow('orders.write')
  @Idempotent()
  @AuditsItself('order')
  @Post(':labelId/refund')
  @HttpCode(200)
  async adminReturnLabel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) id: string,
    @IdParam('labelId', LabelNotFound) labelId: string,
  ): Promise<ShippingLabelDto> {
    await this.refundLabel.refundLabel(id, labelId, () =>
      this.note(caller, 'order.label-returned', id, { labelId }),
    );
    return ShippingLabelDto.of(found(await this.labels.find(labelId), LabelNotFound));
  }

  /** The label on file, as the carrier made it. */
  @LeavesTheShop('label', 'labels.print')
  @Get(':labelId/paper')
  @Header('Cache-Control', 'no-store')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ description: 'The label.', schema: { type: 'string', format: 'binary' } })
  async adminPrintLabel(
    @IdParam('id', OrderNotFound) id: string,
    @IdParam('labelId', LabelNotFound) labelId: string,
  ): Promise<StreamableFile> {
    const { type, bytes } = await this.printLabel.printLabel(id, labelId);
    const name = `label-${labelId}.${type === 'image/png' ? 'png' : 'pdf'}`;
    return new StreamableFile(bytes, {
      type,
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }

  private note(actor: Caller, action: string, entityId: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'order', entityId, changes: { ...changes } });
  }
}
