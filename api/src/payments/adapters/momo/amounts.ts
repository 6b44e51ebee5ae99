import { decimalsOf } from '../../domain/wallet-quote.js';

/** MTN's decimal text in major units from the smallest unit: 1250 EUR cents is `12.50`, 1250 UGX is `1250`. */
export function toDecimalText(smallest: number, currency: string): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(smallest);
  return `${Math.floor(smallest / 100)}.${String(smallest % 100).padStart(2, '0')}`;
}

/** The smallest unit from MTN's text or number; null when it is neither. No float is multiplied. */
export function fromDecimalText(amount: unknown, currency: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount));
  if (!found) return null;
  const [, whole = '', fraction = ''] = found;
  if (decimalsOf(currency) === 0) return Number(fraction) === 0 ? Number(whole) : null;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
