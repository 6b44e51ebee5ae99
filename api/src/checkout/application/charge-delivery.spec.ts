import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryExchanges } from '../../kernel/testing/memory-exchanges.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { readReceipt, storedReceipt } from '../../kernel/stored-receipt.js';
import { EstimateDelivery } from '../../shipping/application/estimate-delivery.js';
import type { ShippingMethod } from '../../shipping/domain/shipping-zone.js';
import { LiveRates } from '../../shipping/application/live-rates.js';
import { MemoryKeptRates } from '../../shipping/testing/memory-kept-rates.js';
import { PlayedCarrier } from '../../shipping/testing/played-carrier.js';
import { MemoryShippingZones } from '../../shipping/testing/memory-shipping-zones.js';
import { EstimateTaxes } from '../../tax/application/estimate-taxes.js';
import type { TaxZone } from '../../tax/domain/tax-zone.js';
import { ownRates } from '../../tax/testing/memory-tax-service.js';
import { MemoryTaxZones } from '../../tax/testing/memory-tax-zones.js';
import { ChargeDelivery, type DeliveryRequest } from './charge-delivery.js';
import { replayReceipt } from './replay-receipt.js';

const cents = (amount: number) => Money.ofCents(amount);
const method = (id: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  ...{
    id,
    name: id,
    kind: 'flat',
    price: Money.zero,
    freeFrom: null,
    steps: [],
    pickup: null,
    postcodes: [],
  },
  ...{ daysFrom: 3, daysTo: 5, isActive: true },
  ...more,
});
const area = (country: string) => [{ country, region: null, postcodes: [] }];
const germany: TaxZone = {
  ...{
    id: 'de',
    version: 3,
    name: 'Germany',
    areas: area('DE'),
    pricesIncludeTax: true,
    shippingTax: 'main',
  },
  ...{ rounding: 'order', reverseCharge: false },
  rates: [{ category: 'standard', name: 'VAT', thousandths: 19_000, from: '2020-01-01', until: null }],
};
const texas: TaxZone = { ...germany, id: 'us', name: 'Texas', areas: area('US'), pricesIncludeTax: false };
const to = (country: string) => ({ country, state: '', zipCode: '' });

let shipping: MemoryShippingZones;
let taxes: MemoryTaxZones;
let carrier: PlayedCarrier;
let charge: ChargeDelivery;
let seller: string;

beforeEach(async () => {
  seller = 'UG';
  shipping = new MemoryShippingZones();
  taxes = new MemoryTaxZones();
  const terms = termsOf(() => ({ country: seller }));
  const clock = { now: () => new Date('2026-11-23') };
  carrier = new PlayedCarrier();
  charge = new ChargeDelivery(
    new EstimateDelivery(shipping, new LiveRates(carrier, new MemoryKeptRates(), clock), clock),
    new EstimateTaxes(taxes, clock, terms, ownRates(), new MemoryExchanges()),
    terms,
  );
  const methods = [method('Standard'), method('Express', { price: cents(1_500) })];
  await shipping.add({ id: 'all', version: 1, name: 'Everywhere', areas: area('*'), methods });
});

/** A lamp at 100.00 and a book at 20.00, of which the lamp is sent. */
async function receiptTo(request: DeliveryRequest, isShipped = true) {
  const items = [item('lamp', 10_000, isShipped), item('book', 2_000, isShipped)];
  const reduction = { code: 'TENOFF', amount: cents(1_200) };
  const charged = await charge.chargeDelivery(items, receiptFor(items, reduction), request);
  return { ...charged, receipt: receiptFor(items, reduction, charged.adjustments, charged.taxes) };
}
const item = (variantId: string, price: number, isShipped: boolean) => ({
  ...{ variantId, name: variantId, quantity: 1, listPrice: cents(price), unitPrice: cents(price) },
  ...{ taxCategory: 'standard' as const, grams: 500, isShipped, version: 7, ownPrice: null },
  ...{ lengthMm: 300, widthMm: 200, heightMm: 40 },
});

describe('a shop with one zone and no tax', () => {
  it.each([undefined, null, to('Uganda'), to('UGA')])('sends free by itself: %j', async (address) => {
    const { receipt, offers } = await receiptTo({ shippingAddress: address });
    expect(offers.map(({ name }) => name)).toEqual(['Standard', 'Express']);
    expect(receipt.total).toEqual(cents(10_800));
    expect(receipt.adjustments.map(({ kind, amount }) => [kind, amount.cents])).toEqual([
      ['coupon', -1_200],
      ['shipping', 0],
    ]);
  });

  it('sends to no country that is none', async () => {
    for (const country of ['Atlantis', 'ZZ', 'EU', 'UN', 'XA'])
      await expect(receiptTo({ shippingAddress: to(country) })).rejects.toThrow('is not a country');
  });

  it('takes the method that was chosen, and none that it does not have', async () => {
    const { receipt, delivery } = await receiptTo({ shippingMethodId: 'Express' });
    expect([receipt.total.cents, delivery?.name]).toEqual([12_300, 'Express']);
    await expect(receiptTo({ shippingMethodId: 'Drone' })).rejects.toThrow('not available for your order');
  });

  it('sends nothing of what is not sent', async () => {
    const { offers, delivery, receipt } = await receiptTo({ shippingMethodId: 'Express' }, false);
    expect([offers, delivery, receipt.total.cents]).toEqual([[], null, 10_800]);
  });
});

describe('a shop whose zones differ', () => {
  beforeEach(async () => {
    await shipping.remove('all');
    const methods = [method('Parcel', { price: cents(490) })];
    await shipping.add({
      id: 'eu',
      version: 2,
      name: 'Here',
      areas: [...area('DE'), ...area('US')],
      methods,
    });
    await taxes.add(germany);
    await taxes.add(texas);
  });

  it('tells the tax that is inside of prices, and adds nothing', async () => {
    const { receipt } = await receiptTo({ shippingAddress: to('Germany') });
    expect(receipt.total).toEqual(cents(11_290));
    expect(receipt.taxes.map(({ net, tax, gross }) => [net.cents, tax.cents, gross.cents])).toEqual([
      [9_487, 1_803, 11_290],
    ]);
    expect(receipt.lines.map(({ taxAdded }) => taxAdded.cents)).toEqual([0, 0]);
  });

  it('adds the tax to prices without, by rate and by line', async () => {
    const { receipt } = await receiptTo({ shippingAddress: to('USA') });
    expect(receipt.adjustments.at(-1)).toEqual({ kind: 'tax', label: 'VAT 19%', amount: cents(2_145) });
    expect(receipt.total).toEqual(cents(13_435));
    expect(receipt.lines.map(({ taxAdded }) => taxAdded.cents)).toEqual([1_710, 342]);
  });

  it('needs to know where to, and says so where it does not deliver', async () => {
    await expect(receiptTo({ shippingAddress: null })).rejects.toThrow('Please enter a delivery address.');
    await expect(receiptTo({ shippingAddress: to('Middle-earth') })).rejects.toThrow('is not a country');
    await expect(receiptTo({ shippingAddress: to('France') })).rejects.toThrow(
      'We do not deliver this order to France yet.',
    );
  });

  it.each([
    ['its own country', 'DE136695976', 'Germany', -1_803, true],
    ['another country', 'FR40303265045', 'Germany', 0, false],
  ])('lets a business with a number of %s owe the tax', async (_, written, country, due, reverseCharge) => {
    await taxes.save({ ...germany, reverseCharge: true });
    const confirmed = { letters: written.slice(0, 2), check: 'confirmed', register: null } as const;
    const vat = { ...confirmed, written };
    const charged = await receiptTo({ shippingAddress: to(country), vat });
    expect(charged.takesVatNumber).toBe(true);
    expect(charged.vatHindrance).toBe(reverseCharge ? null : 'other_country');
    expect(charged.receipt.reverseCharge).toBe(reverseCharge);
    expect(charged.receipt.total.cents).toBe(11_290 + due);
    expect(charged.receipt.adjustments.filter(({ kind }) => kind === 'tax')).toEqual(
      reverseCharge ? [{ kind: 'tax', label: 'Reverse charge', amount: cents(due) }] : [],
    );
  });

  it.each([
    ['UG', false, 'Reverse charge'],
    ['CH', false, 'Reverse charge'],
    ['FR', true, 'Intra-Community supply'],
  ])('tells a supply within the EU from any other reverse charge: from %s', async (from, isOne, label) => {
    seller = from;
    await taxes.save({ ...germany, reverseCharge: true });
    const vat = { letters: 'DE', written: 'DE136695976', check: 'confirmed', register: null } as const;
    const charged = await receiptTo({ shippingAddress: to('Germany'), vat });
    const { receipt } = charged;
    expect([receipt.reverseCharge, receipt.intraCommunity ?? false]).toEqual([true, isOne]);
    expect(receipt.adjustments.filter(({ kind }) => kind === 'tax').map((one) => one.label)).toEqual([label]);
    const kept = readReceipt(storedReceipt(receipt));
    expect(kept.intraCommunity ?? false).toBe(isOne);
    const coupon = { id: 'c', version: 1, kind: 'amount' as const, percent: null, amount: 1_200 };
    const byRules = replayReceipt({ ...kept, rules: { ...charged.rules, coupon } });
    expect(byRules.differences).toEqual([]);
    expect(replayReceipt(kept).differences).toEqual([]);
  });

  it('asks for no VAT number where the zone has no such rule, or the shop itself is', async () => {
    const asked = async (country: string) =>
      (await receiptTo({ shippingAddress: to(country) })).takesVatNumber;
    expect(await asked('Germany')).toBe(false);
    await taxes.save({ ...germany, reverseCharge: true, areas: [...area('DE'), ...area('UG')] });
    const methods = [method('Parcel', { price: cents(490) })];
    await shipping.add({ id: 'home', version: 1, name: 'Home', areas: area('UG'), methods });
    expect([await asked('Germany'), await asked('Uganda')]).toEqual([true, false]);
  });

  it.each([
    ['', 'Please enter the state or region of the address.'],
    ['Texsa', 'We do not know the state Texsa.'],
  ])('asks for the state where states differ: %j', async (state, sentence) => {
    await taxes.save({ ...texas, areas: [{ country: 'US', region: 'TX', postcodes: [] }] });
    const sent = (of: string) => receiptTo({ shippingAddress: { country: 'USA', state: of, zipCode: '' } });
    await expect(sent(state)).rejects.toMatchObject({
      ...{ code: 'region_needed', message: expect.stringContaining(sentence) },
      details: { fields: [{ field: 'shippingAddress.state' }] },
    });
    expect((await sent('texas')).receipt.taxes).toHaveLength(1);
    expect((await sent('Ohio')).receipt.taxes).toEqual([]);
    expect((await receiptTo({ shippingAddress: to('Germany') })).receipt.taxes).toHaveLength(1);
  });

  it('sells nothing where no rate holds any more, and estimates without one', async () => {
    const ended = germany.rates.map((rate) => ({ ...rate, until: '2026-11-22' }));
    await taxes.save({ ...germany, rates: ended, areas: [...area('DE'), ...area('UG')] });
    await expect(receiptTo({ shippingAddress: to('Germany') })).rejects.toMatchObject({
      ...{
        code: 'tax_rate_missing',
        message: 'We cannot sell to Germany today: no tax rate is set for this day.',
      },
      details: { fields: [{ field: 'shippingAddress.country' }] },
    });
    expect((await receiptTo({})).receipt.taxes).toEqual([]);
  });

  it('estimates before the address is known, from its own country', async () => {
    const { receipt, offers } = await receiptTo({});
    expect([offers, receipt.total.cents]).toEqual([[], 10_800]);
  });
});

describe("a method at the carrier's rates", () => {
  const kigali = { country: 'Rwanda', state: 'Kigali', zipCode: '00250' };
  const byCarrier = (more: Partial<ShippingMethod> = {}) =>
    method('Courier', { kind: 'carrier', price: cents(1_900), ...more });
  const only = async (one: ShippingMethod) => {
    await shipping.remove('all');
    await shipping.add({ id: 'all', version: 4, name: 'Everywhere', areas: area('*'), methods: [one] });
  };
  const charged = async (request: DeliveryRequest = { shippingAddress: kigali }) => {
    const { delivery, rules, receipt } = await receiptTo(request);
    const coupon = { id: 'c', version: 1, kind: 'amount' as const, percent: null, amount: 1_200 };
    const whole = { ...receipt, rules: { ...rules, coupon } };
    return { price: delivery?.price.cents, rule: rules.delivery, replayed: replayReceipt(whole) };
  };

  it('costs the cheapest rate for one parcel of all that is sent, and the receipt keeps which', async () => {
    await only(byCarrier());
    const { price, rule } = await charged();
    expect(price).toBe(549);
    expect(carrier.asked).toEqual([{ grams: 1_000, lengthMm: 300, widthMm: 200, heightMm: 80 }]);
    expect(rule).toMatchObject({
      ...{ kind: 'carrier', version: 4, price: 1_900 },
      rate: { carrier: 'USPS', service: 'GroundAdvantage', price: 549 },
    });
  });

  it('costs the rate of its service, if that is what the shop sends by', async () => {
    await only(byCarrier({ service: 'usps priority' }));
    expect((await charged()).price).toBe(899);
    await only(byCarrier({ service: 'DHL Express' }));
    expect((await charged()).price).toBe(1_900);
  });

  it('costs its own price while the carrier does not answer or the place is not known', async () => {
    await only(byCarrier());
    expect((await charged({ shippingAddress: to('Rwanda') })).price).toBe(1_900);
    carrier.isSilent = true;
    const { price, rule } = await charged();
    expect(price).toBe(1_900);
    expect(rule?.rate).toBeUndefined();
  });

  it('is free from a worth like any other', async () => {
    await only(byCarrier({ freeFrom: cents(10_000) }));
    expect((await charged()).price).toBe(0);
  });

  it('charges what was quoted, though the carrier takes more a moment later', async () => {
    await only(byCarrier());
    await charged();
    carrier.offers = carrier.offers.map((rate) => ({ ...rate, price: cents(9_900) }));
    expect((await charged({ shippingAddress: kigali, isPlacing: true })).price).toBe(549);
    expect(carrier.asked).toHaveLength(1);
  });

  it('is computed again to the cent from what was kept', async () => {
    await only(byCarrier());
    const { replayed } = await charged();
    expect(replayed).toEqual({ from: 'rules', differences: [] });
  });
});
