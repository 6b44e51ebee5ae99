import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { nextRate, rateBetween } from '../domain/exchange-rate.js';
import type { ExchangeRates, ReferenceRates, Settings } from './ports.js';

/** Nobody published rates just now; those of before stay. */
export class NoRatesPublished extends Error {
  override readonly name = 'NoRatesPublished';
  constructor() {
    super('the published exchange rates could not be read; those of before stay');
  }
}

/** Fetches the rates of the currencies that are shown, or that limits of taxes are in, and have none entered by hand; asks nobody when there are none. */
export class FetchRates {
  constructor(
    private readonly settings: Settings,
    private readonly source: ReferenceRates,
    private readonly rates: ExchangeRates,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoRatesPublished, to be tried again */
  async fetchRates(): Promise<void> {
    const { currency: base, displayCurrencies } = await this.settings.read();
    const isByHand = (code: string) =>
      displayCurrencies.some((one) => one.code === code && one.rate !== null);
    const wanted = [
      ...displayCurrencies.map(({ code }) => code),
      ...(await this.settings.currenciesOfLimits()),
    ];
    const codes = [...new Set(wanted)].filter((code) => code !== base && !isByHand(code));
    if (codes.length === 0) return;
    const published = await this.source.latest();
    if (!published) throw new NoRatesPublished();
    await this.unitOfWork.run(async () => {
      const known = await this.rates.lock();
      for (const code of codes) {
        const rate = rateBetween(published, base, code);
        if (rate === null) continue;
        const before = known.find((one) => one.code === code);
        await this.rates.put(nextRate(before, { base, code }, { rate, day: published.day }));
      }
    });
  }
}
