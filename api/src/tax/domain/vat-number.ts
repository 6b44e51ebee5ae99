import { CHECKS } from './vat-checks.js';

/** What a VAT number looks like by country, after its two letters (EU Commission, VIES; HMRC and ESTV for GB and CH). */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12})$/,
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
};

/** A VAT number as it is kept: `DE136695976`, without blanks, points and hyphens. */
export interface VatNumber {
  /** ISO 3166-1 alpha-2: Greece is GR here, EL on the number. */
  country: string;
  written: string;
}

/**
 * Reads a VAT number with its country's letters. Null when the form or a check digit is wrong; whether somebody has it,
 * only the register of the country knows.
 */
export function readVatNumber(typed: string): VatNumber | null {
  const written = typed.toUpperCase().replaceAll(/[\s.-]/g, '');
  const letters = written.slice(0, 2);
  const rest = written.slice(2);
  if (!FORMATS[letters]?.test(rest)) return null;
  if (CHECKS[letters]?.(rest) === false) return null;
  return { country: letters === 'EL' ? 'GR' : letters, written };
}

const OUTSIDE_EU = ['GB', 'CH'];

/** Whether the EU's register keeps the number. */
export const isOfEu = ({ country }: VatNumber): boolean => !OUTSIDE_EU.includes(country);

/** Whether a number may make the buyer owe the tax there: the zone has the rule, and the shop is of another country. */
export const takesVatNumber = (zone: { reverseCharge: boolean }, destination: string, seller: string) =>
  zone.reverseCharge && destination !== seller && lettersOf(destination) in FORMATS;

const lettersOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * Whether the buyer owes the tax instead of the shop: a business with a VAT number of the zone's country, where the zone
 * has the rule and the shop itself is of another country.
 */
export function isReverseCharge(
  zone: { reverseCharge: boolean },
  buyer: VatNumber | null,
  destination: string,
  seller: string,
): boolean {
  return takesVatNumber(zone, destination, seller) && buyer?.country === destination;
}
