import { readFileSync } from 'node:fs';
import { MemoryExchanges } from '../../kernel/testing/memory-exchanges.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { baseCurrency, setBaseCurrency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { receiptFor, shippingOf, taxAddedOf, discountOf, type Receipt } from '../../kernel/receipt.js';
import { explain } from '../../kernel/receipt-steps.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import { discountOn } from '../../promotions/domain/coupon.js';
import { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import { noRates } from '../../shipping/testing/no-rates.js';
import { MemoryShippingZones } from '../../shipping/testing/memory-shipping-zones.js';
import type { CheckedVatNumber } from '../../tax/application/check-vat-number.js';
import { EstimateTaxes } from '../../tax/application/estimate-taxes.js';
import type { TaxRate, TaxZone } from '../../tax/domain/tax-zone.js';
import { ownRates } from '../../tax/testing/memory-tax-service.js';
import { MemoryTaxZones } from '../../tax/testing/memory-tax-zones.js';
import { ChargeDelivery } from './charge-delivery.js';
import { replayReceipt } from './replay-receipt.js';

const BUYER = { is: 'buyer', says: (english: string) => english } as const;

type Rate = [category: TaxCategory, percent: number];

interface City {
  currency: string;
  country: string;
  tax: [name: string, ...rates: Rate[]];
  zone?: Partial<TaxZone>;
  delivery: number;
  freeFrom?: number;
  percentOff?: number;
  vat?: CheckedVatNumber;
  /** Price, pieces, category; amounts in the smallest unit. */
  goods: [price: number, quantity: number, category?: TaxCategory][];
}

const berlin: City = {
  ...{ currency: 'EUR', country: 'DE', tax: ['VAT', ['standard', 19], ['reduced', 7]] },
  ...{ delivery: 490, percentOff: 10, zone: { shippingTax: 'shared', reverseCharge: true } },
  goods: [
    [2_000, 2],
    [1_295, 1, 'reduced'],
  ],
};
const CITIES: Record<string, City> = {
  Kigali: {
    ...{ currency: 'RWF', country: 'RW', tax: ['VAT', ['standard', 18]], delivery: 2_000 },
    goods: [[12_500, 2]],
  },
  Berlin: berlin,
  'Berlin, a business of Germany': {
    ...berlin,
    vat: { written: 'DE136695976', letters: 'DE', check: 'confirmed', register: null },
  },
  London: {
    ...{ currency: 'GBP', country: 'GB', tax: ['VAT', ['standard', 20], ['zero', 0]], delivery: 395 },
    zone: { rounding: 'line' },
    goods: [
      [1_999, 3],
      [899, 2, 'zero'],
    ],
  },
  Austin: {
    ...{ currency: 'USD', country: 'US', tax: ['Sales tax', ['standard', 8.25]], delivery: 1_490 },
    zone: { pricesIncludeTax: false },
    goods: [[2_000, 2]],
  },
  Tokyo: {
    ...{ currency: 'JPY', country: 'JP', tax: ['Consumption tax', ['standard', 10], ['reduced', 8]] },
    ...{ delivery: 660, freeFrom: 5_000 },
    goods: [
      [3_278, 1],
      [1_250, 2, 'reduced'],
    ],
  },
};

const sum = (amounts: readonly Money[]) => amounts.reduce((all, { cents }) => all + cents, 0);

async function receiptOf(city: City): Promise<Receipt> {
  const cents = (amount: number) => Money.ofCents(amount);
  const areas = [{ country: city.country, region: null, postcodes: [] }];
  const [name, ...percents] = city.tax;
  const rates = percents.map(([category, percent]): TaxRate => ({
    ...{ category, name, thousandths: percent * 1_000, from: '2026-01-01', until: null },
  }));
  const taxes = new MemoryTaxZones();
  await taxes.add({
    ...{ id: 'tax', version: 1, name: city.country, areas, rates, pricesIncludeTax: true },
    ...{ shippingTax: 'main', rounding: 'order', reverseCharge: false, ...city.zone },
  });
  const shipping = new MemoryShippingZones();
  const freeFrom = city.freeFrom === undefined ? null : cents(city.freeFrom);
  const method = { id: 'parcel', name: 'Parcel', kind: 'flat' as const, price: cents(city.delivery) };
  const days = { daysFrom: 1, daysTo: 3, isActive: true, steps: [], pickup: null, postcodes: [] };
  await shipping.add({
    id: 'all',
    version: 1,
    name: 'All',
    areas,
    methods: [{ ...method, ...days, freeFrom }],
  });
  const terms = termsOf(() => ({ country: 'UG' }));
  const clock = { now: () => new Date('2026-11-24') };
  const charge = new ChargeDelivery(
    new EstimateDelivery(shipping, noRates(clock), clock),
    new EstimateTaxes(taxes, clock, terms, ownRates(), new MemoryExchanges()),
    terms,
  );
  const items = city.goods.map(([price, quantity, taxCategory = 'standard'], index) => ({
    ...{
      variantId: `v${index}`,
      name: `v${index}`,
      quantity,
      listPrice: cents(price),
      unitPrice: cents(price),
    },
    ...{ taxCategory, grams: 500, isShipped: true, version: 1, ownPrice: null },
    ...{ lengthMm: 0, widthMm: 0, heightMm: 0 },
  }));
  const { subtotal } = receiptFor(items, null);
  const coupon = city.percentOff && { kind: 'percent' as const, percent: city.percentOff, amount: null };
  const reduction = coupon ? { code: 'TEN', amount: discountOn(coupon, subtotal) } : null;
  const shippingAddress = { country: city.country, state: '', zipCode: '' };
  const goods = receiptFor(items, reduction);
  const charged = await charge.chargeDelivery(items, goods, { shippingAddress, vat: city.vat });
  const rules = { ...charged.rules, coupon: coupon ? { ...coupon, id: 'ten', version: 1 } : null };
  return { ...receiptFor(items, reduction, charged.adjustments, charged.taxes), rules };
}

/** The row of a receipt in docs/money.md. */
function rowOf(name: string, receipt: Receipt): string {
  const written = (money: Money) => (money.isZero ? '-' : String(money));
  const shipping = shippingOf(receipt);
  const inside = taxAddedOf(receipt).cents > 0 ? [] : receipt.taxes;
  const rates = inside.map(
    (rate) => `${rate.thousandths / 1_000}%: ${String(rate.tax)} of ${String(rate.net)}`,
  );
  return [
    ...[name, String(receipt.subtotal), written(discountOf(receipt).negated())],
    ...[shipping.isZero ? 'Free' : String(shipping), written(taxAddedOf(receipt)), String(receipt.total)],
    rates.join('; ') || '-',
  ].join(' | ');
}

const page = readFileSync(new URL('../../../../docs/money.md', import.meta.url), 'utf8');
const rows = page.split('\n').map((line) =>
  line
    .slice(1, -1)
    .trim()
    .split(/ *\| */)
    .join(' | '),
);

describe.each(Object.entries(CITIES))('the receipt of %s', (name, city) => {
  const before = baseCurrency().code;
  let receipt: Receipt;
  beforeAll(async () => {
    setBaseCurrency(city.currency);
    receipt = await receiptOf(city);
  });
  afterAll(() => setBaseCurrency(before));

  it('is told in docs/money.md as it is computed', () => {
    expect(rows).toContain(rowOf(name, receipt));
  });

  it('adds up: lines, delivery and tax to the total, and the tax of lines and delivery to the rates', () => {
    const { lines, steps } = explain(receipt, BUYER);
    const own = steps.filter(({ kind }) => kind !== 'contained');
    expect(sum(own.map(({ amount }) => amount))).toBe(receipt.total.cents);
    const carried = steps.filter(({ label }) => label === 'tax on Parcel');
    const taxes = [...receipt.lines.map(({ tax }) => tax), ...carried.map(({ amount }) => amount)];
    expect(sum(taxes)).toBe(sum(receipt.taxes.map(({ tax }) => tax)));
    expect(sum(lines.map(({ total }) => total))).toBeLessThanOrEqual(receipt.total.cents);
    expect(sum(receipt.taxes.map(({ gross }) => gross))).toBe(receipt.total.cents);
  });

  it('comes out alike when an auditor replays it', () => {
    expect(replayReceipt(receipt)).toEqual({ from: 'rules', differences: [] });
  });
});
