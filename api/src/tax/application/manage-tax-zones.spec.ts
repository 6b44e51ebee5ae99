import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { TaxZoneNotFound, TaxZoneWrong } from '../domain/refusals.js';
import { MemoryTaxZones } from '../testing/memory-tax-zones.js';
import { ManageTaxZones, type TaxZoneTerms } from './manage-tax-zones.js';

/** Counts how often everybody was told to read anew. */
class ForgettingZones extends MemoryTaxZones {
  forgotten = 0;

  override forget(): void {
    this.forgotten += 1;
  }
}

describe('a tax zone of the shop', () => {
  let zones: ForgettingZones;
  let manage: ManageTaxZones;
  let topics: string[];
  let germany: TaxZoneTerms;
  beforeEach(() => {
    zones = new ForgettingZones();
    topics = [];
    manage = new ManageTaxZones(zones, { next: () => 'fresh' }, new DirectUnitOfWork(), {
      publish: ({ topic }) => Promise.resolve(void topics.push(topic)),
    });
    germany = {
      ...{
        name: 'Germany',
        pricesIncludeTax: true,
        shippingTax: 'main',
        rounding: 'line',
        reverseCharge: true,
      },
      areas: [{ country: 'DE', region: null, postcodes: [] }],
      rates: [{ category: 'standard', name: 'VAT', thousandths: 19_000, from: '2020-01-01', until: null }],
    };
  });

  const limit = { amount: 15_000, currency: 'EUR', per: 'consignment', scheme: 'IOSS', number: '' } as const;

  it('with a limit asks for the rate of its currency, and without one for none', async () => {
    await manage.create(germany);
    expect(topics).toEqual([]);
    await manage.change('fresh', { importLimit: limit });
    expect(topics).toEqual(['settings.rates-wanted']);
  });

  it.each([
    ['importLimit.amount', { ...limit, amount: 0 }],
    ['importLimit.currency', { ...limit, currency: 'DEM' }],
  ])('is refused at %s of a limit that is none', async (field, importLimit) => {
    const made = manage.create({ ...germany, importLimit });
    await expect(made).rejects.toMatchObject({ details: { fields: [{ field }] } });
  });

  const atlantis = [{ country: 'XX', region: null, postcodes: [] }];

  it('is made in its first version, and everybody reads it', async () => {
    expect(await manage.create(germany)).toBe('fresh');
    expect(await zones.all()).toEqual([{ ...germany, id: 'fresh', version: 1 }]);
    expect(zones.forgotten).toBe(1);
  });

  it('changes where it is told to, and everybody reads it', async () => {
    await manage.create(germany);
    await manage.change('fresh', { name: 'Deutschland', rates: [] });
    expect(await zones.all()).toEqual([
      { ...germany, id: 'fresh', version: 2, name: 'Deutschland', rates: [] },
    ]);
    expect(zones.forgotten).toBe(2);
  });

  it('is not changed over what somebody else has changed since it was read', async () => {
    await manage.create(germany);
    await manage.change('fresh', { name: 'Deutschland' }, 1);
    const late = manage.change('fresh', { rates: [] }, 1);
    await expect(late).rejects.toMatchObject({ code: 'tax_zone_changed', details: { data: { version: 2 } } });
    expect(await zones.all()).toMatchObject([{ ...germany, name: 'Deutschland' }]);
    await manage.change('fresh', { rates: [] }, 2);
    expect(await zones.all()).toMatchObject([{ name: 'Deutschland', rates: [] }]);
  });

  it('is not made or changed into one that cannot be', async () => {
    await expect(manage.create({ ...germany, areas: atlantis })).rejects.toThrow(TaxZoneWrong);
    expect(await zones.all()).toEqual([]);
    await manage.create(germany);
    await expect(manage.change('fresh', { areas: atlantis })).rejects.toThrow(TaxZoneWrong);
    expect(await zones.all()).toMatchObject([germany]);
    expect(zones.forgotten).toBe(1);
  });

  it('is removed, and unknown then', async () => {
    await manage.create(germany);
    await manage.remove('fresh');
    expect([await zones.all(), zones.forgotten]).toEqual([[], 2]);
    await expect(manage.remove('fresh')).rejects.toThrow(TaxZoneNotFound);
    await expect(manage.change('fresh', { name: 'Deutschland' })).rejects.toThrow(TaxZoneNotFound);
    expect([await zones.all(), zones.forgotten]).toEqual([[], 2]);
  });
});
