import { currencyOfCountry } from '../../kernel/world/currencies-of-countries.js';
import { zoneOfCountry } from '../../kernel/world/time-zones.js';
import { READY_RATES, type ReadyRates } from '../../tax/domain/ready-rates.js';

/** What a shop in a country begins with. */
export interface Proposal {
  /** ISO 3166-1. */
  country: string;
  /** ISO 4217; null where there is none. */
  currency: string | null;
  /** By its name in the IANA database. */
  timeZone: string;
  /** The rates of the whole country; null where the shop knows none. */
  taxes: ReadyRates | null;
}

export const proposalFor = (country: string): Proposal => ({
  country,
  currency: currencyOfCountry(country) ?? null,
  timeZone: zoneOfCountry(country),
  taxes:
    READY_RATES.find((ready) => ready.country === country && ready.region === null && ready.place === null) ??
    null,
});
