import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChosenCurrency } from '../../kernel/display-currency.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { CurrencyStands } from '../domain/change-of-currency.js';
import { SettingsWrong } from '../domain/settings-wrong.js';
import { defaultSettings, type ShopSettings } from '../../kernel/settings/settings.js';
import { InMemorySettings } from '../testing/in-memory-settings.js';
import { ChangeSettings } from './change-settings.js';

describe('the settings of the shop', () => {
  let settings: InMemorySettings;
  let events: DomainEvent[];
  let before: ShopSettings;
  beforeEach(() => {
    before = { ...defaultSettings(40), currency: 'USD', offerEndsAt: '2026-12-01T00:00:00Z' };
    settings = new InMemorySettings(before);
    events = [];
  });

  const change = (changes: object) => {
    const outbox = { publish: (event: DomainEvent) => Promise.resolve(void events.push(event)) };
    return new ChangeSettings(settings, new DirectUnitOfWork(), outbox)
      .changeSettings(changes)
      .catch((error: unknown) => error);
  };
  const followed: ChosenCurrency = { code: 'EUR', rate: null, roundTo: 0.01, isPayable: false };

  it('change where they are told to and nowhere else', async () => {
    const after = { ...before, name: 'Shop', viesCheck: true, returnDays: 0 };
    const changes = { name: 'Shop', viesCheck: true, returnDays: 0, address: undefined, taxNumber: null };
    expect(await change(changes)).toEqual(after);
    expect(await settings.read()).toEqual(after);
    expect(events).toEqual([]);
  });

  it('keep the time of the country until a zone was chosen', async () => {
    const zoneAfter = async (changes: object) => {
      await change(changes);
      return (await settings.read()).timeZone;
    };
    expect(await zoneAfter({ name: 'Shop' })).toBe('UTC');
    expect(await zoneAfter({ country: 'DE' })).toBe('Europe/Berlin');
    expect(await zoneAfter({ country: 'US' })).toBe('America/New_York');
    expect(await zoneAfter({ timeZone: 'America/Los_Angeles' })).toBe('America/Los_Angeles');
    expect(await zoneAfter({ country: 'CA' })).toBe('America/Los_Angeles');
    expect(await zoneAfter({ country: 'JP', timeZone: 'UTC' })).toBe('UTC');
  });

  it('know the region of the shop by code or name, and none in another country', async () => {
    const regionAfter = async (changes: object) => {
      await change(changes);
      return (await settings.read()).region;
    };
    expect(await regionAfter({ country: 'DE', region: 'Bavaria' })).toBe('BY');
    expect(await regionAfter({ name: 'Shop', country: 'DE' })).toBe('BY');
    expect(await regionAfter({ region: 'de-be' })).toBe('BE');
    expect(await regionAfter({ country: 'CA', region: 'Québec' })).toBe('QC');
    expect(await regionAfter({ country: 'UG' })).toBe('');
    expect(await regionAfter({ region: '' })).toBe('');
  });

  it('may have no end of the offer any more', async () => {
    await change({ offerEndsAt: undefined });
    expect((await settings.read()).offerEndsAt).toBe('2026-12-01T00:00:00Z');
    await change({ offerEndsAt: null });
    expect((await settings.read()).offerEndsAt).toBeNull();
  });

  it.each([
    ['region', { country: 'DE', region: 'Atlantis' }],
    [
      'paymentRules.0.currencies',
      { paymentRules: [{ method: 'card', isOn: true, areas: [], currencies: ['XXX'] }] },
    ],
    [
      'displayCurrencies.0.code',
      { displayCurrencies: [{ code: 'USD', rate: 1, roundTo: 1, isPayable: false }] },
    ],
  ])('are refused at %s, and stay', async (field, wrong) => {
    const error = await change({ name: 'Shop', ...wrong });
    expect(error).toBeInstanceOf(SettingsWrong);
    expect((error as SettingsWrong).details.fields?.map((one) => one.field)).toEqual([field]);
    expect(settings.writes).toBe(0);
  });

  it('name no currency beside the new one of the shop that is the same', async () => {
    await change({ displayCurrencies: [{ ...followed, rate: 0.9 }] });
    expect(await change({ currency: 'EUR' })).toBeInstanceOf(SettingsWrong);
    expect((await settings.read()).currency).toBe('USD');
  });

  it('take another currency until something was sold in the first', async () => {
    settings.counts.hasPrices = true;
    await change({ currency: 'EUR' });
    expect((await settings.read()).currency).toBe('EUR');
    expect(await change({ currency: 'RWF' })).toBeInstanceOf(CurrencyStands);
    settings.counts.hasOrders = true;
    expect(await change({ currency: 'USD' })).toBeInstanceOf(CurrencyStands);
    expect((await settings.read()).currency).toBe('EUR');
    expect(await change({ currency: 'EUR', name: 'Shop' })).toMatchObject({ name: 'Shop' });
  });

  it('have rates fetched once for each currency that begins to follow the published ones', async () => {
    await change({ displayCurrencies: [{ ...followed, rate: 0.9 }] });
    expect(events).toEqual([]);
    await change({ displayCurrencies: [followed] });
    expect(events).toEqual([{ topic: 'settings.rates-wanted', payload: {} }]);
    await change({ name: 'Shop' });
    await change({ displayCurrencies: [{ ...followed, rate: 0.9 }] });
    expect(events).toHaveLength(1);
    await change({ displayCurrencies: [followed] });
    await change({ displayCurrencies: [followed, { ...followed, code: 'CHF' }] });
    expect(events).toHaveLength(3);
  });
});
