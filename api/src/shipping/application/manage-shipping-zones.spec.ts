import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Money } from '../../kernel/money.js';
import { UnknownCountry } from '../../kernel/area.js';
import { ShippingZoneNotFound } from '../domain/refusals.js';
import { noRates } from '../testing/no-rates.js';
import { MemoryShippingZones } from '../testing/memory-shipping-zones.js';
import { EstimateDelivery } from './estimate-delivery.js';
import { ManageShippingZones, type MethodTerms } from './manage-shipping-zones.js';

const standard: MethodTerms = {
  id: null,
  name: 'Standard',
  kind: 'flat',
  price: Money.ofCents(490),
  freeFrom: null,
  steps: [],
  pickup: null,
  postcodes: [],
  daysFrom: 3,
  daysTo: 5,
  isActive: true,
};
const germany = { name: 'Germany', areas: [{ country: 'DE', region: null, postcodes: [] }] };

let zones: MemoryShippingZones;
let manage: ManageShippingZones;
let ids: number;

beforeEach(() => {
  zones = new MemoryShippingZones();
  ids = 0;
  manage = new ManageShippingZones(zones, { next: () => `id-${++ids}` }, new DirectUnitOfWork());
});

describe('the zones of the shop', () => {
  it('give their methods ids, which stay through changes and cannot be brought along', async () => {
    const id = await manage.create({ ...germany, methods: [standard] });
    const [made] = (await zones.all())[0]?.methods ?? [];
    await manage.change(id, {
      methods: [
        { ...standard, name: 'Express', id: 'from elsewhere' },
        { ...standard, id: made?.id ?? null },
      ],
    });
    const [express, kept] = (await zones.all())[0]?.methods ?? [];
    expect(kept).toEqual(made);
    expect(express).toMatchObject({ name: 'Express', id: 'id-3' });
  });

  it('keep what a change does not name', async () => {
    const id = await manage.create({ ...germany, methods: [standard] });
    await manage.change(id, { name: 'Deutschland' });
    expect(await zones.all()).toMatchObject([{ id, name: 'Deutschland', methods: [{ name: 'Standard' }] }]);
  });

  it('are not changed over what somebody else has changed since they were read', async () => {
    const id = await manage.create({ ...germany, methods: [standard] });
    await manage.change(id, { name: 'Deutschland' }, 1);
    const late = manage.change(id, { methods: [] }, 1);
    await expect(late).rejects.toMatchObject({
      code: 'shipping_zone_changed',
      details: { data: { version: 2 } },
    });
    expect(await zones.all()).toMatchObject([{ name: 'Deutschland', methods: [{ name: 'Standard' }] }]);
    await manage.change(id, { methods: [] }, 2);
    expect(await zones.all()).toMatchObject([{ name: 'Deutschland', methods: [] }]);
  });

  it('are not found once deleted', async () => {
    const id = await manage.create({ ...germany, methods: [] });
    await manage.remove(id);
    await expect(manage.remove(id)).rejects.toBeInstanceOf(ShippingZoneNotFound);
    await expect(manage.change(id, {})).rejects.toBeInstanceOf(ShippingZoneNotFound);
  });

  it('answer an estimate for a country by its code or name, and refuse what is none', async () => {
    await manage.create({ ...germany, methods: [standard] });
    const clock = { now: () => new Date('2026-11-23') };
    const estimate = new EstimateDelivery(zones, noRates(clock), clock);
    const asked = (country: string) =>
      estimate.estimateDelivery({ country, region: null, postcode: null }, { worth: Money.zero, grams: 0 });
    expect(await asked('Germany')).toEqual(await asked('DE'));
    expect(await asked('DE')).toMatchObject([{ name: 'Standard', price: Money.ofCents(490) }]);
    expect(await asked('FR')).toEqual([]);
    await expect(asked('Atlantis')).rejects.toBeInstanceOf(UnknownCountry);
  });
});
