import { countryName } from './countries.js';
import { compactOf, formsOf, hasPostcodes, inPlainSigns, postcodeIn } from './postcodes.js';

/** What an area says of postcodes: one of them, a beginning, or the numbers from and to that they begin with. */
type Pattern = { kind: 'one' | 'beginning'; text: string } | { kind: 'range'; from: string; to: string };

/** Where some codes are others with more digits: who names `10001` means `10001-1234`, too. */
const LONGER_CODES = new Set([
  'US',
  'AS',
  'FM',
  'GU',
  'MH',
  'MP',
  'PR',
  'PW',
  'UM',
  'VI',
  'SA',
  'TW',
  'IL',
  'LB',
]);
/** Where the part before the blank has no set length: `PA67` and `PA6 7` are two places. */
const WITH_BLANK = new Set(['GB', 'GG', 'JE', 'IM']);

const RANGE = /^(\d{1,10}) ?- ?(\d{1,10})$/;

function read(country: string, written: string): Pattern {
  const text = inPlainSigns(written);
  const beginning = /^(?<begins>.*?)\*$/.exec(inPlainSigns(written.trimStart()))?.groups?.begins;
  if (beginning !== undefined) return { kind: 'beginning', text: beginning };
  const one = postcodeIn(country, text);
  if (one !== null) return { kind: 'one', text: one };
  const [, from, to] = RANGE.exec(text) ?? [];
  return from && to ? { kind: 'range', from, to } : { kind: 'one', text };
}

/** What is compared of a code or a beginning. */
const comparable = (country: string, text: string) =>
  WITH_BLANK.has(country) ? text.replaceAll('-', ' ') : compactOf(text);

/** Without the letters that every code of the country begins with. */
const digitsOf = (code: string) => compactOf(code).replace(/^[A-Z]+(?=\d)/, '');

/** Whether a postcode of the country, however it is written, is one of those. */
export function isPostcodeIn(country: string, postcode: string, patterns: readonly string[]): boolean {
  const code = postcodeIn(country, postcode);
  return code !== null && patterns.some((pattern) => isMeant(country, code, read(country, pattern)));
}

function isMeant(country: string, code: string, pattern: Pattern): boolean {
  if (pattern.kind === 'range') {
    const leading = digitsOf(code).slice(0, pattern.from.length);
    return (
      /^\d+$/.test(leading) &&
      leading.length === pattern.from.length &&
      pattern.from <= leading &&
      leading <= pattern.to
    );
  }
  const [whole, wanted] = [comparable(country, code), comparable(country, pattern.text)];
  if (pattern.kind === 'beginning' && WITH_BLANK.has(country)) return isBeginning(whole, wanted);
  if (pattern.kind === 'beginning')
    return whole.startsWith(wanted) || (/^\d/.test(wanted) && digitsOf(code).startsWith(wanted));
  return whole === wanted || (LONGER_CODES.has(country) && whole.startsWith(wanted));
}

/** `SE1*` is all that begins so, `SE1 *` the district alone, `SE1 9*` a part of it. */
const isBeginning = (code: string, wanted: string) =>
  code.startsWith(wanted) && (wanted.includes(' ') || wanted.length <= code.indexOf(' '));

/** Why a pattern can match nothing in the country, in a sentence; null when it can. */
export function faultOfPattern(country: string, written: string): string | null {
  if (!SHAPE.test(inPlainSigns(written)))
    return `${written} is no postcode; SW1A 1AA, SW1* and 10000-14199 are`;
  if (!hasPostcodes(country)) return `${countryName(country)} has no postcodes`;
  const pattern = read(country, written);
  const canMatch = formsOf(country).some((form) => fits(country, form, pattern));
  return canMatch
    ? null
    : `${written} matches no postcode of ${countryName(country)}, which are like ${example(country)}`;
}

const SHAPE = /^[A-Z\d][A-Z\d -]{0,22}\*?$/;

function fits(country: string, form: string, pattern: Pattern): boolean {
  if (pattern.kind === 'one') return postcodeIn(country, pattern.text) !== null;
  if (pattern.kind === 'range') {
    const digits = /^#+/.exec(compactOf(form).replace(/^[A-Z]+(?=#)/, ''))?.[0].length ?? 0;
    const { from, to } = pattern;
    return !WITH_BLANK.has(country) && from.length === to.length && from <= to && from.length <= digits;
  }
  const signs = comparable(country, form);
  const typed = comparable(country, pattern.text);
  return matchesSigns(signs, typed) || matchesSigns(signs.replace(/^[A-Z]+(?=#)/, ''), typed);
}

const matchesSigns = (signs: string, typed: string) =>
  typed.length <= signs.length && [...typed].every((sign, at) => isSign(signs[at] ?? '', sign));

function isSign(of: string, sign: string): boolean {
  if (of === '#') return /\d/.test(sign);
  if (of === '@') return /[A-Z]/.test(sign);
  return of === '?' ? /[A-Z\d]/.test(sign) : of === sign;
}

/** `12345`, as somebody may write one. */
export const example = (country: string): string => {
  let digit = 0;
  return [...(formsOf(country)[0] ?? '')]
    .map((sign) =>
      sign === '#' ? String((digit = (digit % 9) + 1)) : sign === '@' || sign === '?' ? 'A' : sign,
    )
    .join('');
};
