import { baseCurrency } from '@duka/api/kernel/currency.js';
import { EU_MEMBERS } from '@duka/api/kernel/world/single-market.js';

/** Of a request for a shipment, what prices depend on: ounces and inches. */
export interface WireParcel {
  weight: number;
  length?: number;
  width?: number;
  height?: number;
}

export interface WireAddress {
  name?: string;
  street1?: string;
  city?: string;
  state?: string;
  zip?: string;
  country: string;
  phone?: string;
  email?: string;
}

export interface ShipmentRequest {
  from_address: WireAddress;
  to_address: WireAddress;
  parcel: WireParcel;
  reference?: string;
  customs_info?: WireCustoms;
}

export interface WireCustoms {
  contents_type: string;
  customs_certify: boolean;
  customs_signer: string;
  eel_pfc?: string;
  customs_items: { description: string; value: number; weight: number; hs_tariff_number: string }[];
}

/** Why a carrier takes no such parcel to another country; null where it does. Within the EU it asks for nothing. */
export function whyNotThroughCustoms({
  from_address,
  to_address,
  customs_info: told,
}: ShipmentRequest): string | null {
  const [from, to] = [from_address.country, to_address.country];
  if (from === to || (EU_MEMBERS.has(from) && EU_MEMBERS.has(to))) return null;
  if (!told) return 'customs_info is required for shipments between two countries.';
  if (!told.customs_certify || told.customs_signer === '') return 'customs_signer must certify customs_info.';
  return from === 'US' && !told.eel_pfc ? 'eel_pfc is required for shipments from the United States.' : null;
}

export interface WireRate {
  id: string;
  object: 'Rate';
  carrier: string;
  service: string;
  /** With decimals, as a text. */
  rate: string;
  currency: string;
  delivery_days: number;
  est_delivery_days: number;
  shipment_id: string;
}

export interface WireShipment extends ShipmentRequest {
  id: string;
  object: 'Shipment';
  mode: 'test';
  rates: WireRate[];
  messages: string[];
  selected_rate: WireRate | null;
  postage_label: { id: string; object: 'PostageLabel'; label_url: string; label_file_type: string } | null;
  tracking_code: string | null;
  tracker: object | null;
  refund_status: 'submitted' | 'refunded' | 'rejected' | 'not_applicable' | null;
}

interface Service {
  carrier: string;
  service: string;
  days: number;
  start: number;
  perPound: number;
}

/** Cents: what a parcel costs to begin with, and for each pound begun. */
const SERVICES: readonly Service[] = [
  { carrier: 'USPS', service: 'GroundAdvantage', days: 5, start: 420, perPound: 95 },
  { carrier: 'USPS', service: 'Priority', days: 2, start: 780, perPound: 140 },
  { carrier: 'UPSDAP', service: 'NextDayAir', days: 1, start: 2_400, perPound: 310 },
];
/** A large light parcel costs as one of a pound for so many cubic inches, as the carriers' rule of thumb has it. */
const CUBIC_INCHES_OF_POUND = 166;
const ABROAD = 2.5;

/** The rates of a shipment: by weight or size, whichever is more, and more again to another country. */
export function ratesOf(
  request: ShipmentRequest,
  shipment: string,
  id: (index: number) => string,
): WireRate[] {
  const { weight, length = 0, width = 0, height = 0 } = request.parcel;
  const pounds = Math.max(
    1,
    Math.ceil(Math.max(weight / 16, (length * width * height) / CUBIC_INCHES_OF_POUND)),
  );
  const factor = request.from_address.country === request.to_address.country ? 1 : ABROAD;
  const { code, unit } = baseCurrency();
  return SERVICES.map(({ carrier, service, days, start, perPound }, index) => {
    const price = ((start + perPound * pounds) * factor) / 100;
    return {
      ...{ id: id(index), object: 'Rate' as const, carrier, service },
      ...{ rate: unit === 1 ? String(Math.ceil(price)) : price.toFixed(2), currency: code },
      ...{ delivery_days: days, est_delivery_days: days, shipment_id: shipment },
    };
  });
}
