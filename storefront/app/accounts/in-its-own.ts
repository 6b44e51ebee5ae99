import { money, moneyIn } from '../platform/format';
import { shopCurrency } from '../platform/shop-currency';

/** An amount in a currency that may be another one than the shop's. */
export const inItsOwn = (amount: number, currency: string) =>
  currency === shopCurrency().code ? money(amount) : moneyIn(currency, amount);
