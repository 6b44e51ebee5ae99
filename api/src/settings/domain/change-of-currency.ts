import type { Currency } from '../../kernel/currency.js';
import { Refusal } from '../../kernel/refusal.js';

/** The currency cannot be changed any more: what was sold was sold in it. */
export class CurrencyStands extends Refusal {
  constructor(message: string) {
    super('conflict', 'currency_stands', message, { fields: [{ field: 'currency', message }] });
  }
}

/** Prices keep their numbers, so that the new currency must write them alike. @throws CurrencyStands */
export function checkChangeOfCurrency(
  before: Currency,
  now: Currency,
  { hasOrders, hasPrices }: { hasOrders: boolean; hasPrices: boolean },
): void {
  if (hasOrders)
    throw new CurrencyStands(`The shop has sold in ${before.code}, so that it goes on counting in it.`);
  if (hasPrices && before.decimals !== now.decimals)
    throw new CurrencyStands(
      `Prices in ${before.code} have other decimals than those in ${now.code}: choose the currency before the first price of a product, of delivery or in a coupon.`,
    );
}
