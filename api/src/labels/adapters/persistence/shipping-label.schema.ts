import { defineEntity, p } from '@mikro-orm/core';
import type { ParcelPieces } from '../../../orders/domain/parcel.js';
import type { PackedParcel } from '../../../shipping/domain/packing.js';
import type { LabelState } from '../../application/label.js';

/** A rate in the database: the price in the smallest unit of the shop's currency. */
export interface StoredOffer {
  ref: string;
  carrier: string;
  service: string;
  price: number;
  days: number | null;
}

export const shippingLabelSchema = defineEntity({
  name: 'ShippingLabel',
  tableName: 'shipping_label',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    /** Unset of a label for all that is left. */
    parcelId: p.uuid().nullable(),
    content: p.json<ParcelPieces[]>().nullable(),
    state: p.text().$type<LabelState>(),
    shipmentRef: p.text(),
    parcel: p.json<PackedParcel>(),
    rates: p.json<StoredOffer[]>(),
    rateRef: p.text().nullable(),
    carrier: p.text().nullable(),
    service: p.text().nullable(),
    costCents: p.bigint('number').nullable(),
    trackingNumber: p.text().nullable(),
    trackerRef: p.text().nullable(),
    labelUrl: p.text().nullable(),
    failure: p.text().default(''),
    createdAt: p.datetime(),
    askedAt: p.datetime().nullable(),
  },
});

export const labelFileSchema = defineEntity({
  name: 'LabelFile',
  tableName: 'label_paper',
  properties: {
    labelId: p.uuid().primary(),
    type: p.text(),
    bytes: p.blob(),
  },
});
