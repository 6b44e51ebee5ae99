import { describe, expect, it } from '@jest/globals';
import type { Destination } from '../../kernel/area.js';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { aLine } from '../../orders/testing/order-builder.js';
import { ADDRESS, paidOrder } from '../testing/labelling.js';

const audit = () => Promise.resolve();
const BERLIN = {
  ...ADDRESS,
  street: 'Spreeweg 1',
  city: 'Berlin',
  state: '',
  zipCode: '10557',
  country: 'DE',
};
const KNOWN = { grams: 1_200, hsCode: '620193', countryOfOrigin: 'UG', gtin: null, mpn: null };
const money = (cents: number) => Money.ofCents(cents);

/** Two jackets for 119.00 with 19.00 of tax in them, to Berlin. */
function taxed(cents = 5_950) {
  const lines = [aLine({ quantity: 2, listPrice: money(cents), unitPrice: money(cents) })];
  const [gross, tax] = [money(2 * cents), money(Math.round((2 * cents * 19) / 119))];
  const rate = { name: 'VAT', thousandths: 19_000, net: gross.minus(tax), tax, gross };
  const taxes = { lines: [{ tax, taxAdded: money(0) }], rates: [rate], reverseCharge: false };
  return { lines, receipt: receiptFor(lines, null, [], taxes), shippingAddress: BERLIN };
}

async function offered(
  changes: Parameters<typeof paidOrder>[0],
  goods: object = KNOWN,
  origin: Destination = { country: 'US', region: 'CA', postcode: '94104' },
) {
  const shop = await paidOrder(changes);
  shop.pieces.keptGoods.set(shop.orderId, [{ variantId: shop.variantId, position: 0, ...KNOWN, ...goods }]);
  shop.carrier.origin = origin;
  await shop.offer.getLabelRates(shop.orderId, null, audit);
  return shop.carrier.declared.at(-1);
}

describe('a parcel that customs looks at', () => {
  it('is told of in the words of the shop, whatever the buyer has read', async () => {
    const { lines, ...rest } = taxed();
    const read = { name: 'Veste', options: { Taille: 'M' } };
    const original = { name: 'Jacket', options: { Size: 'M' } };
    const worded = lines.map((line) => ({ ...line, ...read, original }));
    expect((await offered({ ...rest, lines: worded }))?.items[0]?.description).toBe('Jacket');
    const lacking = offered({ ...rest, lines: worded }, { ...KNOWN, hsCode: null });
    await expect(lacking).rejects.toThrow('Jacket has no HS code');
  });

  it('says what is in it: paid without tax, all pieces together, taxes collected or not', async () => {
    const item = {
      description: 'Jacket',
      articleNumber: 'JACKET-M',
      quantity: 2,
      grams: 2_400,
      origin: 'UG',
    };
    expect(await offered(taxed())).toEqual({
      items: [{ ...item, value: money(10_000), hsCode: '620193' }],
      ...{ terms: 'DDP', exemption: 'NOEEI 30.37(a)' },
    });
    const untaxed = await offered({ shippingAddress: BERLIN }, KNOWN, {
      ...{ country: 'UG', region: null, postcode: null },
    });
    expect(untaxed).toMatchObject({ terms: 'DAP', exemption: null, items: [{ value: money(9_000) }] });
  });

  it('says what goods are worth that a coupon made free', async () => {
    const lines = [aLine({ discount: money(9_000) })];
    const receipt = receiptFor(lines, { code: 'ALL', amount: money(9_000) }, [
      { kind: 'shipping', label: 'Parcel', amount: money(500) },
    ]);
    const told = await offered({ lines, receipt, shippingAddress: BERLIN });
    expect(told?.items).toMatchObject([{ value: money(9_000) }]);
  });

  it('is refused with the sentence which product lacks what', async () => {
    const lacking = { hsCode: null, countryOfOrigin: null, grams: 0 };
    await expect(offered(taxed(), lacking)).rejects.toThrow(
      'The parcel goes through customs: Jacket has no HS code, no country of origin, no weight.',
    );
    await expect(offered(taxed(), { hsCode: null })).rejects.toThrow('Jacket has no HS code.');
  });

  it('is refused where an export of the United States must be filed', async () => {
    await expect(offered(taxed(150_000))).rejects.toThrow('with a number of the AES');
  });

  it('counts that in dollars where the order is in another currency', async () => {
    const yen = (amount: number) => Money.ofCents(amount, Currency.of('JPY'));
    const at = { code: 'JPY', rate: 150, roundTo: 1, published: null, at: '2026-03-01T10:00:00Z' };
    const inYen = (amount: number) => {
      const price = { listPrice: yen(amount), unitPrice: yen(amount), discount: yen(0) };
      const lines = [aLine({ quantity: 2, ...price })];
      const rules = { goods: [], coupon: null, delivery: null, tax: null, exchange: at };
      return { lines, receipt: { ...receiptFor(lines, null), rules }, shippingAddress: BERLIN };
    };
    // twice 180,000 yen are 2,400 dollars, twice 210,000 are 2,800
    expect(await offered(inYen(180_000))).toMatchObject({ exemption: 'NOEEI 30.37(a)' });
    await expect(offered(inYen(210_000))).rejects.toThrow('with a number of the AES');
  });

  // Implementing Regulation (EU) 2015/2447, Annex B: the IOSS number goes with the declaration; product identifiers since November 2026
  it('has the number of the scheme by which the tax was taken, and the numbers of the product', async () => {
    const { receipt, ...order } = taxed();
    const limit = { amount: 15_000, currency: 'EUR', per: 'consignment' as const, rate: 0.9 };
    const zone = { id: 'de', version: 1, name: 'Germany', day: '2026-11-28', pricesIncludeTax: true };
    const importLimit = { ...limit, scheme: 'IOSS', number: 'IM2760000742' };
    const tax = { ...zone, shippingTax: 'main' as const, rounding: 'order' as const, rates: [], importLimit };
    const rules = { goods: [], coupon: null, delivery: null, tax };
    const numbers = { gtin: '4006381333931', mpn: 'J-1' };
    expect(
      await offered({ ...order, receipt: { ...receipt, rules } }, { ...KNOWN, ...numbers }),
    ).toMatchObject({
      ...{ scheme: { name: 'IOSS', number: 'IM2760000742' }, items: [numbers] },
    });
    const above = { ...receipt, rules, importTaxesDue: true as const };
    expect(await offered({ ...order, receipt: above })).not.toHaveProperty('scheme');
    const unknown = { ...rules, tax: { ...tax, importLimit: { ...importLimit, number: '' } } };
    expect(await offered({ ...order, receipt: { ...receipt, rules: unknown } })).not.toHaveProperty('scheme');
  });

  it('leaves the tax to who receives it where any of it is due at the border', async () => {
    const { receipt, ...order } = taxed();
    const mixed = { ...order, receipt: { ...receipt, importTaxesDue: true } };
    expect(await offered(mixed)).toMatchObject({ terms: 'DAP' });
  });

  it('says nothing where no customs is', async () => {
    expect(await offered({}, { hsCode: null })).toBeNull();
    const munich = { country: 'DE', region: 'BY', postcode: '80331' };
    expect(
      await offered({ shippingAddress: { ...BERLIN, country: 'AT', zipCode: '1010' } }, {}, munich),
    ).toBeNull();
  });
});
