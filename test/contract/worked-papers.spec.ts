import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChargeDelivery } from '../../api/src/checkout/application/charge-delivery.js';
import { replayReceipt } from '../../api/src/checkout/application/replay-receipt.js';
import { InMemoryWordings } from '../../api/src/kernel/testing/in-memory-wordings.js';
import { PdfkitInvoicePrinter } from '../../api/src/invoices/adapters/pdfkit/pdfkit-invoice-printer.js';
import { wordsOf } from '../../api/src/invoices/adapters/pdfkit/words.js';
import { paidInCash } from '../../api/src/kernel/cash-rounding.js';
import { baseCurrency, setBaseCurrency } from '../../api/src/kernel/currency.js';
import { homeCountry, setHomeCountry } from '../../api/src/kernel/home-country.js';
import { Money } from '../../api/src/kernel/money.js';
import { splitRate } from '../../api/src/kernel/rate-parts.js';
import {
  receiptFor,
  roundingOf,
  shippingOf,
  taxAddedOf,
  type Receipt,
} from '../../api/src/kernel/receipt.js';
import type { TaxCategory } from '../../api/src/kernel/tax-category.js';
import { MemoryExchanges } from '../../api/src/kernel/testing/memory-exchanges.js';
import { termsOf } from '../../api/src/kernel/testing/terms-of.js';
import type { BuyerTax } from '../../api/src/orders/domain/snapshots.js';
import { aLine, anOrder } from '../../api/src/orders/testing/order-builder.js';
import { FolderTongues, tongueOf } from '../../api/src/platform/languages/tongues.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { EstimateDelivery } from '../../api/src/shipping/application/estimate-delivery.js';
import { MemoryShippingZones } from '../../api/src/shipping/testing/memory-shipping-zones.js';
import { noRates } from '../../api/src/shipping/testing/no-rates.js';
import { EstimateTaxes } from '../../api/src/tax/application/estimate-taxes.js';
import { ownRates } from '../../api/src/tax/testing/memory-tax-service.js';
import { MemoryTaxZones } from '../../api/src/tax/testing/memory-tax-zones.js';

interface Paper {
  currency: string;
  /** Where the shop is, and its number. */
  shop: readonly [country: string, taxNumber: string];
  to: { name: string; street: string; city: string; state: string; zipCode: string; country: string };
  company?: string;
  tax: readonly (readonly [name: string, category: TaxCategory, percent: number])[];
  /** Where the tax holds in a part of the country alone. */
  region?: string;
  /** Prices are without tax. */
  isOnTop?: boolean;
  reverseCharge?: boolean;
  buyer?: BuyerTax;
  isCash?: boolean;
  delivery: number;
  goods: readonly (readonly [name: string, price: number, quantity: number, category?: TaxCategory])[];
  /** What stands on it beside the figures. */
  says: readonly string[];
}

const register = { askedAt: '2026-11-28T09:00:00Z', consultation: 'WAPIAAAAX', name: null, address: null };
const PAPERS: Record<string, Paper> = {
  Kampala: {
    ...{ currency: 'UGX', shop: ['UG', '1000023456'], company: 'Nile Books Ltd' },
    to: {
      ...{ name: 'Okello James', street: 'Plot 12, Kampala Road', city: 'Kampala' },
      ...{ state: '', zipCode: '', country: 'UG' },
    },
    buyer: { vatNumber: '1000067890', name: 'TIN', check: 'offline' },
    tax: [['VAT', 'standard', 18]],
    ...{
      delivery: 5_000,
      goods: [['Lamp', 45_000, 2]],
      says: ['TIN 1000067890', 'Nile Books Ltd', 'UGX 95,000'],
    },
  },
  Berlin: {
    ...{ currency: 'EUR', shop: ['DE', 'DE136695976'] },
    to: {
      ...{ name: 'Anna Schmidt', street: 'Torstraße 1', city: 'Berlin' },
      ...{ state: '', zipCode: '10115', country: 'DE' },
    },
    tax: [
      ['VAT', 'standard', 19],
      ['VAT', 'reduced', 7],
    ],
    delivery: 490,
    goods: [
      ['Shirt', 2_000, 2],
      ['Book', 1_295, 1, 'reduced'],
    ],
    says: ['10115 Berlin'],
  },
  'Las Palmas, from Germany': {
    ...{ currency: 'EUR', shop: ['DE', 'DE136695976'] },
    to: {
      ...{ name: 'Inés Santana', street: 'Calle Mayor de Triana 5', city: 'Las Palmas' },
      ...{ state: 'Las Palmas', zipCode: '35002', country: 'ES' },
    },
    tax: [['VAT', 'standard', 21]],
    ...{ delivery: 990, goods: [['Lamp', 11_900, 1]], says: ['35002 Las Palmas'] },
  },
  'Dublin to Lisbon, a business': {
    ...{ currency: 'EUR', shop: ['IE', 'IE6433435F'], company: 'Livraria Tejo Lda' },
    to: {
      ...{ name: 'Rui Costa', street: 'Rua Augusta 10', city: 'Lisboa' },
      ...{ state: '', zipCode: '1100-053', country: 'PT' },
    },
    buyer: { vatNumber: 'PT501964843', check: 'confirmed', register },
    reverseCharge: true,
    tax: [['VAT', 'standard', 23]],
    delivery: 0,
    goods: [['Lamp', 12_300, 1]],
    says: [
      'VAT number PT501964843',
      'Livraria Tejo Lda',
      'VAT 0% €100.00 €0.00 €100.00',
      'Intra-Community supply, exempt from VAT',
    ],
  },
  'Hong Kong, in cash': {
    ...{ currency: 'HKD', shop: ['HK', ''], isCash: true },
    to: {
      ...{ name: 'Chan Tai Man', street: '8 Queen’s Road Central', city: 'Central' },
      ...{ state: 'Hong Kong Island', zipCode: '', country: 'HK' },
    },
    tax: [],
    ...{ delivery: 3_000, goods: [['Lamp', 12_886, 1]], says: ['Cash rounding'] },
  },
  Tokyo: {
    ...{ currency: 'JPY', shop: ['JP', 'T5835678256246'] },
    to: {
      ...{ name: 'Sato Hanako', street: '1-1 Marunouchi', city: 'Chiyoda-ku' },
      ...{ state: 'Tokyo', zipCode: '100-0005', country: 'JP' },
    },
    tax: [
      ['Consumption tax', 'standard', 10],
      ['Consumption tax', 'reduced', 8],
    ],
    delivery: 660,
    goods: [
      ['Lamp', 3_278, 1],
      ['Tea', 1_250, 2, 'reduced'],
    ],
    says: ['100-0005'],
  },
  // Revenu Québec, IN-203: both taxes on the price without tax, both numbers of the shop on the paper
  Montréal: {
    ...{ currency: 'CAD', shop: ['CA', '123456789 RT0001, 1234567890 TQ0001'], region: 'QC', isOnTop: true },
    to: {
      ...{ name: 'Marie Tremblay', street: '1 Rue Sherbrooke Ouest', city: 'Montréal' },
      ...{ state: 'QC', zipCode: 'H2X 1X9', country: 'CA' },
    },
    tax: [['GST 5 + QST 9.975', 'standard', 14.975]],
    delivery: 950,
    goods: [['Lamp', 2_549, 3]],
    says: ['Montréal QC H2X 1X9', '123456789 RT0001, 1234567890 TQ0001'],
  },
  // Rule 46 of the CGST Rules: GSTIN of both, rate and amount of central and of state tax, each by itself
  'Bengaluru, a business': {
    ...{ currency: 'INR', shop: ['IN', '29AAGCB1286Q1Z0'], region: 'KA', company: 'Cubbon Books LLP' },
    to: {
      ...{ name: 'Ananya Rao', street: '12 MG Road', city: 'Bengaluru' },
      ...{ state: 'Karnataka', zipCode: '560001', country: 'IN' },
    },
    buyer: { vatNumber: '29AAPFU0939F1ZR', name: 'GSTIN', check: 'offline' },
    tax: [
      ['CGST 9 + SGST 9', 'standard', 18],
      ['CGST 2.5 + SGST 2.5', 'reduced', 5],
    ],
    delivery: 9_900,
    goods: [
      ['Lamp', 149_900, 1],
      ['Tea', 31_500, 2, 'reduced'],
    ],
    says: ['560001', 'Cubbon Books LLP', 'GSTIN 29AAPFU0939F1ZR', '29AAGCB1286Q1Z0'],
  },
};

const clock = { now: () => new Date('2026-11-28T10:00:00Z') };
const areas = [{ country: '*', region: null, postcodes: [] }];

async function printed(paper: Paper) {
  const cents = (amount: number) => Money.ofCents(amount);
  const [country, taxNumber] = paper.shop;
  const [zones, shipping] = [new MemoryTaxZones(), new MemoryShippingZones()];
  const rates = paper.tax.map(([name, category, percent]) => ({
    ...{ name, category, thousandths: Math.round(percent * 1_000), from: '2026-01-01', until: null },
  }));
  const zone = { id: 'tax', version: 1, name: 'Tax', areas: [{ ...areas[0], country: paper.to.country }] };
  const terms = { shippingTax: 'main', rounding: 'order', pricesIncludeTax: !paper.isOnTop } as const;
  const reverseCharge = paper.reverseCharge ?? false;
  if (rates.length > 0)
    await zones.add({
      ...zone,
      ...terms,
      areas: zone.areas.map((one) => ({ postcodes: [], ...one, region: paper.region ?? null })),
      rates,
      reverseCharge,
    });
  const method = {
    ...{ id: 'parcel', name: 'Parcel', kind: 'flat' as const, price: cents(paper.delivery), freeFrom: null },
    ...{ daysFrom: 1, daysTo: 3, isActive: true, steps: [], pickup: null, postcodes: [] },
  };
  await shipping.add({ id: 'all', version: 1, name: 'All', areas, methods: [method] });
  const shop = termsOf(() => ({ country }));
  const taxes = new EstimateTaxes(zones, clock, shop, ownRates(), new MemoryExchanges());
  const charge = new ChargeDelivery(new EstimateDelivery(shipping, noRates(clock), clock), taxes, shop);
  const sold = paper.goods.map(([name, price, quantity, taxCategory = 'standard'], index) => ({
    ...{ variantId: `v${index}`, name, quantity, listPrice: cents(price), unitPrice: cents(price) },
    ...{ taxCategory, grams: 500, isShipped: true, version: 1, ownPrice: null },
    ...{ lengthMm: 0, widthMm: 0, heightMm: 0 },
  }));
  const { name, ...place } = paper.to;
  const letters = paper.buyer?.vatNumber.slice(0, 2) ?? '';
  const vat =
    paper.buyer && !paper.buyer.name
      ? { letters, written: paper.buyer.vatNumber, check: paper.buyer.check, register: null }
      : null;
  const charged = await charge.chargeDelivery(sold, receiptFor(sold, null), { shippingAddress: place, vat });
  const rules = { ...charged.rules, coupon: null };
  const exact = { ...receiptFor(sold, null, charged.adjustments, charged.taxes), rules };
  const receipt: Receipt = paper.isCash ? paidInCash(exact) : exact;
  const [firstName = '', ...rest] = name.split(' ');
  const order = anOrder({
    customerName: name,
    shippingAddress: { firstName, lastName: rest.join(' '), company: paper.company, ...place },
    buyerTax: paper.buyer ?? null,
    lines: sold.map((item) => aLine({ ...item, options: {}, discount: cents(0) })),
    receipt,
  });
  const invoice = { id: 'invoice', number: 1, orderId: order.id, issuedAt: clock.now() };
  const head = { name: 'Duka', address: 'High Street 1', supportEmail: 'help@example.com', taxNumber };
  const pdf = await new PdfkitInvoicePrinter(new FolderTongues(), new InMemoryWordings()).print({
    order,
    invoice,
    suppliedAt: clock.now(),
    shop: head,
    paid: [],
  });
  return { receipt, pdf, text: (await pdfText(pdf)).replaceAll(/\s+/g, ' ') };
}

const written = (money: Money) => (money.isZero ? '-' : String(money));

/** The row of a paper in docs/money.md. */
function rowOf(name: string, receipt: Receipt): string {
  const rates = receipt.taxes
    .flatMap(splitRate)
    .map((rate) => `${rate.name} ${rate.thousandths / 1_000}%: ${String(rate.tax)} of ${String(rate.net)}`);
  const sums = [shippingOf(receipt), taxAddedOf(receipt), roundingOf(receipt)].map(written);
  return [name, String(receipt.subtotal), ...sums, String(receipt.total), rates.join('; ') || 'none'].join(
    ' | ',
  );
}

const rows = readFileSync(new URL('../../docs/money.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) =>
    line
      .slice(1, -1)
      .trim()
      .split(/ *\| */)
      .join(' | '),
  );

describe.each(Object.entries(PAPERS))('the invoice of %s', (name, paper) => {
  const before = [baseCurrency().code, homeCountry()] as const;
  let done: Awaited<ReturnType<typeof printed>>;
  beforeAll(async () => {
    setBaseCurrency(paper.currency);
    setHomeCountry(paper.shop[0]);
    done = await printed(paper);
  });
  afterAll(() => {
    setBaseCurrency(before[0]);
    setHomeCountry(before[1]);
  });

  it('is told in docs/money.md as it is computed, and replayed to the same', () => {
    expect(rows).toContain(rowOf(name, done.receipt));
    expect(replayReceipt(done.receipt)).toEqual({ from: 'rules', differences: [] });
  });

  it('has every figure of it, who buys and what the law wants said', () => {
    const { receipt, text } = done;
    const { amount } = wordsOf(tongueOf('en'));
    for (const said of [...paper.says, ...Object.values(paper.goods).map(([goods]) => goods)])
      expect(text).toContain(said);
    for (const figure of [receipt.subtotal, receipt.total]) expect(text).toContain(amount(figure));
    for (const { net, tax, gross } of receipt.taxes.flatMap(splitRate))
      expect(text).toContain([net, tax, gross].map(amount).join(' '));
    if (receipt.taxes.length === 0) expect(text).not.toMatch(/\bVAT \d/);
  });
});
