import { isUuid } from '../../kernel/uuid.js';
import { baseCurrency, Currency, HIGHEST_PRICE, toSmallest } from '../../kernel/currency.js';
import { originalPrice } from '../../kernel/original-price.js';
import type { OwnPrices } from '../../kernel/own-price.js';
import { isFault, readName, type LineFault, type NamedVariant } from './named-variant.js';
import { ownPrice } from './own-price.js';
import { isPrice, noPrice, tooHigh } from './price.js';

/** So many prices are taken at once. */
export const MOST_PRICES = 1_000;
const MOST_PIECES = 99;
/** What a variant is to cost, checked. */
export interface SentPrice {
  of: NamedVariant;
  /** ISO 4217. */
  currency: string;
  /** Null is everybody. */
  groupId: string | null;
  /** From so many pieces on; 1 for everybody. */
  from: number;
  /** In the smallest unit of its currency; null takes it away. */
  priceCents: number | null;
}

/** Why a price is not taken, in a sentence at its member. */
export type PriceFault = LineFault<'sku' | 'variantId' | 'currency' | 'groupId' | 'from' | 'price' | 'line'>;

/** A variant on sale with what it costs everybody now. */
export interface PricedVariant {
  variantId: string;
  productId: string;
  sku: string;
  /** In the smallest unit of the shop's currency. */
  priceCents: number;
  /** In other currencies. */
  ownPrices: OwnPrices;
  /** What is taken off its product, in percent, and whether that ends by itself. */
  discount: number;
  ends: boolean;
}

/** One line of what another system sends. Pure. */
export function readPrice(sent: unknown): SentPrice | PriceFault {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return { field: 'line', message: 'Each price must be an object' };
  const line = sent as Partial<Record<string, unknown>>;
  const of = readName(line['sku'], line['variantId']);
  if (isFault(of)) return of;
  const { currency = baseCurrency().code, groupId = null, from = 1, price } = line;
  if (typeof currency !== 'string' || !Currency.codes().includes(currency))
    return { field: 'currency', message: 'currency must be a code of ISO 4217' };
  if (groupId !== null && (typeof groupId !== 'string' || !isUuid(groupId)))
    return { field: 'groupId', message: 'groupId must be the id of a group of customers' };
  if (!Number.isInteger(from) || (from as number) < 1 || (from as number) > MOST_PIECES)
    return { field: 'from', message: `from must be a whole number from 1 to ${MOST_PIECES}` };
  if (groupId === null && from !== 1)
    return { field: 'from', message: 'Only a price of a group begins at a number of pieces' };
  const priceCents = centsOf(price, currency, groupId !== null);
  if (typeof priceCents === 'string') return { field: 'price', message: priceCents };
  return { of, currency, groupId: groupId?.toLowerCase() ?? null, from: from as number, priceCents };
}

/** Whole smallest units, null where the price is taken away, or the sentence that says why it is none. */
function centsOf(price: unknown, currency: string, isOfGroup: boolean): number | null | string {
  const isBase = currency === baseCurrency().code;
  if (price === null)
    return isBase && !isOfGroup
      ? 'What it costs everybody in the currency of the shop cannot be taken away'
      : null;
  if (!isBase) return ownPrice(currency, price);
  return isPrice(price) ? toSmallest(price as number) : noPrice(price);
}

/** Whether the variant can cost so much: what a discount leaves behind when it ends is a price, too. Pure. */
export function faultOfPrice(
  { groupId, currency, priceCents }: SentPrice,
  { discount, ends }: PricedVariant,
): PriceFault | undefined {
  if (groupId !== null || priceCents === null || currency !== baseCurrency().code || !ends) return undefined;
  return (originalPrice(priceCents, discount) ?? 0) <= HIGHEST_PRICE
    ? undefined
    : { field: 'price', message: `${tooHigh()} when its discount has ended` };
}
