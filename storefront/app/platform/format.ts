import { common } from './messages/en/common';
import { shopCurrency } from './shop-currency';
import { amountIn, longDay, shortDay } from './messages/en/writing';

/** An amount in the shop's currency: `$1,234.50`. */
export const money = (amount: number): string => amountIn(shopCurrency(), amount);

/** What a delivery costs: `Free`, or the amount. */
export const orFree = (amount: number): string => (amount > 0 ? money(amount) : common.free);

/** A round amount: `$140`. */
export const roundMoney = (amount: number): string => amountIn({ ...shopCurrency(), decimals: 0 }, amount);

/** An amount in the smallest units of the shop's currency. */
export const smallest = (amount: number): number => Math.round(amount * 10 ** shopCurrency().decimals);

/** Smallest units as an amount. */
export const fromSmallest = (units: number): number => units / 10 ** shopCurrency().decimals;

/** An amount in any currency, by its code: `UGX 94,568`. */
export const moneyIn = (currency: string, amount: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' })
    .format(amount)
    .replaceAll('\u00a0', ' ');

/** A price times a quantity, to the smallest unit. */
export const times = (price: number, quantity: number): number => fromSmallest(smallest(price) * quantity);

/** `November 21, 2026` */
export const date = (iso: string): string => longDay(new Date(iso));

/** Made when first needed: see writing.ts. */
let moment: Intl.DateTimeFormat | undefined;

/** `Nov 21, 2026, 2:05 PM` in the reader's own time zone: for private pages only, as servers render in another. */
export const dateTime = (iso: string): string =>
  (moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })).format(
    new Date(iso),
  );

/** `Tue, Nov 24 – Thu, Nov 26`; one day when both are the same. */
export function dateRange(from: string, to: string): string {
  const [first, second] = [shortDay(new Date(from)), shortDay(new Date(to))];
  return first === second ? first : `${first} – ${second}`;
}

/** `t-shirts` becomes `T-shirts`; the rest of the name stays as it is written. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
