import type { DisplayCurrency } from '../../kernel/display-currency.js';
import type { FetchedRate } from '../domain/exchange-rate.js';
import type { ShopSettings } from '../../kernel/settings/settings.js';
import type { ExchangeRates } from './ports.js';

type Chosen = Pick<ShopSettings, 'currency' | 'displayCurrencies'>;

/** The rate of a currency that follows the published ones; null before the first was fetched. */
export interface FollowedRate extends Pick<FetchedRate, 'code' | 'waiting'> {
  rate: number | null;
  day: string | null;
}

/** A currency with the rate that holds now. */
export interface ShownCurrency extends DisplayCurrency {
  /** ISO date for which the rate was published; null when staff entered it. */
  published: string | null;
}

/** Which currencies shoppers see, at which rate. */
export class ShownCurrencies {
  constructor(private readonly rates: ExchangeRates) {}

  /** A rate entered by hand wins over a fetched one; without any the currency is not shown. */
  async of(settings: Chosen): Promise<ShownCurrency[]> {
    const followed = await this.followed(settings);
    return settings.displayCurrencies.flatMap((chosen) => {
      const { rate, day } = chosen.rate
        ? { rate: chosen.rate, day: null }
        : (followed.find(({ code }) => code === chosen.code) ?? { rate: null, day: null });
      return rate ? [{ ...chosen, rate, published: day }] : [];
    });
  }

  /** Units of any currency for one of the shop's: entered by hand, or fetched last; null where neither is. */
  async rateOf({ currency, displayCurrencies }: Chosen, code: string): Promise<number | null> {
    const byHand = displayCurrencies.find((one) => one.code === code)?.rate;
    if (byHand) return byHand;
    const fetched = await this.rates.all();
    return fetched.find((one) => one.code === code && one.base === currency)?.rate ?? null;
  }

  /** Those that have no rate entered by hand; reads nothing when there are none. */
  async followed({ currency, displayCurrencies }: Chosen): Promise<FollowedRate[]> {
    const codes = displayCurrencies.filter(({ rate }) => rate === null).map(({ code }) => code);
    if (codes.length === 0) return [];
    const fetched = await this.rates.all();
    return codes.map((code) => {
      const known = fetched.find((one) => one.code === code && one.base === currency);
      return { code, rate: known?.rate ?? null, day: known?.day ?? null, waiting: known?.waiting ?? null };
    });
  }
}
