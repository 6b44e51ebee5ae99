import { UnknownCountry, type Destination, type Unclear } from '../../kernel/area.js';
import { writtenPlace } from '../../kernel/world/address.js';
import { countryCode } from '../../kernel/world/countries.js';
import type { Exchange } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import type { Adjustment, Receipt, TaxShares } from '../../kernel/receipt.js';
import type { ReceiptRules } from '../../kernel/receipt-rules.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { ShippingAddress } from '../../orders/domain/snapshots.js';
import type { DatedOffer, EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { CheckedVatNumber } from '../../tax/application/check-vat-number.js';
import type { Candidate } from '../../promotions/domain/choose-discounts.js';
import type { VatHindrance } from '../../tax/domain/vat-number.js';
import type { EstimateTaxes } from '../../tax/application/estimate-taxes.js';
import {
  AddressNeeded,
  DeliveryMethodUnavailable,
  NotDeliveredThere,
  unclearPlace,
} from '../domain/refusals.js';
import { deliveryRule, goodsRule, needsPlace } from './goods-rules.js';
import { joined, parcelOf, type Beside, type Sold, type Together } from './sold-parcel.js';
import { taxAdjustments } from './tax-adjustments.js';

/** Of an address, what delivery and tax depend on. */
export type DeliveryPlace = Pick<ShippingAddress, 'country' | 'state' | 'zipCode'>;

export interface DeliveryRequest {
  /** Undefined while nobody has said; null for a purchase that names none. */
  shippingAddress?: DeliveryPlace | null | undefined;
  /** The first one that goes there, unless chosen. */
  shippingMethodId?: string | undefined;
  /** Or the first one where that does not go there any more: nobody has chosen it anew. */
  orElseFirst?: boolean | undefined;
  /** The buyer's, as it was checked. */
  vat?: CheckedVatNumber | null | undefined;
  /** In a transaction: no tax service and no carrier is asked; what they have just said is known. */
  isPlacing?: boolean | undefined;
  /** It goes with what another order has paid the delivery of, or is sent free. */
  together?: Together | undefined;
  /** What those other pieces measure. */
  beside?: readonly Beside[] | undefined;
}

/** What a discount takes off a delivery. */
export interface TakenOffDelivery {
  rule: Candidate;
  amount: Money;
}

/** What delivery and tax add to the goods. */
export interface DeliveryCharges {
  /** Where it goes: the shop's own country until somebody has said. */
  to: Destination;
  /** Every method that goes there; empty when nothing of the order is sent. */
  offers: readonly DatedOffer[];
  delivery: DatedOffer | null;
  /** What discounts took off the price of the chosen one. */
  offDelivery: readonly TakenOffDelivery[];
  adjustments: readonly Adjustment[];
  taxes: TaxShares;
  /** Whether a VAT number of the buyer may make a difference there. */
  takesVatNumber: boolean;
  /** Why the tax is charged though a number was given. */
  vatHindrance: VatHindrance | null;
  /** What all this comes from; the coupon is the caller's. */
  rules: Omit<ReceiptRules, 'coupon' | 'discounts'>;
}

/** Adds to priced goods what sending them there costs, and the tax that they carry there. */
export class ChargeDelivery {
  constructor(
    private readonly delivery: EstimateDelivery,
    private readonly taxes: EstimateTaxes,
    private readonly terms: ShopTerms,
  ) {}

  /** @throws AddressNeeded, RegionNeeded, PostcodeNeeded, UnknownCountry, NotDeliveredThere, DeliveryMethodUnavailable, TaxRateMissing, TaxUnknown, TaxPlaceUnknown */
  async chargeDelivery(
    sold: readonly Sold[],
    { lines, subtotal }: Pick<Receipt, 'lines' | 'subtotal'>,
    { shippingAddress, shippingMethodId, orElseFirst, vat, isPlacing, together, beside }: DeliveryRequest,
    exchange: Exchange | null = null,
    lowered: (price: Money) => readonly TakenOffDelivery[] = () => [],
  ): Promise<DeliveryCharges> {
    const to = shippingAddress ? destinationOf(shippingAddress) : await this.home();
    if (shippingAddress === null && needsPlace(sold) && (await this.dependsOnPlace()))
      throw new AddressNeeded();
    if (to.country === '') throw unknownCountry(shippingAddress);
    const unclear = shippingAddress && (await this.unclear(to));
    if (unclear) throw unclearPlace(unclear, to);
    const parcel = parcelOf(sold, lines, subtotal.times(0), beside);
    const whole = parcel ? await this.delivery.offersTo(to, parcel, !isPlacing, exchange) : [];
    const priced = whole.map((offer) => joined(offer, together));
    const offers = priced.map((offer) => ({ ...offer, price: leftOf(offer.price, lowered(offer.price)) }));
    const chosen = offers.find(({ methodId }) => methodId === shippingMethodId);
    const delivery = shippingMethodId && !orElseFirst ? chosen : (chosen ?? offers[0]);
    const isSent = sold.some(({ isShipped }) => isShipped);
    if (isSent && shippingAddress && offers.length === 0)
      throw new NotDeliveredThere(shippingAddress.country);
    if (isSent && shippingMethodId && !delivery) throw new DeliveryMethodUnavailable();
    const shipping = delivery?.price ?? subtotal.times(0);
    const goods = lines.map(({ total, quantity }, index) => ({
      ...{ amount: total, quantity, isSent: sold[index]?.isShipped && delivery?.kind !== 'pickup' },
      category: sold[index]?.taxCategory ?? 'standard',
    }));
    const field = shippingAddress === undefined ? null : 'shippingAddress.country';
    const taxes = await this.taxes.at(to, { lines: goods, shipping }, vat, field, isPlacing);
    const intraCommunity = isSent && Boolean(taxes?.intraCommunity);
    const importTaxesDue = taxes?.imported.includes(true) ?? false;
    const sent: Adjustment[] = delivery ? [{ kind: 'shipping', label: delivery.name, amount: shipping }] : [];
    return {
      to,
      offers,
      delivery: delivery ?? null,
      offDelivery: delivery ? lowered(priced[offers.indexOf(delivery)]?.price ?? shipping) : [],
      adjustments: [...sent, ...taxAdjustments(taxes, { intraCommunity, importTaxesDue })],
      taxes: {
        lines: taxes?.lines ?? [],
        rates: taxes?.rates ?? [],
        reverseCharge: taxes?.reverseCharge ?? false,
        intraCommunity,
        importTaxesDue,
      },
      takesVatNumber: taxes?.takesVatNumber ?? false,
      vatHindrance: taxes?.vatHindrance ?? null,
      rules: {
        goods: sold.map((item, index) => goodsRule(item, goods[index]?.isSent, taxes?.imported[index])),
        delivery: delivery && parcel ? deliveryRule(delivery, parcel) : null,
        tax: taxes?.rule ?? null,
        ...(exchange ? { exchange } : {}),
      },
    };
  }

  /** The country that it goes to; empty where it is not known, and for a purchase that names none. */
  async countryOf({ shippingAddress }: DeliveryRequest): Promise<string> {
    if (shippingAddress === null) return '';
    return (shippingAddress ? destinationOf(shippingAddress) : await this.home()).country;
  }

  /** An estimate before the address is known: as if it went to somebody in the shop's own country. */
  private async home(): Promise<Destination> {
    const { country } = await this.terms.read();
    return { country, region: null, postcode: null };
  }

  private async unclear(to: Destination): Promise<Unclear | null> {
    return (await this.delivery.unclear(to)) ?? (await this.taxes.unclear(to));
  }

  private async dependsOnPlace(): Promise<boolean> {
    return (await this.delivery.dependsOnPlace()) || (await this.taxes.dependsOnPlace());
  }
}

const leftOf = (price: Money, taken: readonly TakenOffDelivery[]): Money =>
  taken.reduce((left, { amount }) => left.minus(amount), price);

/** Where an address is. */
export const destinationOf = (place: DeliveryPlace): Destination => {
  const { country, state, zipCode } = writtenPlace(place);
  return { country: countryCode(country) ?? '', region: state, postcode: zipCode };
};

const unknownCountry = (address: DeliveryPlace | null | undefined) =>
  new UnknownCountry(address?.country ?? '', 'shippingAddress.country');
