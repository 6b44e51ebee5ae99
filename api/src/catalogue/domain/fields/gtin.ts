import { Wrong } from '../../../kernel/fields/field.js';

const LENGTHS = [8, 12, 13, 14];

/** The last digit that GS1 asks for behind the others. */
function checkDigit(others: string): number {
  const sum = [...others].reduceRight(
    (so, digit, at) => so + Number(digit) * ((others.length - at) % 2 === 1 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** A number under a bar code as its digits; blanks and hyphens between them are left out. */
export function gtin(text: string): string | Wrong {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length))
    return new Wrong('GTIN must have 8, 12, 13 or 14 digits');
  const wanted = checkDigit(digits.slice(0, -1));
  return wanted === Number(digits.at(-1))
    ? digits
    : new Wrong(`GTIN has a wrong check digit; is a digit mistyped?`);
}

/** The tariff number of customs as its digits: six are the world's, those behind them a country's. */
export function hsCode(text: string): string | Wrong {
  const digits = text.replaceAll(/[\s.]/g, '');
  return /^\d{6,12}$/.test(digits) ? digits : new Wrong('HS code must have 6 to 12 digits');
}
