import { baseCurrency, Currency } from '../../kernel/currency.js';

/** A number as people write it: 1,500 or 1 500 or 1.500,50 or 1500.250. */
const NUMBER = String.raw`\d{1,3}(?:[,.\u0020'\u2019]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?(?!\d)`;
/** Words for money that are no code of a currency. */
const WORDS =
  'dollars?|bucks|euros?|pounds?|shillings?|francs?|rupees?|yen|yuan|cents?|rs\\.?|kr\\.?|ksh|ush|tsh';
const CODES = Currency.codes().join('|').toLowerCase();
const MONEY = String.raw`(?:[a-z]{0,3}\p{Sc}|${WORDS}|${CODES})`;

/** A price in a text of small letters, with or without the sign, the code or the word of a currency before or behind it. */
export const PRICE = String.raw`(?:${MONEY})?\s?(?:${NUMBER})k?(?:\s?${MONEY}(?![\p{L}\p{N}]))?`;

const LARGEST = 99_999_999.99;
const ONLY_NUMBER = new RegExp(`(${NUMBER})(k?)`, 'u');

/**
 * The amount of a price as typed; more than anything costs is that. The last mark before one or two figures is the decimal one. Before three it parts
 * thousands, unless the number cannot be parted so; where the shop's currency has three decimals, the point is its decimal mark, as pages write it.
 */
export function amountIn(price: string): number | undefined {
  const [, number, thousand] = ONLY_NUMBER.exec(price) ?? [];
  if (number === undefined) return undefined;
  const [, whole = number, part = ''] = DECIMALS.exec(number) ?? thousandths(number) ?? [];
  const amount = Number(`${whole.replace(/\D/g, '')}.${part || '0'}`);
  return Math.min(LARGEST, amount * (thousand ? 1_000 : 1));
}

const DECIMALS = /^(.*)[.,](\d{1,2})$/;

/** 1500.250 anywhere; 12.500, 1,500.250 and 1.500,250 where there are thousandths. */
function thousandths(number: string): RegExpExecArray | null {
  const unparted = /^(\d{4,}|0)[.,](\d{3})$/.exec(number);
  if (unparted || baseCurrency().decimals !== 3) return unparted;
  return /^([^.]+)\.(\d{3})$/.exec(number) ?? /^(\d+(?:[. ]\d{3})+),(\d{3})$/.exec(number);
}
