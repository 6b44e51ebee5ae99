type Check = (rest: string) => boolean;

const digitsOf = (text: string): number[] => [...text].filter((one) => /\d/.test(one)).map(Number);

/** Each digit times its weight, added up. */
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

/** The last digit is what `rule` makes of the others. */
const last =
  (weights: readonly number[], rule: (sum: number) => number): Check =>
  (rest) => {
    const digits = digitsOf(rest);
    return digits[weights.length] === rule(weighed(digits, weights));
  };

/** The weighed digits, the check digit among them, are a multiple. */
const multiple =
  (weights: readonly number[], of: number): Check =>
  (rest) =>
    weighed(digitsOf(rest), weights) % of === 0;

/** 10 becomes 0. */
const upTo11 = (sum: number): number => ((11 - (sum % 11)) % 11) % 10;

/** ISO 7064, MOD 11,10. */
const iso7064: Check = (rest) => {
  const digits = digitsOf(rest);
  const product = digits.slice(0, -1).reduce((state, digit) => {
    const sum = (digit + state) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return (11 - product) % 10 === digits.at(-1);
};

/** Luhn's: every second digit from the right doubled, its digits added. */
const luhn: Check = (rest) => {
  const digits = digitsOf(rest).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const twice = index % 2 === 1 ? digit * 2 : digit;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

const austria: Check = (rest) => {
  const digits = digitsOf(rest);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => {
    const twice = index % 2 === 1 ? digit * 2 : digit;
    return total + (twice > 9 ? twice - 9 : twice);
  }, 4);
  return digits[7] === (10 - (sum % 10)) % 10;
};

const france: Check = (rest) => {
  const key = Number(rest.slice(0, 2));
  // a key with letters belongs to nobody's rule that is public
  return Number.isNaN(key) || key === (12 + 3 * (Number(rest.slice(2)) % 97)) % 97;
};

const britain: Check = (rest) => {
  const sum = weighed(digitsOf(rest), [8, 7, 6, 5, 4, 3, 2, 10, 1]);
  return sum % 97 === 0 || (sum + 55) % 97 === 0;
};

const netherlands: Check = (rest) => {
  const letters = [...`NL${rest}`].map((one) => (/\d/.test(one) ? one : String(one.charCodeAt(0) - 55)));
  return (
    BigInt(letters.join('')) % 97n === 1n ||
    last([9, 8, 7, 6, 5, 4, 3, 2], (sum) => sum % 11)(rest.slice(0, 9))
  );
};

/** Check digits by the letters of a number; a country without an entry has none that is public or plain. */
export const CHECKS: Readonly<Record<string, Check>> = {
  AT: austria,
  BE: (rest) => Number(rest.slice(8)) === 97 - (Number(rest.slice(0, 8)) % 97),
  DE: iso7064,
  DK: multiple([2, 7, 6, 5, 4, 3, 2, 1], 11),
  EE: multiple([3, 7, 1, 3, 7, 1, 3, 7, 1], 10),
  EL: last([256, 128, 64, 32, 16, 8, 4, 2], (sum) => (sum % 11) % 10),
  FI: last([7, 9, 10, 5, 8, 4, 2], (sum) => (11 - (sum % 11)) % 11),
  FR: france,
  GB: britain,
  HR: iso7064,
  HU: multiple([9, 7, 3, 1, 9, 7, 3, 1], 10),
  IT: luhn,
  LU: (rest) => Number(rest.slice(0, 6)) % 89 === Number(rest.slice(6)),
  MT: (rest) => Number(rest.slice(6)) === 37 - (weighed(digitsOf(rest), [3, 4, 6, 7, 8, 9]) % 37),
  NL: netherlands,
  PL: last([6, 5, 7, 2, 3, 4, 5, 6, 7], (sum) => sum % 11),
  PT: last([9, 8, 7, 6, 5, 4, 3, 2], upTo11),
  SE: (rest) => luhn(rest.slice(0, 10)),
  SI: last([8, 7, 6, 5, 4, 3, 2], upTo11),
  SK: (rest) => BigInt(rest) % 11n === 0n,
};
