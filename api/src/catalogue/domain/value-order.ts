import { LETTER_SIZES, UNITS } from './value-units.js';

/** Where a value stands: letter sizes, then figures and measures, then everything else. */
type Place = readonly [group: 0 | 1 | 2, kind: number, figures: readonly number[]];

const { compare: inAlphabet } = new Intl.Collator('en', { numeric: true });
const OTHER: Place = [2, 0, []];
const FRACTIONS: Record<string, string> = { '¼': '.25', '½': '.5', '¾': '.75', '⅓': '.333', '⅔': '.667' };
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** In parentheses, what explains a size: `M (38-40)`. */
const ASIDE = /\([^()]*\)$/;
/** What may stand between the figures of sides, packs and spans. */
const BETWEEN = /^(?: ?[x×*/–-] ?| to )$/;

/**
 * The order of an option's values in lists that the shop puts in order: letter sizes from the smallest (2XL is XXL), figures
 * and measures by what they amount to (100 ml before 1 l), others as in a dictionary with figures as numbers. For `sort`.
 */
export function compareValues(one: string, other: string): number {
  const [a, b] = [placeOf(one), placeOf(other)];
  const [group, kind] = [a[0] - b[0], a[1] - b[1]];
  return (
    group ||
    kind ||
    compareFigures(a[2], b[2]) ||
    inAlphabet(one, other) ||
    Number(one > other) - Number(one < other)
  );
}

function compareFigures(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((figure, place) => figure !== b[place]);
  if (at < 0) return a.length - b.length;
  const other = b[at];
  return other === undefined ? 1 : (a[at] ?? 0) - other;
}

function placeOf(value: string): Place {
  const text = value.toLowerCase().replace(/\s+/g, ' ').trim().replace(ASIDE, '').trim();
  const size = letterSize(text) ?? betweenSizes(text);
  return size === undefined ? (measure(text) ?? OTHER) : [0, 0, [size]];
}

/** 0 is medium, one more is a size larger. */
function letterSize(text: string): number | undefined {
  const bare = text.replaceAll('extra', 'x').replace(/[ .-]/g, '');
  const [, times = '', xs = '', letter = ''] = /^(\d{0,2})(x*)([a-wyz]*)$/.exec(bare) ?? [];
  const way = Object.hasOwn(LETTER_SIZES, letter) ? LETTER_SIZES[letter] : undefined;
  if (way === undefined || (way === 0 && bare !== letter) || (times !== '' && xs !== 'x')) return undefined;
  return way * (1 + (times === '' ? xs.length : Number(times)));
}

/** `S/M` and `L - XL` stand between the two. */
function betweenSizes(text: string): number | undefined {
  const sizes = text.split(/ to |[/–-]/).map(letterSize);
  const [from, to] = sizes;
  return sizes.length === 2 && from !== undefined && to !== undefined ? (from + to) / 2 : undefined;
}

/** Figures alone, or in a unit that is known. */
function measure(text: string): Place | undefined {
  const plain = text
    .replace(/(?<=\d) ?([¼½¾⅓⅔])/g, (_, sign: string) => FRACTIONS[sign] ?? '')
    .replace(/(?<=\d) ([123])\/([234])(?!\d)/g, asDecimal);
  const [before, ...between] = plain.split(NUMBER);
  const unit = UNITS.get(between.pop()?.replaceAll('.', '').trim() ?? 'none');
  if (before !== '' || !unit || !between.every((sign) => BETWEEN.test(sign))) return undefined;
  const parts = plain.match(NUMBER)?.map(asNumber) ?? [];
  const isPack = unit.isAmount && between.some((sign) => /[x×*]/.test(sign));
  const numbers = isPack ? [parts.reduce((product, part) => product * part, 1)] : parts;
  return [1, unit.kind, numbers.map((number) => number * unit.factor)];
}

/** `36 2/3` of shoes. */
const asDecimal = (_: string, over: string, under: string): string =>
  (Number(over) / Number(under)).toFixed(3).slice(1);

/** A comma before exactly three digits parts thousands, unless nothing but a nought is before it. */
function asNumber(text: string): number {
  const isThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text);
  return Number.parseFloat(isThousands ? text.replaceAll(',', '') : text.replace(',', '.'));
}
