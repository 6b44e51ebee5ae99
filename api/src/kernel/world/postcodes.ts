import { POSTCODE_FORMS } from './postcode-forms.js';
import { POSTCODES_OF_REGIONS } from './postcodes-of-regions.js';
import { tableByCountry } from './table-by-country.js';

const FORMS = tableByCountry(POSTCODE_FORMS);
const SIGNS: Readonly<Record<string, string>> = {
  '#': String.raw`\d`,
  '@': '[A-Z]',
  '?': String.raw`[A-Z\d]`,
};
/** The first letters of a code are a post town's: an `l` for an `I` names none of them. */
const BRITISH =
  /^(AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EC|EH|EN|EX|FK|FY|GL|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE|[BEGLMNSW])\d|^GIR|^BFPO/;
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]/;
const REAL: Readonly<Record<string, RegExp>> = { GB: BRITISH, CA: CANADIAN };
/** What people write before the digits: the letters of the country, or the ones of its cars. */
const LETTERS: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  ES: 'E',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  FI: 'SF',
};

export const formsOf = (country: string): readonly string[] => FORMS.get(country)?.split('|') ?? [];

export const hasPostcodes = (country: string): boolean => FORMS.has(country);

/** In the signs that forms are made of: Latin capitals, digits, blanks and hyphens, of whatever script and width they were. */
export const inPlainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\p{Pd}|\u2212/gu, '-')
    .replaceAll(/[\p{Cf}\u3012]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** The digits of each script stand in a row from nought to nine. */
function digitOf(sign: string): string {
  let first = sign.codePointAt(0) ?? 0;
  const value = first;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1)) && value - first < 9) first -= 1;
  return String(value - first);
}

export const compactOf = (plain: string): string => plain.replaceAll(/[\s-]/g, '');

/** The postcode as the country writes it, however it was typed; null for what is none there. */
export function postcodeIn(country: string, typed: string): string | null {
  const plain = inPlainSigns(typed);
  const own = LETTERS[country];
  const prefix = new RegExp(`^(?:${own === undefined ? '' : `${own}|`}${country})(?:-| |(?=\\d))`);
  return written(country, compactOf(plain)) ?? written(country, compactOf(plain.replace(prefix, '')));
}

function written(country: string, compact: string): string | null {
  if (REAL[country]?.test(compact) === false) return null;
  for (const form of formsOf(country)) {
    const code = inForm(form, compact);
    if (code !== null) return code;
  }
  return null;
}

/** `12345` in the form `### ##` is `123 45`; without the letters that the form begins with, too. */
function inForm(form: string, compact: string): string | null {
  const signs = compactOf(form);
  const letters = /^[A-Z]+(?=#)/.exec(signs)?.[0] ?? '';
  const whole = compact.length === signs.length - letters.length ? letters + compact : compact;
  if (!new RegExp(`^${[...signs].map((sign) => SIGNS[sign] ?? sign).join('')}$`).test(whole)) return null;
  let next = 0;
  return [...form].map((sign) => (sign === ' ' || sign === '-' ? sign : (whole[next++] ?? ''))).join('');
}

/** A regular expression for what people may type as one: letters of either case, blanks and hyphens or not. */
export function postcodePattern(country: string): string {
  const ofForm = (form: string) => {
    const letters = /^[A-Z]+[ -]?(?=#)/.exec(form)?.[0] ?? '';
    const signs = [...form.slice(letters.length)].map((sign) =>
      /[ -]/.test(sign) ? '[ -]?' : (LOOSE[sign] ?? sign),
    );
    return `${letters && `(?:${letters.replace(/[ -]/, '[ -]?')})?`}${signs.join('')}`;
  };
  return `^(?:(?:${[LETTERS[country], country].filter(Boolean).join('|')})[ -]?)?(?:${formsOf(country).map(ofForm).join('|')})$`;
}

const LOOSE: Readonly<Record<string, string>> = {
  '#': String.raw`\d`,
  '@': '[A-Za-z]',
  '?': String.raw`[A-Za-z\d]`,
};

/** Whether it is known which postcodes the regions of a country have. */
export const hasPostcodesByRegion = (country: string): boolean => country in POSTCODES_OF_REGIONS;

/** Whether a region, by the code that ISO 3166-2 gives it, can have this postcode; true where nobody says which it has. */
export function isPostcodeOfRegion(country: string, region: string, postcode: string): boolean {
  const rows = POSTCODES_OF_REGIONS[country]?.split(';').map((row) => row.split(' '));
  const beginning = rows?.find(([code]) => code?.toLowerCase() === region)?.[1];
  return beginning === undefined || new RegExp(`^(?:${beginning})`).test(compactOf(postcode));
}
