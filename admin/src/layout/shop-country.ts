let home = 'UG';

/** Where the shop is, by ISO 3166-1 alpha-2; the demo's until the settings are read. */
export const shopCountry = (): string => home;

export function setShopCountry(code: string): void {
  home = code;
}
