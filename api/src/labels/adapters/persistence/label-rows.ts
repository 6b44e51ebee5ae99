import type { Selectable } from 'kysely';
import { Money } from '../../../kernel/money.js';
import type { Postage, ShippingLabel } from '../../application/label.js';
import type { StoredOffer } from './shipping-label.schema.js';
import type { LabelTables } from './tables.js';

type Row = Selectable<LabelTables['shipping_label']>;

export function rowOf({ id, postage, ...label }: ShippingLabel) {
  return {
    id,
    order_id: label.orderId,
    parcel_id: label.parcelId,
    content: label.content && JSON.stringify(label.content),
    state: label.state,
    shipment_ref: label.shipmentRef,
    parcel: JSON.stringify(label.parcel),
    rates: JSON.stringify(label.rates.map((rate): StoredOffer => ({ ...rate, price: rate.price.cents }))),
    rate_ref: label.rateRef,
    carrier: postage?.carrier ?? null,
    service: postage?.service ?? null,
    cost_cents: postage?.cost.cents ?? null,
    tracking_number: postage?.trackingNumber ?? null,
    tracker_ref: postage?.trackerRef ?? null,
    label_url: postage?.labelUrl ?? null,
    failure: label.failure,
    created_at: label.createdAt,
    asked_at: label.askedAt,
  };
}

export function toLabel(row: Row): ShippingLabel {
  return {
    id: row.id,
    orderId: row.order_id,
    parcelId: row.parcel_id,
    content: row.content,
    state: row.state,
    shipmentRef: row.shipment_ref,
    parcel: row.parcel,
    rates: row.rates.map((offer) => ({ ...offer, price: Money.ofCents(offer.price) })),
    rateRef: row.rate_ref,
    postage: postageOf(row),
    failure: row.failure,
    createdAt: new Date(row.created_at),
    askedAt: row.asked_at === null ? null : new Date(row.asked_at),
  };
}

function postageOf(row: Row): Postage | null {
  const { carrier, service, cost_cents: cents, tracking_number: trackingNumber, label_url: labelUrl } = row;
  if (carrier === null || service === null || cents === null || trackingNumber === null || labelUrl === null)
    return null;
  const cost = Money.ofCents(cents);
  return { carrier, service, cost, trackingNumber, trackerRef: row.tracker_ref, labelUrl };
}
