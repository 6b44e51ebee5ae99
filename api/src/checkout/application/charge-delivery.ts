import { countryCode, UnknownCountry, type Destination } from '../../kernel/area.js';
import { Money } from '../../kernel/money.js';
import {
  rateLabel,
  type Adjustment,
  type Receipt,
  type ReceiptLine,
  type TaxShares,
} from '../../kernel/receipt.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import type { ShippingAddress } from '../../orders/domain/snapshots.js';
import type { DatedOffer, EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { EstimateTaxes } from '../../tax/application/estimate-taxes.js';
import type { Taxes } from '../../tax/domain/taxes.js';
import { AddressNeeded, DeliveryMethodUnavailable, NotDeliveredThere } from '../domain/refusals.js';
import type { Offer } from './ports.js';

/** Of an address, what delivery and tax depend on. */
export type DeliveryPlace = Pick<ShippingAddress, 'country' | 'state' | 'zipCode'>;

export interface DeliveryRequest {
  /** Undefined while nobody has said; null for a purchase that names none. */
  shippingAddress?: DeliveryPlace | null | undefined;
  /** The first one that goes there, unless chosen. */
  shippingMethodId?: string | undefined;
}

/** What delivery and tax add to the goods. */
export interface DeliveryCharges {
  /** Every method that goes there; empty when nothing of the order is sent. */
  offers: readonly DatedOffer[];
  delivery: DatedOffer | null;
  adjustments: readonly Adjustment[];
  taxes: TaxShares;
}

type Sold = Pick<Offer, 'isShipped' | 'grams' | 'taxCategory'> & { quantity: number };

/** Adds to priced goods what sending them there costs, and the tax that they carry there. */
export class ChargeDelivery {
  constructor(
    private readonly delivery: EstimateDelivery,
    private readonly taxes: EstimateTaxes,
    private readonly terms: ShopTerms,
  ) {}

  /** @throws AddressNeeded, UnknownCountry, NotDeliveredThere, DeliveryMethodUnavailable */
  async execute(
    sold: readonly Sold[],
    { lines }: Pick<Receipt, 'lines'>,
    { shippingAddress, shippingMethodId }: DeliveryRequest,
  ): Promise<DeliveryCharges> {
    const to = shippingAddress ? destinationOf(shippingAddress) : await this.home();
    if (shippingAddress === null && (await this.dependsOnPlace())) throw new AddressNeeded();
    if (to.country === '' && (await this.dependsOnPlace())) throw unknownCountry(shippingAddress);
    const offers = await this.offers(sold, lines, to);
    const delivery = shippingMethodId
      ? offers.find(({ methodId }) => methodId === shippingMethodId)
      : offers[0];
    const isSent = sold.some(({ isShipped }) => isShipped);
    if (isSent && shippingAddress && offers.length === 0)
      throw new NotDeliveredThere(shippingAddress.country);
    if (isSent && shippingMethodId && !delivery) throw new DeliveryMethodUnavailable();
    const shipping = delivery?.price ?? Money.zero;
    const goods = lines.map(({ total }, index) => ({
      amount: total,
      category: sold[index]?.taxCategory ?? 'standard',
    }));
    const taxes = await this.taxes.at(to, { lines: goods, shipping });
    const sent: Adjustment[] = delivery ? [{ kind: 'shipping', label: delivery.name, amount: shipping }] : [];
    return {
      offers,
      delivery: delivery ?? null,
      adjustments: [...sent, ...taxAdjustments(taxes)],
      taxes: { lines: taxes?.lines ?? [], rates: taxes?.rates ?? [] },
    };
  }

  private offers(
    sold: readonly Sold[],
    lines: readonly ReceiptLine[],
    to: Destination,
  ): Promise<readonly DatedOffer[]> {
    const sent = sold.flatMap((item, index) =>
      item.isShipped ? [{ grams: item.grams * item.quantity, worth: lines[index]?.total ?? Money.zero }] : [],
    );
    if (sent.length === 0) return Promise.resolve([]);
    const grams = sent.reduce((sum, item) => sum + item.grams, 0);
    return this.delivery.offersTo(to, { worth: Money.sum(sent.map(({ worth }) => worth)), grams });
  }

  /** An estimate before the address is known: as if it went to somebody in the shop's own country. */
  private async home(): Promise<Destination> {
    return { country: await this.terms.country(), region: null, postcode: null };
  }

  private async dependsOnPlace(): Promise<boolean> {
    return (await this.delivery.dependsOnPlace()) || (await this.taxes.dependsOnPlace());
  }
}

const destinationOf = ({ country, state, zipCode }: DeliveryPlace): Destination => ({
  country: countryCode(country) ?? '',
  region: state,
  postcode: zipCode,
});

const unknownCountry = (address: DeliveryPlace | null | undefined) =>
  new UnknownCountry(address?.country ?? '', 'shippingAddress.country');

/** One for each rate that comes on top; one for all of what is taken out of the prices. */
function taxAdjustments(taxes: Taxes | null): Adjustment[] {
  if (!taxes || taxes.due.isZero) return [];
  if (taxes.due.lessThan(taxes.due.times(0)))
    return [{ kind: 'tax', label: 'VAT, owed by the buyer', amount: taxes.due }];
  return taxes.rates.flatMap((rate) =>
    rate.tax.isZero ? [] : [{ kind: 'tax' as const, label: rateLabel(rate), amount: rate.tax }],
  );
}
