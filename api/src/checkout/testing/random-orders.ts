import fc from 'fast-check';
import { MemoryExchanges } from '../../kernel/testing/memory-exchanges.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { baseCurrency, Currency } from '../../kernel/currency.js';
import { converted } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import { pricedFor, type GroupPrice } from '../../kernel/group-price.js';
import { receiptFor } from '../../kernel/receipt.js';
import { TAX_CATEGORIES } from '../../kernel/tax-category.js';
import { ownRule } from '../../promotions/application/take-discounts.js';
import { offDelivery, reductionOf } from '../../promotions/domain/apply-discounts.js';
import { chooseDiscounts } from '../../promotions/domain/choose-discounts.js';
import { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { ShippingMethod } from '../../shipping/domain/shipping-zone.js';
import { noRates } from '../../shipping/testing/no-rates.js';
import { MemoryShippingZones } from '../../shipping/testing/memory-shipping-zones.js';
import { EstimateTaxes } from '../../tax/application/estimate-taxes.js';
import type { TaxZone } from '../../tax/domain/tax-zone.js';
import { ownRates } from '../../tax/testing/memory-tax-service.js';
import { MemoryTaxZones } from '../../tax/testing/memory-tax-zones.js';
import { ChargeDelivery } from '../application/charge-delivery.js';
import { rulesOf } from '../application/discount-rules.js';
import { discounts, rulesFor } from './random-discounts.js';
import { aCoupon } from './shelf.js';

const cents = (amount: number) => Money.ofCents(amount);
const price = fc.nat(300_000);
const rate = fc.integer({ min: 1, max: 30_000 });

const items = fc.array(
  fc.record({
    unit: price,
    off: fc.nat(20_000),
    /** In smallest units of the other currency; null follows the rate. */
    own: fc.option(fc.integer({ min: 1, max: 3_000_000 })),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxCategory: fc.constantFrom(...TAX_CATEGORIES),
    grams: fc.nat(3_000),
    lengthMm: fc.nat(900),
    widthMm: fc.nat(900),
    heightMm: fc.nat(900),
    isShipped: fc.boolean(),
    version: fc.integer({ min: 1, max: 50 }),
  }),
  { minLength: 1, maxLength: 20 },
);

const coupon = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.constant(null),
    }),
    fc.record({ kind: fc.constant('amount' as const), percent: fc.constant(null), amount: price.map(cents) }),
  ),
);

const method: fc.Arbitrary<ShippingMethod> = fc.record({
  id: fc.constant('method'),
  name: fc.constant('Parcel'),
  kind: fc.constantFrom('flat' as const, 'weight' as const, 'price' as const),
  price: fc.nat(5_000).map(cents),
  freeFrom: fc.option(price.map(cents)),
  steps: fc.tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(20_000)).map(([first, rest, upTo]) => [
    { upTo, price: cents(first) },
    { upTo: null, price: cents(rest) },
  ]),
  pickup: fc.constant(null),
  postcodes: fc.constant([]),
  daysFrom: fc.constant(1),
  daysTo: fc.constant(2),
  isActive: fc.constant(true),
});

const zone: fc.Arbitrary<TaxZone> = fc
  .record({
    pricesIncludeTax: fc.boolean(),
    shippingTax: fc.constantFrom('main' as const, 'shared' as const),
    rounding: fc.constantFrom('line' as const, 'order' as const),
    thousandths: fc.tuple(rate, rate, rate),
    importLimit: fc.option(
      fc.record({
        amount: fc.integer({ min: 1, max: 5_000_000 }),
        currency: fc.constantFrom('NOK', baseCurrency().code),
        per: fc.constantFrom('consignment' as const, 'item' as const),
        ...{ scheme: fc.constant('VOEC'), number: fc.constant('') },
      }),
    ),
  })
  .map(({ thousandths, ...terms }) => ({
    ...terms,
    ...{ id: 'zone', version: 4, name: 'Germany', reverseCharge: true },
    areas: [{ country: 'DE', region: null, postcodes: [] }],
    rates: [...thousandths, 0].map((one, index) => ({
      category: TAX_CATEGORIES[index] ?? 'standard',
      name: 'VAT',
      thousandths: one,
      from: '2020-01-01',
      until: null,
    })),
  }));

/** Into one of these currencies, rounded coarsely or not. */
const exchangeInto = (...codes: string[]) =>
  fc
    .record({
      code: fc.constantFrom(...codes),
      millionths: fc.integer({ min: 1_000, max: 900_000_000 }),
      steps: fc.constantFrom(1, 5, 10, 100),
    })
    .map(({ code, millionths, steps }) => ({
      ...{ code, rate: millionths / 1_000_000, roundTo: steps / Currency.of(code).unit },
      ...{ published: null, at: '2026-11-23T00:00:00.000Z' },
    }));

const parts = { items, coupon, discounts, method, zone, reverseCharge: fc.boolean() };

const ownOf = (own: number, off: number, code: string) => ({
  unitPrice: Money.ofCents(own, Currency.of(code)),
  listPrice: Money.ofCents(own + off, Currency.of(code)),
});

/**
 * Goods with a sale, a coupon, discounts of every kind, a method and a tax zone, in the shop's currency or one with 0, 2 or 3 decimals, there partly
 * at own prices;
 * `reverseCharge` buys with a VAT number of the country.
 */
export const orders = fc.record({ ...parts, exchange: fc.option(exchangeInto('JPY', 'EUR', 'KWD')) });
export type RandomOrder = typeof orders extends fc.Arbitrary<infer Order> ? Order : never;

/** The same in one of these currencies. */
export const ordersIn = (...codes: string[]): fc.Arbitrary<RandomOrder> =>
  fc.record({ ...parts, exchange: exchangeInto(...codes) });

/** The price of the buyer's group for so many pieces of what costs so much. */
const groupPrice = (cents: number, from: number): GroupPrice => ({
  ...{ id: 'price', version: 2, groupId: 'trade', group: 'Trade', from, unitPrice: Money.ofCents(cents) },
});

/** The order as the checkout quotes it, by a buyer whose group pays half from three pieces on, where told. */
export async function quoted({
  items: wanted,
  coupon: terms,
  discounts: given,
  method: sent,
  zone: taxed,
  exchange: by,
  reverseCharge,
  isTrade = false,
}: RandomOrder & { isTrade?: boolean }) {
  const [shipping, taxes] = [new MemoryShippingZones(), new MemoryTaxZones()];
  await taxes.add(taxed);
  await shipping.add({ ...{ id: 'all', version: 2, name: 'Here', areas: taxed.areas }, methods: [sent] });
  const shop = termsOf(() => ({ country: 'UG' }));
  const clock = { now: () => new Date('2026-11-23') };
  const exchanges = new MemoryExchanges();
  exchanges.trade('NOK', 11.3);
  if (by) exchanges.known.set(by.code, by);
  const tax = new EstimateTaxes(taxes, clock, shop, ownRates(), exchanges);
  const charge = new ChargeDelivery(new EstimateDelivery(shipping, noRates(clock), clock), tax, shop);
  const sold = wanted.map(({ unit, off, own, ...item }, index) => {
    const ownPrice = by && own !== null ? ownOf(own, off, by.code) : null;
    const byRate = { unitPrice: cents(unit), listPrice: cents(unit + off) };
    const groupPrices = isTrade && unit > 1 ? [groupPrice(Math.floor(unit / 2), 3)] : [];
    return {
      ...{ ...item, ownPrice, variantId: `v${index}`, name: `Thing ${index}` },
      ...pricedFor({ ...byRate, ownPrice, groupPrices }, item.quantity, by),
    };
  });
  const off = terms && aCoupon({ ...terms, amount: terms.amount && converted(terms.amount, by) });
  const { rules, ofDelivery } = rulesFor(given, sold, by);
  const taken = chooseDiscounts(sold, [...rules, ...(off ? [ownRule(off, [...sold.keys()])] : [])]);
  const reductions = taken.map(reductionOf);
  const goods = receiptFor(sold, reductions);
  const vat = { letters: 'DE', written: 'DE136695976', check: 'confirmed', register: null } as const;
  const to = { shippingAddress: { country: 'DE', state: '', zipCode: '' }, vat: reverseCharge ? vat : null };
  const lowered = (price: Money) => offDelivery(price, ofDelivery);
  const charged = await charge.chargeDelivery(sold, goods, to, by, lowered);
  const coupon = off && taken.some(({ rule }) => rule.id === off.id) ? off : null;
  const receipt = receiptFor(sold, reductions, charged.adjustments, charged.taxes);
  return {
    sold,
    charged,
    receipt: { ...receipt, rules: { ...charged.rules, ...rulesOf({ coupon, taken }, charged) } },
  };
}
