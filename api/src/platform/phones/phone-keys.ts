import { inPlainSigns } from '../../kernel/world/postcodes.js';
import { readPhone } from './read-phone.js';

const WRITTEN = /^[+\d\s()./-]+$/;
/** Shorter ones are in too many numbers. */
const FEWEST_DIGITS = 4;

/**
 * Digits that stand in the kept form of the phones that `q` may mean, however it is written and though only a part of a number
 * was typed: the whole number where it is one, and what was typed without the noughts of calls within or from the country.
 */
export function phoneKeys(q: string): string[] {
  const plain = inPlainSigns(q);
  if (!WRITTEN.test(plain)) return [];
  const digits = plain.replaceAll(/\D/g, '').replace(/^0+/, '');
  const keys = [readPhone(plain)?.slice(1), digits].filter((key) => key !== undefined);
  return [...new Set(keys)].filter(({ length }) => length >= FEWEST_DIGITS);
}
