/** A number with a point before its decimals and no naughts behind them: `24.5000` is `24.5`; what is no such number stays. */
export function plainDecimal(cell: string): string {
  if (!/^-?\d+\.\d+$/.test(cell)) return cell;
  const last = Math.max(...[...'123456789.'].map((sign) => cell.lastIndexOf(sign)));
  return cell.slice(0, cell[last] === '.' ? last : last + 1);
}

const YES = ['true', 'yes', 'y', '1', 't', 'on'];
const NO = ['false', 'no', 'n', '0', 'f', 'off'];

/** Undefined where it says neither, or nothing. */
export function flagOf(cell: string | undefined): boolean | undefined {
  const word = cell?.trim().toLowerCase() ?? '';
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

const GRAMS: Readonly<Record<string, number>> = {
  kg: 1_000,
  g: 1,
  lb: 453.592_37,
  lbs: 453.592_37,
  oz: 28.349_523_125,
};
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1_000, in: 25.4, yd: 914.4 };
export const WEIGHT_UNITS = ['kg', 'g', 'lbs', 'oz'] as const;
export const LENGTH_UNITS = ['cm', 'm', 'mm', 'in', 'yd'] as const;

function measured(cell: string, factor: number | undefined): string {
  const number = Number(cell.replace(',', '.'));
  return factor === undefined || !cell || Number.isNaN(number) ? cell : String(Math.round(number * factor));
}

/** Whole grams; what is no number stays, for the rule of its column to refuse. */
export const gramsOf = (cell: string, unit: string): string => measured(cell.trim(), GRAMS[unit]);
/** Whole millimetres. */
export const millimetresOf = (cell: string, unit: string): string => measured(cell.trim(), MILLIMETRES[unit]);

/** What one pays less than before, in percent with two decimals; empty where it is no less. Both are plain numbers. */
export function percentOff(price: string, before: string): string {
  const [now, then] = [Number(price), Number(before)];
  if (!price || !before || !(then > now) || !(now > 0)) return '';
  const percent = Math.round((1 - now / then) * 10_000) / 100;
  return percent > 0 && percent < 100 ? String(percent) : '';
}

/** The last name of `Clothes > Shirts`. */
export const leafOf = (path: string): string => path.split('>').at(-1)?.trim() ?? '';

/** A text cut to its length at the end of a word. */
export function cutText(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const cut = signs.slice(0, most - 1).join('');
  const word = cut.lastIndexOf(' ');
  return `${(word > most / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
