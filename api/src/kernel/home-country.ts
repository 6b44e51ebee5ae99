import { COUNTRY } from './shop-defaults.js';

let home = COUNTRY;
let region = '';

/** Where the shop is, by ISO 3166-1 alpha-2, as it was read last: whose people write numbers without a country's code. */
export const homeCountry = (): string => home;

/** In which part of it, by ISO 3166-2 without the country: `BY`; empty where nobody has said. */
export const homeRegion = (): string => region;

/** For the settings alone, which know what was decided. */
export function setHomeCountry(code: string, part = ''): void {
  home = code;
  region = part;
}
