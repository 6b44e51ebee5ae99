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
