import { toDecimal } from './currency.js';
import type { Amount } from './fields/field.js';

/** What a price is told for, by EU directive 98/6: how many of the declared unit make one of it. */
const BASES = {
  g: { per: 'kg', of: 1_000 },
  kg: { per: 'kg', of: 1 },
  ml: { per: 'l', of: 1_000 },
  l: { per: 'l', of: 1 },
  m: { per: 'm', of: 1 },
  'm²': { per: 'm²', of: 1 },
  piece: { per: 'piece', of: 1 },
} as const;

/** Units in which the content of a product is declared. */
export const CONTENT_UNITS = Object.keys(BASES) as (keyof typeof BASES)[];

/** The price for one kilogram, litre, metre, square metre or piece. */
export interface UnitPrice {
  /** In smallest units of the price's currency, rounded half up. */
  price: number;
  per: string;
  /** How much of that the product has: 0.25 of a kilogram. */
  content: number;
}

/** `price` is in smallest units of any currency. Undefined where nobody says how much is in the product. Pure. */
export function unitPrice(price: number, input: Amount | null | undefined): UnitPrice | undefined {
  const base = input && (BASES as Partial<Record<string, { per: string; of: number }>>)[input.unit];
  if (!input || !base) return undefined;
  // what is written with decimals is not always kept exactly: 1.005 * 100 is a little less than 100.5
  const each = Math.round(Number(((price * base.of) / input.amount).toPrecision(12)));
  return { price: each, per: base.per, content: Number((input.amount / base.of).toPrecision(12)) };
}

/** As it is answered: the price as a decimal in the shop's currency. */
export type UnitPriceView = UnitPrice;

/** The member that tells the price for a unit of what costs so many smallest units; none where its content is not known. */
export function unitPriced(smallest: number, content: Amount | null): { unitPrice?: UnitPriceView } {
  const found = unitPrice(smallest, content);
  return found ? { unitPrice: { ...found, price: toDecimal(found.price) } } : {};
}
