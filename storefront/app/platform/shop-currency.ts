import { DECIMALS, SIGNS } from '@duka/client/currencies';

/** How amounts of the shop are written: the sign in front, blank included, and the digits after the point. */
export interface ShopCurrency {
  /** ISO 4217. */
  code: string;
  decimals: number;
  /** `$`, `€`, `RWF `. */
  sign: string;
}

let current: ShopCurrency = { code: 'USD', decimals: 2, sign: '$' };

/** What the shop counts in: by its settings, or the demo's until they are known. */
export const shopCurrency = (): ShopCurrency => current;

/** Told by whoever has read the settings: the server's loader, and the root route in the browser. */
export function setShopCurrency(currency: ShopCurrency): void {
  current = currency;
}

/** By the tables of the repository: no browser's own, which differ. */
export const currencyOf = (code: string): ShopCurrency => ({
  code,
  decimals: DECIMALS[code] ?? 2,
  sign: SIGNS[code] ?? `${code} `,
});
