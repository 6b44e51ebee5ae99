import { COUNTRY } from './shop-defaults.js';

let home = COUNTRY;

/** Where the shop is, by ISO 3166-1 alpha-2, as it was read last: whose people write numbers without a country's code. */
export const homeCountry = (): string => home;

/** For the settings alone, which know what was decided. */
export function setHomeCountry(code: string): void {
  home = code;
}
