import { createContext, useContext } from 'react';
import { money } from './format';
import { amountIn } from './messages/en/writing';
import { currencyOf, shopCurrency } from './shop-currency';

const Code = createContext<string | null>(null);

/** All amounts inside are in this currency, by ISO 4217: those of an order, or of a quote. */
export const AmountsIn = Code.Provider;

/** In the currency by its sign: `€23.29`, `¥7,620`. */
const written = (currency: string) => (amount: number) => amountIn(currencyOf(currency), amount);

/** Writes amounts in this currency; null is the shop's. */
export const moneyOf = (code: string | null): ((amount: number) => string) =>
  !code || code === shopCurrency().code ? money : written(code);

/** Writes an amount in the currency of what is around it; in the shop's where nothing says so. */
export const useMoney = (): ((amount: number) => string) => moneyOf(useContext(Code));
