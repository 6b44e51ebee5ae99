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

/** For the server, where `Intl` costs a visitor nothing. */
export function currencyOf(code: string): ShopCurrency {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const parts = format.formatToParts(0);
  const sign = parts.slice(
    0,
    parts.findIndex(({ type }) => type === 'integer'),
  );
  return {
    code,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    sign: sign.map(({ value }) => value.replace('\u00a0', ' ')).join(''),
  };
}
