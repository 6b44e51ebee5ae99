import type { Currency } from '../../kernel/currency.js';
import { Refusal } from '../../kernel/refusal.js';

/** The currency cannot be changed any more: what was sold was sold in it. */
export class CurrencyStands extends Refusal {
  constructor(message: string) {
    super('conflict', 'currency_stands', message, { fields: [{ field: 'currency', message }] });
  }
}

/** What there is in the present currency. */
export interface CountsIn {
  hasOrders: boolean;
  /** Quotes of drafts that may still be accepted. */
  hasQuotes: boolean;
  /** Of products, delivery, discounts, and lines of one's own in drafts. */
  hasPrices: boolean;
}

/** Prices keep their numbers, so that the new currency must write them alike. @throws CurrencyStands */
export function checkChangeOfCurrency(
  before: Currency,
  now: Currency,
  { hasOrders, hasQuotes, hasPrices }: CountsIn,
): void {
  if (hasOrders)
    throw new CurrencyStands(`The shop has sold in ${before.code}, so that it goes on counting in it.`);
  if (hasQuotes)
    throw new CurrencyStands(
      `Quotes that the shop has sent still hold, and count in ${before.code}: withdraw them, or wait until they are over.`,
    );
  if (hasPrices && before.decimals !== now.decimals)
    throw new CurrencyStands(
      `Prices in ${before.code} have other decimals than those in ${now.code}: choose the currency before the first price of a product, of delivery, in a discount or in a draft order.`,
    );
}
