import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ChosenCurrency } from '../../kernel/display-currency.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import type { PublishedRates } from '../domain/exchange-rate.js';
import { defaultSettings } from '../../kernel/settings/settings.js';
import { MemoryExchangeRates } from '../testing/memory-exchange-rates.js';
import { InMemorySettings } from '../testing/in-memory-settings.js';
import { FetchRates, NoRatesPublished } from './fetch-rates.js';
import { ShownCurrencies } from './shown-currencies.js';

const byHand: ChosenCurrency = { code: 'CHF', rate: 0.88, roundTo: 0.05, isPayable: false };
const followed: ChosenCurrency = { code: 'EUR', rate: null, roundTo: 0.01, isPayable: false };
const on = (day: string, dollars: number): PublishedRates => ({
  day,
  base: 'EUR',
  rates: new Map([
    ['USD', dollars],
    ['CHF', 0.95],
  ]),
});

describe('exchange rates', () => {
  let rates: MemoryExchangeRates;
  let chosen: ChosenCurrency[];
  let answer: PublishedRates | null;
  let asked: number;
  let limits: string[];
  beforeEach(() => {
    [rates, chosen, answer, asked] = [
      new MemoryExchangeRates(),
      [byHand, followed],
      on('2026-11-20', 1.25),
      0,
    ];
    limits = [];
  });

  const shop = () => ({ ...defaultSettings(40), displayCurrencies: chosen });
  const fetched = () => {
    const settings = new InMemorySettings(shop());
    for (const one of limits) settings.limits.add(one);
    const latest = () => {
      asked += 1;
      return Promise.resolve(answer);
    };
    return new FetchRates(settings, { latest }, rates, new DirectUnitOfWork()).fetchRates();
  };
  const shown = async () =>
    (await new ShownCurrencies(rates).of(shop())).map(({ code, rate }) => `${code} ${rate}`);

  it('are fetched for currencies without one entered by hand, which wins', async () => {
    expect(await shown()).toEqual(['CHF 0.88']);
    await fetched();
    expect(await shown()).toEqual(['CHF 0.88', 'EUR 0.8']);
    chosen = [byHand, { ...followed, rate: 0.9 }];
    expect(await shown()).toEqual(['CHF 0.88', 'EUR 0.9']);
  });

  it('are fetched for limits of taxes, too, in currencies that no shopper sees', async () => {
    [chosen, limits] = [[byHand], ['EUR', 'CHF', 'USD']];
    await fetched();
    const of = (code: string) => new ShownCurrencies(rates).rateOf(shop(), code);
    expect([await of('EUR'), await of('CHF'), await of('GBP')]).toEqual([0.8, 0.88, null]);
    expect((await rates.all()).map(({ code }) => code)).toEqual(['EUR']);
    expect(await shown()).toEqual(['CHF 0.88']);
  });

  it('stay when nobody answers, and the job is tried again', async () => {
    await fetched();
    answer = null;
    await expect(fetched()).rejects.toThrow(NoRatesPublished);
    expect(await shown()).toEqual(['CHF 0.88', 'EUR 0.8']);
  });

  it('stay when the published one is far off, until staff has taken it', async () => {
    await fetched();
    answer = on('2026-11-23', 12.5);
    await fetched();
    expect(await shown()).toEqual(['CHF 0.88', 'EUR 0.8']);
    const [waits] = await new ShownCurrencies(rates).followed(shop());
    expect(waits).toMatchObject({ code: 'EUR', waiting: { rate: 0.08, day: '2026-11-23' } });
    expect(await rates.accept('EUR', 0.09)).toBe(false);
    expect(await rates.accept('EUR', 0.08)).toBe(true);
    expect(await shown()).toEqual(['CHF 0.88', 'EUR 0.08']);
  });

  it('are asked of nobody while every currency has its own', async () => {
    chosen = [byHand];
    await fetched();
    expect(asked).toBe(0);
  });

  it('leave out what is not published', async () => {
    chosen = [{ ...followed, code: 'RWF' }];
    await fetched();
    expect([asked, await shown(), await rates.all()]).toEqual([1, [], []]);
  });

  it('move each by itself', async () => {
    chosen = [followed, { ...followed, code: 'CHF' }];
    await fetched();
    expect(await shown()).toEqual(['EUR 0.8', 'CHF 0.76']);
    answer = { ...on('2026-11-23', 1.25), rates: new Map([...on('', 1.25).rates, ['CHF', 9.5]]) };
    await fetched();
    const waiting = (await new ShownCurrencies(rates).followed(shop())).map((one) => one.waiting?.rate);
    expect([await shown(), waiting]).toEqual([
      ['EUR 0.8', 'CHF 0.76'],
      [undefined, 7.6],
    ]);
  });
});
