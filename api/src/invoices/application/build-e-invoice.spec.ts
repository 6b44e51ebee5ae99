import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { receiptFor, type TaxShares } from '../../kernel/receipt.js';
import type { ShippingAddress } from '../../orders/domain/snapshots.js';
import { aLine, anOrder, NOW } from '../../orders/testing/order-builder.js';
import { payableOf, type EInvoice } from '../domain/e-invoice.js';
import { eCreditNoteOf, eInvoiceOf, type EInvoiceShop } from './build-e-invoice.js';

const SHOP: EInvoiceShop = {
  ...{ name: 'Lampen Köln', address: 'Domstraße 1\n50668 Köln', country: 'DE' },
  ...{ supportEmail: 'help@lampen.example', taxNumber: 'DE 136 695 976' },
};
const INVOICE = { id: 'invoice', number: 7, orderId: 'order', issuedAt: new Date('2026-03-02T10:00:00Z') };
const BERLIN: ShippingAddress = {
  ...{ firstName: 'Ann', lastName: 'Shopper', street: 'Spreeweg 1', city: 'Berlin' },
  ...{ state: 'Berlin', zipCode: '10557', country: 'Germany' },
};
const NUMBERED = { vatNumber: 'ATU13585627', check: 'confirmed' } as const;

const ofOrder = (order: ReturnType<typeof anOrder>, shop = SHOP) =>
  eInvoiceOf({ order, invoice: INVOICE, suppliedAt: NOW, shop });

const rated = (changes: Partial<TaxShares> = {}) => {
  const money = (cents: number) => Money.ofCents(cents);
  const vat = { name: 'VAT', thousandths: 19_000, net: money(7_563), tax: money(1_437), gross: money(9_000) };
  const rules = {
    ...{ goods: [{ version: 1, category: 'standard' as const }], coupon: null, delivery: null },
    tax: {
      ...{ id: 'zone', version: 1, name: 'Germany', day: '2026-03-01', pricesIncludeTax: true },
      ...{ shippingTax: 'main' as const, rounding: 'order' as const },
      rates: [
        { category: 'standard' as const, name: 'VAT', thousandths: 19_000, from: '2020-01-01', until: null },
      ],
    },
  };
  const taxes = { lines: [{ tax: money(1_437), taxAdded: money(0) }], rates: [vat], reverseCharge: false };
  return { ...receiptFor([aLine()], null, [], { ...taxes, ...changes }), rules };
};
const owed = (intraCommunity?: true) => {
  const net = Money.ofCents(7_563);
  const lines = [{ tax: Money.zero, taxAdded: Money.ofCents(-1_437) }];
  const rates = [{ name: 'VAT', thousandths: 19_000, net, tax: Money.zero, gross: net }];
  const charges = [{ kind: 'tax' as const, label: 'VAT', amount: Money.ofCents(-1_437) }];
  const exempt = intraCommunity ? { intraCommunity } : {};
  const taxes = { lines, rates, reverseCharge: true, ...exempt };
  return { ...receiptFor([aLine()], null, charges, taxes), rules: rated().rules };
};
const free = () => ({
  ...receiptFor([aLine()], null),
  rules: { goods: [{ version: 1, category: 'standard' as const }], coupon: null, delivery: null, tax: null },
});
const codes = ({ taxes }: EInvoice) => taxes.map(({ tax }) => [tax.code, tax.thousandths]);

it('has where its buyer gets it and what is to be named on it, as the order keeps them', () => {
  const eInvoice = { participant: '0204:991-12345-67', buyerReference: 'KST 7' };
  const told = ofOrder(anOrder({ receipt: rated(), shippingAddress: BERLIN, eInvoice }));
  expect([told.buyerReference, told.buyer.participant]).toEqual([
    'KST 7',
    { scheme: '0204', id: '991-12345-67' },
  ]);
  const untold = ofOrder(anOrder({ receipt: rated(), shippingAddress: BERLIN }));
  expect([untold.buyerReference, untold.buyer.participant]).toEqual(['', undefined]);
});

describe('the tax of an e-invoice', () => {
  // UNTDID 5305 and the CEF list VATEX, as EN 16931-1 lists them for BT-118 and BT-121
  it('is the standard rate at home', () => {
    const invoice = ofOrder(anOrder({ receipt: rated(), shippingAddress: BERLIN }));
    expect(codes(invoice)).toEqual([['S', 19_000]]);
    expect(invoice.seller).toMatchObject({ vatNumber: 'DE136695976', taxNumber: undefined });
  });

  it('is that of an export, where goods are above the limit of the place they go to', () => {
    const [net, off] = [Money.ofCents(7_563), Money.ofCents(-1_437)];
    const rates = [{ name: 'Export', thousandths: 0, net, tax: Money.zero, gross: net }];
    const taxes = { lines: [{ tax: Money.zero, taxAdded: off }], rates, reverseCharge: false };
    const charges = [{ kind: 'tax' as const, label: 'Export without tax', amount: off }];
    const { rules } = rated();
    const goods = [{ version: 1, category: 'standard' as const, isImported: true as const }];
    const receipt = { ...receiptFor([aLine()], null, charges, { ...taxes, importTaxesDue: true }) };
    const london = { ...BERLIN, city: 'London', zipCode: 'SW1A 1AA', country: 'GB' };
    const order = anOrder({ receipt: { ...receipt, rules: { ...rules, goods } }, shippingAddress: london });
    const invoice = ofOrder(order);
    expect(codes(invoice)).toEqual([['G', 0]]);
    expect([invoice.gross.cents, invoice.taxes[0]?.tax.exemption?.code]).toEqual([7_563, 'VATEX-EU-G']);
  });

  it('leaves out of tax and total what coins could not pay', () => {
    const exact = rated();
    const rounding = { kind: 'rounding' as const, label: 'Cash rounding', amount: Money.ofCents(3) };
    const total = exact.total.plus(rounding.amount);
    const receipt = { ...exact, adjustments: [...exact.adjustments, rounding], total };
    const invoice = ofOrder(anOrder({ receipt, shippingAddress: BERLIN }));
    expect([invoice.gross.cents, invoice.rounding.cents]).toEqual([9_000, 3]);
    expect(codes(invoice)).toEqual([['S', 19_000]]);
    expect(invoice.charges).toEqual([]);
  });

  it('tells an intra-Community supply of goods from a reverse charge', () => {
    const buyer = { buyerTax: NUMBERED, shippingAddress: { ...BERLIN, country: 'AT', zipCode: '1010' } };
    const supply = ofOrder(anOrder({ receipt: owed(true), ...buyer }));
    expect(codes(supply)).toEqual([['K', 0]]);
    expect(supply.taxes[0]?.tax.exemption?.code).toBe('VATEX-EU-IC');
    const reverse = ofOrder(anOrder({ receipt: owed(), ...buyer }));
    expect(codes(reverse)).toEqual([['AE', 0]]);
    expect(reverse.buyer).toMatchObject({ vatNumber: 'ATU13585627', country: 'AT' });
  });

  it.each([
    ['Kampala', { country: 'Uganda', zipCode: '' }, 'G'],
    ['Las Palmas', { country: 'Spain', zipCode: '35001', state: 'Las Palmas' }, 'G'],
    ['Berlin, of a small business, which is exempt', {}, 'E'],
  ])('of untaxed goods that go to %s', (_, place, code) => {
    const invoice = ofOrder(anOrder({ receipt: free(), shippingAddress: { ...BERLIN, ...place } }));
    expect(codes(invoice)).toEqual([[code, 0]]);
    expect(invoice.seller.vatNumber).toBe('DE136695976');
  });
});

describe('who sells, and by when the rest is due', () => {
  it('is outside of the tax where the shop is outside of the EU and charges none: without its VAT number, by BR-O-02', () => {
    const order = anOrder({ receipt: free(), shippingAddress: { ...BERLIN, country: 'KE' } });
    const invoice = ofOrder(order, { ...SHOP, country: 'KE' });
    expect(codes(invoice)).toEqual([['O', undefined]]);
    expect(invoice.seller).toMatchObject({ vatNumber: undefined, taxNumber: 'DE136695976' });
  });

  it('is told with town and phone, as Germany wants it (DE-R-003 to DE-R-006)', () => {
    const shop = { ...SHOP, supportPhone: '+49 221 123456' };
    expect(ofOrder(anOrder({ receipt: rated(), shippingAddress: BERLIN }), shop).seller).toMatchObject({
      ...{ street: 'Domstraße 1', postcode: '50668', city: 'Köln', phone: '+49 221 123456' },
    });
  });

  it.each([
    ['cash', null, { terms: expect.stringContaining('in cash'), on: undefined }],
    ['transfer', new Date('2026-03-09T10:00:00Z'), { terms: expect.any(String), on: '2026-03-09' }],
  ])('by %s is by %s', (paymentMethod, holdExpiresAt, due) => {
    const order = anOrder({ receipt: rated(), shippingAddress: BERLIN, paymentMethod });
    Object.assign(order, { holdExpiresAt });
    expect(ofOrder(order).due).toEqual(due);
  });
});

describe('the e-invoice of a credit note', () => {
  it.each([-2, 2])('tells what coins could not pay as the rounding, of %s cents', (cents) => {
    const rounding = { kind: 'rounding', label: 'Cash rounding', amount: Money.ofCents(cents) } as const;
    const receipt = { ...rated(), adjustments: [rounding], total: Money.ofCents(9_000 + cents) };
    const order = anOrder({ receipt, shippingAddress: BERLIN });
    const rate = { name: 'VAT', thousandths: 19_000, net: 7_563, tax: 1_437, gross: 9_000 };
    const note = { ...INVOICE, recordId: 'refund', grossCents: 9_000 + cents, taxes: [rate] };
    const document = eCreditNoteOf({ order, invoice: INVOICE, suppliedAt: NOW, shop: SHOP }, note);
    expect(codes(document)).toEqual([['S', 19_000]]);
    expect(document).toMatchObject({
      ...{ lines: [{ net: { cents: 7_563 } }], gross: { cents: 9_000 }, rounding: { cents } },
      paid: { cents: 9_000 + cents },
    });
    expect(payableOf(document)).toEqual(Money.zero);
  });
});

describe('what the norm cannot tell', () => {
  it('is refused with the reason: a shop without a number, and a currency of three decimals', () => {
    const order = anOrder({ receipt: rated(), shippingAddress: BERLIN });
    expect(() => ofOrder(order, { ...SHOP, taxNumber: '' })).toThrow('The shop has no tax number');
    const unit = Money.ofCents(9_000, Currency.of('KWD'));
    const lines = [aLine({ listPrice: unit, unitPrice: unit, discount: unit.times(0) })];
    const receipt = { ...receiptFor(lines, null), rules: free().rules };
    expect(() => ofOrder(anOrder({ lines, receipt }))).toThrow('E-invoices have two decimals at most');
  });

  it('is a supply inside the EU before the goods have left, and without a VAT number of the shop', () => {
    const buyer = { buyerTax: NUMBERED, shippingAddress: { ...BERLIN, country: 'AT', zipCode: '1010' } };
    const order = anOrder({ receipt: owed(true), ...buyer });
    const waiting = { order, invoice: INVOICE, suppliedAt: null, shop: SHOP };
    expect(() => eInvoiceOf(waiting)).toThrow('The day on which the goods left');
    expect(() => ofOrder(order, { ...SHOP, taxNumber: '12/345/67890' })).toThrow('its VAT number is told');
  });

  it('is two taxes on one price, which have no form there that is true', () => {
    const name = 'GST 5 + QST 9.975';
    const [net, tax] = [Money.ofCents(7_828), Money.ofCents(1_172)];
    const rates = [{ name, thousandths: 14_975, net, tax, gross: Money.ofCents(9_000) }];
    const order = anOrder({ receipt: { ...rated(), taxes: rates }, shippingAddress: BERLIN });
    expect(() => ofOrder(order)).toThrow(
      'There is no e-invoice of this order. GST 5% and QST 9.975% lie on one price, and the norm for e-invoices tells one tax',
    );
  });

  it('is an untaxed parcel whose address has been erased: why it was untaxed is not known any more', () => {
    const delivery = { ...{ methodId: 'm', name: 'Parcel', daysFrom: 1, daysTo: 2 }, pickup: null };
    const order = anOrder({ receipt: free(), shippingAddress: null, delivery });
    expect(() => ofOrder(order)).toThrow('has been erased');
  });

  it('is an order of which the rules were not kept', () => {
    expect(() => ofOrder(anOrder())).toThrow('not known any more how each of its lines was taxed');
  });
});
