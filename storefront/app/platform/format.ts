import { currencyOf, shopCurrency } from './shop-currency';
import { amountIn } from './messages/en/writing';

/** An amount in the shop's currency: `$1,234.50`. */
export const money = (amount: number): string => amountIn(shopCurrency(), amount);

/** A round amount: `$140`. */
export const roundMoney = (amount: number): string => amountIn({ ...shopCurrency(), decimals: 0 }, amount);

/** An amount in the smallest units of the shop's currency. */
export const smallest = (amount: number): number => Math.round(amount * 10 ** shopCurrency().decimals);

/** Smallest units as an amount. */
export const fromSmallest = (units: number): number => units / 10 ** shopCurrency().decimals;

/** An amount in any currency, by its code: `UGX 94,568`. */
export const moneyIn = (currency: string, amount: number): string =>
  amountIn({ ...currencyOf(currency), sign: `${currency} ` }, amount);

/** `t-shirts` becomes `T-shirts`; the rest of the name stays as it is written. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
