import { TAX_NUMBERS } from './tax-numbers.js';

/** What a VAT number looks like by its two letters, after them (EU Commission, VIES; HMRC and ESTV for GB, XI and CH). */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA|TPV)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
};

/** Letters that are not the country's own, and places whose businesses have numbers of a neighbour (VAT directive, article 7). */
const LETTERS: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR', IM: 'GB' };
const OUTSIDE_EU = ['GB', 'CH'];
/** Northern Ireland, whose goods are under the rules of the EU (Windsor Framework). */
const NORTHERN_IRELAND = /^BT/i;

/** A VAT number as it is kept: `DE136695976`, without blanks, points and hyphens. */
export interface VatNumber {
  /** The two letters it begins with: Greece has EL, Northern Ireland XI. */
  letters: string;
  written: string;
}

/**
 * `offline`: form and check digit alone; `confirmed` or `unknown`: what the register said; `not_confirmed`: it was asked and
 * did not answer; `accepted`: the staff said yes.
 */
export const VAT_CHECKS = ['offline', 'confirmed', 'unknown', 'not_confirmed', 'accepted'] as const;
export type VatCheck = (typeof VAT_CHECKS)[number];

/** A number brought to the form that it is kept in, whatever it is. */
export const compactNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-/\u2010-\u2015]/gu, '');

/** Reads a VAT number with its country's letters, by its form alone; Greece has EL, and many write GR. Null when it has none. */
export function readVatNumber(typed: string): VatNumber | null {
  const written = compactNumber(typed).replace(/^GR(?=\d{9}$)/, 'EL');
  const letters = written.slice(0, 2);
  return FORMATS[letters]?.test(written.slice(2)) ? { letters, written } : null;
}

/** Whether the EU's register keeps the number. */
export const isOfEu = ({ letters }: VatNumber): boolean => !OUTSIDE_EU.includes(letters);

/** Of a place, what tells which numbers are of it. */
export interface VatPlace {
  country: string;
  postcode?: string | null;
}

/** Whether a number may make the buyer owe the tax there: the zone has the rule, and the shop is of another country. */
export const takesVatNumber = (zone: { reverseCharge: boolean }, { country }: VatPlace, seller: string) =>
  zone.reverseCharge && lettersOf(country) !== lettersOf(seller) && lettersOf(country) in FORMATS;

/** What a number of a business is called in a country; null where we know of none. */
export const nameOfNumber = (country: string): string | null => {
  if (lettersOf(country) in FORMATS) return 'VAT number';
  return TAX_NUMBERS[country]?.map(({ name }) => name).join(' or ') ?? null;
};

/** The letters that numbers of a country begin with. */
export const lettersOf = (country: string): string => LETTERS[country] ?? country;

function isOf({ letters }: VatNumber, { country, postcode }: VatPlace): boolean {
  if (letters === 'XI') return country === 'GB' && NORTHERN_IRELAND.test(postcode ?? '');
  return letters === lettersOf(country);
}

/** Why a number that was given does not make its buyer owe the tax. */
export const VAT_HINDRANCES = ['other_country', 'unknown', 'no_answer', 'not_checked'] as const;
export type VatHindrance = (typeof VAT_HINDRANCES)[number];

const HINDERED: Readonly<Record<VatCheck, VatHindrance | null>> = {
  confirmed: null,
  accepted: null,
  unknown: 'unknown',
  not_confirmed: 'no_answer',
  offline: 'not_checked',
};

/**
 * What keeps a business with a number from owing the tax instead of the shop; null where nothing does. The number must be of
 * the place of delivery, within the EU of any member state but that of the shop, where goods leave from (VAT directive,
 * Article 138(1)); and the register or the staff must have confirmed it: form and check digit are anybody's.
 */
export function hindranceOf(
  buyer: VatNumber & { check: VatCheck },
  to: VatPlace,
  seller: string,
): VatHindrance | null {
  const isAbroad = isOfEu(buyer) && buyer.letters !== lettersOf(seller);
  const fits = isIntraCommunity(to, seller) ? isAbroad : isOf(buyer, to);
  return fits ? HINDERED[buyer.check] : 'other_country';
}

/**
 * Whether the buyer owes the tax instead of the shop: a business with a confirmed number of the zone's country, where the
 * zone has the rule and the shop itself is of another country.
 */
export const isReverseCharge = (
  zone: { reverseCharge: boolean },
  buyer: (VatNumber & { check: VatCheck }) | null,
  to: VatPlace,
  seller: string,
): boolean => takesVatNumber(zone, to, seller) && buyer !== null && hindranceOf(buyer, to, seller) === null;

/** Whether goods that go there from a shop of that country stay within the EU: a supply between member states (VAT directive, Article 138). */
export const isIntraCommunity = (to: VatPlace, seller: string): boolean =>
  lettersOf(to.country) !== lettersOf(seller) && isInEu(to) && isInEu({ country: seller });

/** For goods, Northern Ireland is. */
function isInEu({ country, postcode }: VatPlace): boolean {
  if (country === 'GB') return NORTHERN_IRELAND.test(postcode ?? '');
  const letters = lettersOf(country);
  return letters in FORMATS && !OUTSIDE_EU.includes(letters);
}
