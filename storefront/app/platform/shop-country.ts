let current = '';

/** Where the shop is, by ISO 3166-1; empty until it is known. */
export const shopCountry = (): string => current;

/** Told by whoever has read the settings: the server's loader, and the root route in the browser. */
export function setShopCountry(code: string): void {
  current = code;
}
