import type { Destination } from '../../../kernel/area.js';
import type { DeclaredValues } from '../../../kernel/declared-variable.js';
import { countryCode } from '../../../kernel/world/countries.js';
import type { Customs, CustomsItem, Recipient } from '../../application/carrier.js';
import type { PackedParcel } from '../../domain/packing.js';
import { senderOf } from '../sender.js';
import { toExactOunces, toInches, toOunces } from './units.js';

/** The body of `POST /v2/shipments`. */
export function shipmentRequest(
  values: DeclaredValues,
  to: Destination | Recipient,
  parcel: PackedParcel,
  reference?: string,
  customs: Customs | null = null,
) {
  const { street: street1, region: state, postcode: zip, ...sender } = senderOf(values);
  const shipment = {
    from_address: { ...sender, street1, state, zip },
    to_address: addressOf(to),
    parcel: parcelOf(parcel),
  };
  const options = { label_format: 'PDF', ...(customs ? { incoterm: customs.terms } : {}) };
  const declared = customs ? { customs_info: customsInfo(customs, sender.name) } : {};
  const taxed = customs?.scheme ? { tax_identifiers: [taxIdentifier(customs.scheme, to.country)] } : {};
  return { shipment: { ...shipment, ...declared, ...taxed, options, ...(reference ? { reference } : {}) } };
}

/** Where `SHIP_FROM` is. */
export function originOf(values: DeclaredValues): Destination {
  const { country, region, postcode } = senderOf(values);
  return { country: countryCode(country) ?? country, region: region || null, postcode: postcode || null };
}

/** https://docs.easypost.com/docs/customs-infos: the sender signs it. */
function customsInfo({ items, exemption }: Customs, signer: string) {
  return {
    ...{ contents_type: 'merchandise', contents_explanation: '', restriction_type: 'none' },
    ...{ non_delivery_option: 'return', customs_certify: true, customs_signer: signer },
    ...(exemption === null ? {} : { eel_pfc: exemption }),
    customs_items: items.map(customsItem),
  };
}

/** Of a scheme of the EU, `IM` and its digits, any member state; of others the country that the goods go to. */
const taxIdentifier = ({ name, number }: { name: string; number: string }, to: string) => ({
  ...{ entity: 'SENDER', tax_id: number, tax_id_type: TYPES[name] ?? 'VAT', issuing_country: to },
});

/** https://docs.easypost.com/docs/shipments/tax-identifiers, by what the ready limits call the schemes; a number of VAT by default. */
const TYPES: Readonly<Record<string, string>> = { IOSS: 'IOSS', VOEC: 'VOEC', GST: 'GST' };

/** https://docs.easypost.com/docs/customs-items: value and weight are those of all pieces. */
function customsItem(item: CustomsItem) {
  const { description, articleNumber, quantity, value, grams, hsCode, origin, gtin, mpn } = item;
  return {
    ...{ description: description.slice(0, 255), quantity, value: value.toDecimal() },
    ...{ currency: value.currency.code, weight: toExactOunces(grams), hs_tariff_number: hsCode },
    ...{ origin_country: origin, ...(articleNumber ? { code: articleNumber } : {}) },
    // https://docs.easypost.com/guides/eu-regulatory-updates-guide: what goods into the EU tell since November 2026
    ...(gtin ? { standardized_product_id: gtin } : {}),
    ...(mpn ? { manufacturer_product_id: mpn.slice(0, 64) } : {}),
  };
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
