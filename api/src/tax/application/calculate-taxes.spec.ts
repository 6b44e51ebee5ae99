import { beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryExchanges } from '../../kernel/testing/memory-exchanges.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { Money } from '../../kernel/money.js';
import type { TaxCategory } from '../../kernel/tax-category.js';
import type { TaxServiceName } from '../../kernel/tax-service.js';
import { MemoryTaxService } from '../testing/memory-tax-service.js';
import { MemoryTaxZones } from '../testing/memory-tax-zones.js';
import { CalculateTaxes } from './calculate-taxes.js';
import { EstimateTaxes } from './estimate-taxes.js';

const cents = (amount: number) => Money.ofCents(amount);
const rate = { name: 'Sales tax', thousandths: 8_250 };
const calculation = {
  id: 'taxcalc_1',
  lines: [{ ...rate, tax: 330 }],
  delivery: { ...rate, tax: 123 },
};
const texas = {
  ...{ id: 'tx', version: 4, name: 'Texas', areas: [{ country: 'US', region: 'TX', postcodes: [] }] },
  ...{ pricesIncludeTax: false, shippingTax: 'main' as const, rounding: 'order' as const },
  ...{ reverseCharge: false, rates: [] },
};
const own = { category: 'standard' as const, ...rate, thousandths: 6_250, from: '2020-01-01', until: null };
const to = { country: 'US', region: 'Texas', postcode: '78701' };
const goods = (category: TaxCategory = 'standard') => ({
  lines: [{ amount: cents(4_000), category }],
  shipping: cents(1_490),
});

let service: MemoryTaxService;
let zones: MemoryTaxZones;
let now: number;
let named: TaxServiceName;
let taxes: EstimateTaxes;

beforeEach(async () => {
  service = new MemoryTaxService();
  service.answer = calculation;
  zones = new MemoryTaxZones();
  await zones.add(texas);
  [now, named] = [Date.parse('2026-11-24'), 'stripe'];
  const terms = termsOf(() => ({ taxService: named, country: 'UG' }));
  const clock = { now: () => new Date(now) };
  taxes = new EstimateTaxes(
    zones,
    clock,
    terms,
    new CalculateTaxes(service, terms, clock),
    new MemoryExchanges(),
  );
});

const charged = (
  category?: TaxCategory,
  keptOnly = false,
  field: string | null = 'shippingAddress.country',
) => taxes.at(to, goods(category), null, field, keptOnly);

describe('the taxes of an order where a service is set', () => {
  it('are those that it has calculated, and the rule keeps its answer', async () => {
    const found = await charged();
    expect(found?.due).toEqual(cents(453));
    expect(found?.rates).toEqual([{ ...rate, net: cents(5_490), tax: cents(453), gross: cents(5_943) }]);
    expect(found?.lines).toEqual([{ tax: cents(330), taxAdded: cents(330) }]);
    expect(found?.rule).toMatchObject({ id: 'tx', version: 4, calculation });
    expect(service.asked).toMatchObject([{ to, pricesIncludeTax: false }]);
  });

  it('are inside of the prices where the zone says so, and taken out for a buyer who owes them', async () => {
    const areas = [{ country: 'DE', region: null, postcodes: [] }];
    await zones.add({
      ...texas,
      id: 'de',
      name: 'Germany',
      areas,
      pricesIncludeTax: true,
      reverseCharge: true,
    });
    const berlin = { country: 'DE', region: null, postcode: '10115' };
    const inside = await taxes.at(berlin, goods());
    const buyer = { letters: 'DE', written: 'DE136695976', check: 'confirmed', register: null } as const;
    const owed = await taxes.at(berlin, goods(), buyer);
    expect([inside?.due.cents, inside?.rates[0]?.net.cents]).toEqual([0, 5_037]);
    expect([owed?.due.cents, owed?.rates[0]?.tax.cents, owed?.rates[0]?.gross.cents]).toEqual([
      -453, 0, 5_037,
    ]);
  });

  it('are asked for once an hour, and after silence once a minute', async () => {
    await charged();
    now += 3_599_000;
    await charged();
    expect(service.asked).toHaveLength(1);
    now += 1_000;
    service.answer = 'silent';
    await zones.save({ ...texas, rates: [own] });
    await charged();
    now += 59_000;
    await charged();
    expect(service.asked).toHaveLength(2);
    now += 1_000;
    await charged();
    expect(service.asked).toHaveLength(3);
  });

  it('are never asked for in a transaction, which knows what was answered before it', async () => {
    await expect(charged('standard', true)).rejects.toMatchObject({ code: 'tax_unknown' });
    expect(service.asked).toEqual([]);
    await charged();
    expect((await charged('standard', true))?.due).toEqual(cents(453));
    expect(service.asked).toHaveLength(1);
  });

  it('are by the own rates while it is silent, and nothing is sold where there are none', async () => {
    service.answer = 'silent';
    await expect(charged()).rejects.toMatchObject({ kind: 'unavailable', code: 'tax_unknown' });
    await zones.save({ ...texas, rates: [own] });
    const found = await charged();
    expect(found?.due).toEqual(cents(343));
    expect(found?.rule.calculation).toBeUndefined();
  });

  it('are refused at the place that it cannot find, and estimated while nobody has named one', async () => {
    service.answer = 'nowhere';
    await expect(charged()).rejects.toMatchObject({
      ...{ code: 'tax_place_unknown', details: { fields: [{ field: 'shippingAddress.country' }] } },
    });
    expect((await charged('standard', false, null))?.rates).toEqual([]);
  });

  it('are refused at the country by an estimate where the own rate has ended', async () => {
    await zones.save({ ...texas, rates: [{ ...own, until: '2026-11-23' }] });
    const details = { fields: [{ field: 'country' }] };
    await expect(taxes.estimateTaxes(to, goods())).rejects.toMatchObject({
      code: 'tax_rate_missing',
      details,
    });
  });

  it('are by the own rates for what has a reduced rate, where no service is set, and for anybody’s estimate', async () => {
    await zones.save({ ...texas, rates: [own] });
    expect((await charged('reduced'))?.due).toEqual(cents(343));
    expect((await taxes.estimateTaxes(to, goods()))?.due).toEqual(cents(343));
    named = 'own';
    expect((await charged())?.due).toEqual(cents(343));
    expect(service.asked).toEqual([]);
  });
});
