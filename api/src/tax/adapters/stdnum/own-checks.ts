/** Each digit times its weight, added up, modulo 11. */
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11;

const digitsOf = (rest: string): number[] => [...rest].map(Number);

const LEGAL = [1, 2, 3, 4, 5, 6, 7, 8];
const LEGAL_AGAIN = [3, 4, 5, 6, 7, 8, 9, 10];
const CITIZEN = [2, 4, 8, 5, 10, 9, 7, 3, 6];
const FOREIGNER = [21, 19, 17, 13, 11, 9, 7, 3, 1];
const OTHER = [4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Bulgaria: EIK of companies with nine digits, of persons EGN, PNF or other with ten (National Revenue Agency; the rules are
 * those of VIES). `stdnum` 1.12.0 knows companies by the first digits 0 to 3 and 9 alone and takes wrong ones of ten digits.
 */
export function bulgarian(rest: string): boolean {
  const digits = digitsOf(rest);
  const last = digits.at(-1);
  if (rest.length === 9) {
    const first = weighed(digits, LEGAL);
    return last === (first === 10 ? weighed(digits, LEGAL_AGAIN) % 10 : first);
  }
  const foreigner = FOREIGNER.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 10;
  const other = 11 - weighed(digits, OTHER);
  return [weighed(digits, CITIZEN) % 10, foreigner, other === 10 ? -1 : other % 11].includes(last ?? -2);
}

/** Czechia: nine digits that begin with 6, of persons without a birth number. `stdnum` 1.12.0 weighs the 6 as well. */
export function czechWithSix(rest: string): boolean {
  if (!/^6\d{8}$/.test(rest)) return false;
  const digits = digitsOf(rest.slice(1));
  const sum = weighed(digits, [8, 7, 6, 5, 4, 3, 2]);
  return digits[7] === (8 - ((((10 - sum) % 11) + 11) % 11) + 10) % 10;
}

/**
 * Latvia: persons' VAT numbers are their personal codes, which tell no date of birth and begin with 32 since July 2017 (Law on the Register of Natural
 * Persons); no check digit is published. `stdnum` 1.12.0 reads 32 as a day.
 */
export const latvianPerson = (rest: string): boolean => /^32\d{9}$/.test(rest);

/**
 * Taiwan: since April 2023 the digits of the products are a multiple of 5, not of 10 (Ministry of Finance: numbers of before had run out), and a 7 in the
 * seventh place counts 0 or 1. `stdnum` 1.12.0 refuses what was given out since.
 */
export function taiwanese(written: string): boolean {
  if (!/^\d{8}$/.test(written)) return false;
  const digits = digitsOf(written);
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((all, weight, index) => {
    const product = weight * (digits[index] ?? 0);
    return all + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (digits[6] === 7 && sum % 5 === 4);
}

/**
 * Argentina: persons' numbers begin with 25 and 26, too, where two persons would have the same one (AFIP, on the CUIT: 20, 23, 24, 25, 26 and 27).
 * `stdnum` 1.12.0 knows neither. The check digit is that of all others; a number that would have 10 is not given out.
 */
export function argentinianPerson(written: string): boolean {
  if (!/^2[56]\d{9}$/.test(written)) return false;
  const digits = digitsOf(written);
  return digits[10] === (11 - weighed(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])) % 11;
}

const SIGNS_OF_UEN = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/**
 * Singapore: variable capital companies (VC, Variable Capital Companies Act 2018, in force since January 2020). `stdnum` 1.12.0 does not know that kind of entity;
 * the last sign is that of all numbers that begin with T.
 */
export function singaporeanFund(written: string): boolean {
  if (!/^T\d\dVC\d{4}[A-Z]$/.test(written)) return false;
  const signs = [...written].map((sign) => SIGNS_OF_UEN.indexOf(sign));
  return SIGNS_OF_UEN[(weighed(signs, [4, 3, 5, 3, 10, 2, 2, 5, 7]) + 6) % 11] === written[9];
}

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * India: Ladakh (38, its own since 2020) and other territory (97), of which `stdnum` 1.12.0 knows neither. The last sign is Luhn's of 36 signs (GST
 * Network), as everywhere in India.
 */
export function indianByNewCodes(written: string): boolean {
  if (!/^(38|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(written)) return false;
  const sum = [...written].reduce((all, sign, index) => {
    const product = SIGNS.indexOf(sign) * (index % 2 ? 2 : 1);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return sum % 36 === 0;
}

/**
 * Numbers of identity cards that are tax numbers by now, and what is told of a number to the library. Indonesia (PMK 112/PMK.03/2022): sixteen digits, of
 * persons those of their card, of others mostly a 0 before the fifteen of before. Ghana: the Ghana Card's, of persons since April 2021 (Ghana
 * Revenue Authority). No check digit is published of either; `stdnum` 1.12.0 knows the older numbers alone.
 */
const OF_CARDS: Readonly<Record<string, RegExp>> = { GH: /^GHA\d{10}$/, ID: /^[1-9]\d{15}$/ };
export const isOfCard = (country: string, written: string): boolean =>
  OF_CARDS[country]?.test(written) ?? false;
export const asBefore = (country: string, written: string): string =>
  country === 'ID' ? written.replace(/^0(?=\d{15}$)/, '') : written;
