import type { Separator } from '../table-file.js';

/** What stands before the decimals in a file; unclear: both are in it. */
export type DecimalSign = 'comma' | 'point' | 'unclear';

/** Where numbers are in groups of three, what parts the groups besides commas and points. */
const BLANK = /(?<=\d)[\s'’](?=\d{3}(?!\d))/gu;
const FEW_DECIMALS = { comma: /^\d+,(?:\d{1,2}|\d{4,})$/, point: /^\d+\.(?:\d{1,2}|\d{4,})$/ };
const GROUPED = {
  comma: /^\d{1,3}(?:\.\d{3})+,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/,
  point: /^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d+$|^\d{1,3}(?:,\d{2,3})+,\d{3}$/,
};
/** `1.500`, which is fifteen hundred where the point parts groups. */
const IN_GROUPS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** The cell without blanks between its groups of three. */
const joined = (cell: string): string => cell.replaceAll(BLANK, '');

/** The sign that this number alone proves; undefined when it proves none. */
function signIn(number: string): 'comma' | 'point' | undefined {
  const proves = (sign: 'comma' | 'point') => FEW_DECIMALS[sign].test(number) || GROUPED[sign].test(number);
  return (['comma', 'point'] as const).find(proves);
}

/** From the first digit to the last. */
function digitsOf(cell: string): string {
  const last = [...'0123456789'].map((digit) => cell.lastIndexOf(digit));
  return cell.slice(Math.max(cell.search(/\d/), 0), Math.max(...last) + 1);
}

export interface Convention {
  decimalSign: DecimalSign;
  separator: Separator;
  /** Whether a number of the file proves the sign. */
  isProved: boolean;
}

/** How a file writes numbers: by those that leave no doubt, else by what parts its cells. Pure. */
export function conventionOf(cells: readonly string[], separator: Separator): Convention {
  const proved = new Set(cells.map((cell) => signIn(joined(digitsOf(cell)))));
  proved.delete(undefined);
  const isProved = proved.size === 1;
  const [only] = proved;
  if (proved.size > 1) return { decimalSign: 'unclear', separator, isProved };
  return { decimalSign: only ?? (separator === ';' ? 'comma' : 'point'), separator, isProved };
}

/**
 * A cell as the rules read numbers: `1234.5`. Undefined when it may mean two numbers; a cell that is no number comes back as
 * it is, for the rule of its column to refuse. `beside` are the signs that may stand before or after it. Pure.
 */
export function plainNumber(cell: string, file: Convention, beside: readonly string[]): string | undefined {
  const number = joined(without(beside, cell.trim()));
  if (/^\d+$/.test(number)) return number;
  const own = signIn(number);
  if (own !== undefined) return GROUPED[own].test(number) ? ungrouped(number, own) : number.replace(',', '.');
  if (!/^\d+[.,]\d{3}$/.test(number)) return cell;
  return threeAfter(number, file);
}

function without(beside: readonly string[], cell: string): string {
  const before = beside.find((sign) => cell.startsWith(sign)) ?? '';
  const rest = cell.slice(before.length).trimStart();
  const after = before ? '' : (beside.find((sign) => rest.endsWith(sign)) ?? '');
  return rest.slice(0, rest.length - after.length).trimEnd();
}

/** The signs that go with what parts the cells; one stray number proves nothing against them. */
const USUAL: Record<Separator, readonly DecimalSign[]> = {
  ',': ['point'],
  ';': ['comma'],
  tab: ['comma', 'point'],
};

const ungrouped = (number: string, sign: 'comma' | 'point'): string =>
  sign === 'comma' ? number.replaceAll('.', '').replace(',', '.') : number.replaceAll(',', '');

/** Three digits after the one sign: decimals where it is the sign of decimals, a group where the other one is for certain. */
function threeAfter(number: string, { decimalSign, separator, isProved }: Convention): string | undefined {
  const sign = number.includes(',') ? 'comma' : 'point';
  if (sign === decimalSign) {
    const isDecimal = separator === ',' || (separator === ';' ? sign === 'comma' : isProved);
    return isDecimal ? number.replace(',', '.') : undefined;
  }
  const isUsual = USUAL[separator].includes(decimalSign);
  return isUsual && isProved && IN_GROUPS.test(number) ? number.replace(/[.,]/, '') : undefined;
}
