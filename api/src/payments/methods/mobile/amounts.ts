import { Currency } from '../../../kernel/currency.js';

/** MTN's decimal text in major units from the smallest unit: 1250 EUR cents is `12.50`, 1250 UGX is `1250`. */
export function toDecimalText(smallest: number, currency: string): string {
  const { decimals, unit } = Currency.of(currency);
  if (decimals === 0) return String(smallest);
  return `${Math.floor(smallest / unit)}.${String(smallest % unit).padStart(decimals, '0')}`;
}

/** The smallest unit from MTN's text or number; null when it is neither. No float is multiplied. */
export function fromDecimalText(amount: unknown, currency: string): number | null {
  const found = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(String(amount));
  if (!found) return null;
  const [, whole = '', fraction = ''] = found;
  const { decimals, unit } = Currency.of(currency);
  const [kept, beyond] = [fraction.slice(0, decimals), fraction.slice(decimals)];
  if (Number(beyond) !== 0) return null;
  return Number(whole) * unit + Number(kept.padEnd(decimals, '0'));
}
