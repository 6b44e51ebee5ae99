import type { Destination } from '../../../kernel/area.js';
import type { Recipient } from '../../application/carrier.js';
import type { PackedParcel } from '../../domain/packing.js';
import { toInches, toOunces } from './units.js';

/** The body of `POST /v2/shipments`. */
export function shipmentRequest(
  from: string,
  to: Destination | Recipient,
  parcel: PackedParcel,
  reference?: string,
) {
  const shipment = { from_address: senderOf(from), to_address: addressOf(to), parcel: parcelOf(parcel) };
  const options = { label_format: 'PDF' };
  return { shipment: { ...shipment, options, ...(reference ? { reference } : {}) } };
}

/** `SHIP_FROM`: name; street; city; state; postcode; country; phone. */
function senderOf(from: string) {
  const [name, street1, city, state, zip, country, phone] = from.split(';').map((part) => part.trim());
  return { name, street1, city, state, zip, country, phone };
}

function addressOf(to: Destination | Recipient) {
  const place = { country: to.country, state: to.region ?? '', zip: to.postcode ?? '' };
  if (!('name' in to)) return place;
  const extras = {
    ...(to.company ? { company: to.company } : {}),
    ...(to.line2 ? { street2: to.line2 } : {}),
  };
  const person = { name: to.name, ...extras, phone: to.phone, email: to.email };
  return { ...place, ...person, street1: to.street, city: to.city };
}

function parcelOf({ grams, lengthMm, widthMm, heightMm }: PackedParcel) {
  const weight = toOunces(grams);
  if (lengthMm === 0) return { weight };
  return { weight, length: toInches(lengthMm), width: toInches(widthMm), height: toInches(heightMm) };
}
