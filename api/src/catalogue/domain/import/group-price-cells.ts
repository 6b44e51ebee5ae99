import { Currency } from '../../../kernel/currency.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { priceIn } from '../own-price.js';

const COLUMN = /^group price (.+) \(([a-z]{3})(?:, from (\d{1,4}))?\)$/i;
const NUMBER = /^\d{1,10}(\.\d{1,3})?$/;
const MOST_PIECES = 99;
/** Takes the price away; an empty cell leaves it. */
const NO_PRICE = 'none';

/** A group of customers that a file may name. */
export interface NamedGroup {
  id: string;
  name: string;
}

/** What a group pays for a variant from so many pieces on; null is no price of its own. */
export interface FiledGroupPrice {
  groupId: string;
  group: string;
  /** ISO 4217. */
  currency: string;
  from: number;
  priceCents: number | null;
}

type Place = Pick<FiledGroupPrice, 'group' | 'currency' | 'from'>;

/** The column of what a group pays: `group price Wholesale (EUR, from 10)`. */
export const groupPriceColumn = ({ group, currency, from }: Place): string =>
  `group price ${group} (${currency}${from > 1 ? `, from ${from}` : ''})`;

export const isGroupPriceColumn = (column: string): boolean => COLUMN.test(column);

/** The currency of such a column, as it is written there. */
export const currencyOfColumn = (column: string): string => COLUMN.exec(column)?.[2]?.toUpperCase() ?? '';

/** A price as it is shown; empty where there is none. */
export const groupPriceText = ({ currency, priceCents }: FiledGroupPrice): string =>
  priceCents === null ? '' : String(Currency.of(currency).toDecimal(priceCents));

export const samePlace = (one: FiledGroupPrice, other: FiledGroupPrice): boolean =>
  one.groupId === other.groupId && one.currency === other.currency && one.from === other.from;

/** What groups are to pay by the cells of a line; what cannot be is told at its column. An empty cell wants nothing. */
export function readGroupPrices(
  cells: Readonly<Record<string, string>>,
  groups: readonly NamedGroup[],
  errors: FieldError[],
): FiledGroupPrice[] {
  const read: { column: string; wanted: FiledGroupPrice }[] = [];
  for (const [column, cell] of Object.entries(cells)) {
    const [, named, code = '', pieces = '1'] = COLUMN.exec(column) ?? [];
    const text = cell.trim();
    if (named === undefined || text === '') continue;
    const called = groups.filter(({ name }) => spellingKey(name) === spellingKey(named));
    const [group, currency, from] = [called[0], code.toUpperCase(), Number(pieces)];
    const price =
      text.toLowerCase() === NO_PRICE ? null : priceIn(currency, NUMBER.test(text) ? Number(text) : text);
    const problem =
      (group ? undefined : `There is no group of customers called ${named}`) ??
      (called.length > 1
        ? `${called.length} groups of customers are called ${named}: give them names that differ in more than capital letters`
        : undefined) ??
      (from >= 1 && from <= MOST_PIECES
        ? undefined
        : `from must be a whole number from 1 to ${MOST_PIECES}`) ??
      (price === null && !Currency.codes().includes(currency)
        ? `${currency} is not a currency`
        : undefined) ??
      (typeof price === 'string' ? price : undefined);
    if (!group || problem !== undefined || typeof price === 'string') {
      errors.push({ field: column, message: problem ?? '' });
      continue;
    }
    const wanted = { groupId: group.id, group: group.name, currency, from, priceCents: price };
    const same = read.find((one) => samePlace(one.wanted, wanted));
    if (same) errors.push({ field: column, message: `${same.column} is the same price` });
    else read.push({ column, wanted });
  }
  return read.map(({ wanted }) => wanted);
}
