import { withGroupPrices } from '../../kernel/group-price.js';
import { ORIGINALS } from '../../kernel/goods-texts.js';
import { InMemoryGroupPrices } from '../../kernel/testing/in-memory-group-prices.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { MemoryExchanges } from '../../kernel/testing/memory-exchanges.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { Money } from '../../kernel/money.js';
import { aLine, NOW } from '../../orders/testing/order-builder.js';
import type { Buyer } from '../../promotions/application/ports.js';
import { TakeCoupon } from '../../promotions/application/take-coupon.js';
import { TakeDiscounts } from '../../promotions/application/take-discounts.js';
import type { Coupon } from '../../promotions/domain/coupon.js';
import type { ProductFacts } from '../../promotions/domain/discount.js';
import { JournalledCoupons } from '../../promotions/testing/journalled-coupons.js';
import { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import { MemoryShippingZones } from '../../shipping/testing/memory-shipping-zones.js';
import { noRates } from '../../shipping/testing/no-rates.js';
import { EstimateTaxes } from '../../tax/application/estimate-taxes.js';
import { ownRates } from '../../tax/testing/memory-tax-service.js';
import { MemoryTaxZones } from '../../tax/testing/memory-tax-zones.js';
import { BasketReads, type Basket, type CartItem, type Offer } from '../application/ports.js';
import { ChargeDelivery } from '../application/charge-delivery.js';
import { QuoteBasket } from '../application/quote-basket.js';
import { InMemoryShop } from './in-memory-shop.js';

/** What a shop sells and what lies in a cart, in memory. */
export class InMemoryBaskets extends BasketReads {
  cart: CartItem[] = [];
  offers: Offer[] = [];
  readonly facts = new Map<string, ProductFacts>();
  readonly groupPrices = new InMemoryGroupPrices();

  override async basket(account: string, ids?: readonly string[], currency?: string): Promise<Basket> {
    const named = this.cart.filter((line) => !ids || ids.includes(line.id)).map((line) => line.variantId);
    const offers = this.offers
      .filter((one) => [one.variantId, one.productId].some((id) => ids?.includes(id) || named.includes(id)))
      .map((one) => ({
        ...one,
        ownPrice: one.ownPrice?.unitPrice.currency.code === currency ? one.ownPrice : null,
      }));
    const asked = offers.map((one) => ({ ...one, hasGroupPrices: true }));
    const priced = await withGroupPrices(asked, account, this.groupPrices);
    return { cart: this.cart, offers: priced, facts: this.facts };
  }
}

/** For everybody, once, ten percent, unless said otherwise. */
export const aCoupon = (more: Partial<Coupon> = {}): Coupon => ({
  ...{ id: 'coupon', version: 3, code: 'TENOFF', description: '', kind: 'percent', percent: 10 },
  ...{ discountId: null, amount: null, minTotal: Money.zero, firstOrderOnly: false, accountId: null },
  ...{ maxUses: null, perAccount: 1, used: 0, isActive: true, startsAt: null, endsAt: null },
  ...more,
});

/** One coupon that everybody may use: ten percent. */
export class OneCoupon extends JournalledCoupons {
  coupon = aCoupon();

  override byCode(code: string): Promise<Coupon | undefined> {
    return Promise.resolve(code === this.coupon.code ? this.coupon : undefined);
  }

  override shopper({ accountId, mailbox }: Buyer, _: string, replaced: readonly string[]) {
    this.journal.push(`shown by ${mailbox ?? accountId}, replacing ${replaced.join(' ') || 'nothing'}`);
    return Promise.resolve({ accountId, uses: 0, orders: 0, freed: 0 });
  }

  override reserve(id: string, orderId: string, buyer?: Buyer, amount?: Money): Promise<void> {
    this.journal.push(`${id} for ${orderId} of ${buyer?.mailbox ?? buyer?.accountId}: ${String(amount)}`);
    return Promise.resolve();
  }
}

/** A jacket at $90.00 instead of $100.00, unless changed. */
export const anOffer = (changes: Partial<Offer> = {}): Offer => {
  const { variantId, productId, sku, name, options, image, description, listPrice, unitPrice } = aLine();
  return {
    ...{ variantId, productId, sku, name, options, image, description, listPrice, unitPrice },
    ...{ ownPrice: null, taxCategory: 'standard', version: 7, grams: 500, isShipped: true, available: null },
    ...{ lengthMm: 300, widthMm: 200, heightMm: 40 },
    ...changes,
  };
};

const flat = (name: string, cents: number) => ({
  ...{ id: name, name, kind: 'flat' as const, price: Money.ofCents(cents), freeFrom: null, steps: [] },
  ...{ pickup: null, postcodes: [], daysFrom: 3, daysTo: 5, isActive: true },
});

/** A shop that sends everything everywhere, free, by Express for $15.00 or free from $98.00, and knows no tax. */
export async function shelf(shop = new InMemoryShop()) {
  const baskets = new InMemoryBaskets();
  const coupons = new OneCoupon();
  const exchanges = new MemoryExchanges();
  const zones = new MemoryShippingZones();
  const areas = [{ country: '*', region: null, postcodes: [] }];
  const courier = { ...flat('Free from $98', 2_000), freeFrom: Money.ofCents(9_800) };
  const methods = [flat('Standard', 0), flat('Express', 1_500), courier];
  await zones.add({ id: 'all', version: 1, name: 'Everywhere', areas, methods });
  const terms = termsOf(() => ({ country: 'UG' }));
  const quotes = new QuoteBasket(
    baskets,
    new TakeDiscounts(
      shop.discounts,
      coupons,
      new TakeCoupon(coupons, shop.clock),
      new InMemoryMembership(),
      ORIGINALS,
      shop.clock,
    ),
    shop.carts,
    new ChargeDelivery(
      new EstimateDelivery(zones, noRates(shop.clock), shop.clock),
      new EstimateTaxes(new MemoryTaxZones(), shop.clock, terms, ownRates(), exchanges),
      terms,
    ),
    exchanges,
  );
  const trade = (code: string, rate: number, roundTo = 0.01) =>
    exchanges.trade(code, rate, roundTo, NOW.toISOString());
  return { shop, baskets, coupons, quotes, trade };
}
