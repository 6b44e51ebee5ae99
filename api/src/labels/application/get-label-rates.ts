import type { Clock } from '../../kernel/clock.js';
import { wayOf } from '../../kernel/delivery-way.js';
import { countryCode } from '../../kernel/world/countries.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Orders } from '../../orders/application/ports.js';
import { orderNumber, type Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { Carrier, Recipient } from '../../shipping/application/carrier.js';
import { packed } from '../../shipping/domain/packing.js';
import { customsOf, needsCustoms } from './declare-customs.js';
import { LIVE, type ShippingLabel } from './label.js';
import {
  CarrierRefusedLabel,
  CarrierSilent,
  labelUnderway,
  noAddress,
  nothingSent,
  notByCarrier,
  notToBeSent,
} from '../domain/refusals.js';
import type { LabelContent } from './label-content.js';
import type { Labels, OrderPieces } from './ports.js';

/** Asks the carrier what sending a parcel costs, or all that is in none; nothing is bought by that. */
export class GetLabelRates {
  constructor(
    private readonly orders: Orders,
    private readonly pieces: OrderPieces,
    private readonly carrier: Carrier,
    private readonly labels: Labels,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
    private readonly content: LabelContent,
  ) {}

  /** `audit` runs with what is written. @throws OrderNotFound, ParcelNotFound, LabelNotPossible, CarrierRefusedLabel, CarrierSilent */
  async getLabelRates(
    orderId: string,
    parcelId: string | null,
    audit: (label: ShippingLabel) => Promise<void>,
  ): Promise<ShippingLabel> {
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    if (order.status !== 'processing') throw notToBeSent();
    if (wayOf(order.delivery) !== 'parcel') throw notByCarrier();
    const known = await this.labels.ofOrder(orderId);
    if (known.some((one) => one.parcelId === parcelId && LIVE.includes(one.state))) throw labelUnderway();
    const content = await this.content.of(orderId, parcelId);
    const to = recipientOf(order);
    const pieces = await this.pieces.of(orderId, content);
    if (pieces.length === 0) throw nothingSent();
    const parcel = packed(pieces);
    const { origin } = this.carrier;
    const customs = needsCustoms(origin, to)
      ? customsOf(order, await this.pieces.goods(orderId, content), origin)
      : null;
    const answer = await this.carrier.offer(to, parcel, orderNumber(orderId), customs);
    if (answer.outcome === 'refused') throw new CarrierRefusedLabel(answer.message);
    if (answer.outcome === 'unknown') throw new CarrierSilent();
    const { shipmentRef, rates } = answer;
    const label: ShippingLabel = {
      ...{ id: this.ids.next(), orderId, parcelId, content, state: 'offered', shipmentRef, parcel, rates },
      ...{ rateRef: null, postage: null, failure: '', createdAt: this.clock.now(), askedAt: null },
    };
    await this.unitOfWork.run(async () => {
      await this.labels.add(label);
      await audit(label);
    });
    return label;
  }
}

function recipientOf({ shippingAddress: to, contactPhone: phone, contactEmail: email }: Order): Recipient {
  const country = to && countryCode(to.country);
  if (!to || !country) throw noAddress();
  const { firstName, lastName, company, street, line2, city, state: region, zipCode: postcode } = to;
  const name = `${firstName} ${lastName}`.trim();
  return { name, company, street, line2, city, region, postcode, country, phone, email };
}
