import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditLog } from '../../../kernel/audit.js';
import type { Caller } from '../../../kernel/caller.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { ShippingLabelDto } from '../../../labels/adapters/http/label.dto.js';
import { GetLabelRates } from '../../../labels/application/get-label-rates.js';
import { CorrectNumber } from '../../../orders/application/correct-number.js';
import { DeliverParcel } from '../../../orders/application/deliver-parcel.js';
import { ParcelNotFound } from '../../../orders/domain/parcel-refusals.js';
import { OrderNotFound } from '../../../orders/domain/refusals.js';
import { staffOf } from '../../../orders/domain/snapshots.js';
import { AuditsItself } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { CurrentCaller } from '../../../platform/auth/current-caller.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { Idempotent, inOneTransaction } from '../../../platform/idempotency/idempotent.js';
import { SendInParts } from '../../application/send-in-parts.js';
import { NewParcelDto, PackParcelDto, ShipParcelDto } from './parcel-input.dto.js';
import { PARCEL_CALLS } from './parcels.examples.js';

/** The parcels of an order that goes in parts; every act is in the audit log. */
@ApiTags('admin-orders')
@Allow('orders.write')
@ApiDoc(PARCEL_CALLS)
@Controller('api/v1/admin/orders/:id/parcels')
export class ParcelsController {
  constructor(
    private readonly parts: SendInParts,
    private readonly deliver: DeliverParcel,
    private readonly number: CorrectNumber,
    private readonly rates: GetLabelRates,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Packs pieces of an order that are in no parcel yet. */
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post()
  @HttpCode(200)
  adminPackParcel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @Body() { lines }: PackParcelDto,
  ): Promise<NewParcelDto> {
    return this.unitOfWork.run(async () => {
      const pieces = lines.map(({ variantId, quantity }) => ({
        variantId: variantId.toLowerCase(),
        quantity,
      }));
      const parcel = await this.parts.packParcel({ orderId, actor: staffOf(caller), pieces });
      const { id, number } = parcel;
      await this.note(caller, 'order.parcel-packed', orderId, { parcel: number, lines: pieces });
      return { id, number };
    });
  }

  /** Takes a parcel apart that was not handed over: its pieces wait again. */
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Delete(':parcelId')
  @HttpCode(204)
  adminUnpackParcel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @IdParam('parcelId', ParcelNotFound) parcelId: string,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.parts.unpackParcel(orderId, parcelId, staffOf(caller));
      await this.note(caller, 'order.parcel-unpacked', orderId, { parcelId });
    });
  }

  /** Asks the carrier what sending this parcel costs; nothing is bought by that. */
  @Idempotent()
  @AuditsItself('order')
  @Post(':parcelId/label')
  @HttpCode(200)
  async adminOfferParcelLabel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @IdParam('parcelId', ParcelNotFound) parcelId: string,
  ): Promise<ShippingLabelDto> {
    const label = await this.rates.getLabelRates(orderId, parcelId, ({ id: labelId }) =>
      this.note(caller, 'order.label-offered', orderId, { labelId, parcelId }),
    );
    return ShippingLabelDto.of(label);
  }

  /** Hands a parcel over and tells its buyer; the last one ships the order. */
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post(':parcelId/shipment')
  @HttpCode(204)
  adminShipParcel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @IdParam('parcelId', ParcelNotFound) parcelId: string,
    @Body() { carrier = '', trackingNumber = '' }: ShipParcelDto,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const sent = { orderId, parcelId, actor: staffOf(caller), carrier, trackingNumber };
      const { carrier: by, trackingNumber: number } = await this.parts.shipParcel(sent);
      await this.note(caller, 'order.parcel-shipped', orderId, {
        parcelId,
        carrier: by,
        trackingNumber: number,
      });
    });
  }

  /** Another carrier or number of a parcel on its way; its buyer is told. */
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post(':parcelId/number')
  @HttpCode(204)
  adminRenumberParcel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @IdParam('parcelId', ParcelNotFound) parcelId: string,
    @Body() { carrier = '', trackingNumber = '' }: ShipParcelDto,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.number.correct({ orderId, parcelId, actor: staffOf(caller), carrier, trackingNumber });
      await this.note(caller, 'order.correct-number', orderId, { parcelId, carrier, trackingNumber });
    });
  }

  /** Records that a parcel has arrived; the last one of a shipped order delivers it. */
  @Idempotent(inOneTransaction)
  @AuditsItself('order')
  @Post(':parcelId/delivery')
  @HttpCode(204)
  adminDeliverParcel(
    @CurrentCaller() caller: Caller,
    @IdParam('id', OrderNotFound) orderId: string,
    @IdParam('parcelId', ParcelNotFound) parcelId: string,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.deliver.deliverParcel({ orderId, parcelId, actor: staffOf(caller) });
      await this.note(caller, 'order.parcel-delivered', orderId, { parcelId });
    });
  }

  private note(actor: Caller, action: string, entityId: string, changes: object): Promise<void> {
    return this.audit.record({ actor, action, entity: 'order', entityId, changes: { ...changes } });
  }
}
