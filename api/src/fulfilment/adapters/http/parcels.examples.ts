import { CarrierRefusedLabel, CarrierSilent, labelUnderway } from '../../../labels/domain/refusals.js';
import { ParcelNotFound, ParcelNotPossible, PiecesNotLeft } from '../../../orders/domain/parcel-refusals.js';
import { OrderNotFound, TransitionRefused } from '../../../orders/domain/refusals.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { labelOfAll, labelOfIt } from '../../application/send-in-parts.js';

/** An order of the demo's shopper, and a parcel that it never had. */
const ORDER = { id: '019421be-0306-7bff-a509-40c315f6e65a' };
const PARCEL = { ...ORDER, parcelId: '019336a0-0000-7000-8000-000000000002' };
const unknown = [new OrderNotFound(), new ParcelNotFound()];
const left = new ParcelNotPossible('This parcel has left the shop.');
const number = { carrier: 'DHL', trackingNumber: 'DH123456789' };

export const PARCEL_CALLS: CallDescriptions = {
  adminPackParcel: {
    parameters: ORDER,
    requests: {
      one: {
        summary: 'One piece of one line',
        value: { lines: [{ variantId: '019336a0-0000-7000-8000-000000000003', quantity: 1 }] },
      },
    },
    refuses: [
      new OrderNotFound(),
      new InvalidInput([{ field: 'lines', message: 'Say what goes into the parcel' }]),
      new ParcelNotPossible('A parcel is packed of an order that is paid and not shipped yet.'),
      new PiecesNotLeft('Jacket', 1),
      labelOfAll(),
    ],
  },
  adminUnpackParcel: { parameters: PARCEL, refuses: [...unknown, left, labelOfIt()] },
  adminOfferParcelLabel: {
    parameters: PARCEL,
    refuses: [
      ...unknown,
      labelUnderway(),
      new CarrierRefusedLabel('Unable to buy postage.'),
      new CarrierSilent(),
    ],
  },
  adminShipParcel: {
    parameters: PARCEL,
    requests: { sent: { summary: 'Handed to a carrier', value: number } },
    refuses: [
      ...unknown,
      left,
      new TransitionRefused('cancelled', 'listed', 'A cancelled order cannot be shipped.'),
    ],
  },
  adminRenumberParcel: {
    parameters: PARCEL,
    requests: { other: { summary: 'With another number', value: number } },
    refuses: unknown,
  },
  adminDeliverParcel: {
    parameters: PARCEL,
    refuses: [...unknown, new ParcelNotPossible('This parcel has not left the shop.')],
  },
};
