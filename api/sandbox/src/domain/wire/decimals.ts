import { Currency } from '@duka/api/kernel/currency.js';

/** Of which the card provider counts whole units (https://docs.stripe.com/currencies#zero-decimal). */
const WHOLE = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** Of which it counts thousandths (#three-decimal). */
const THOUSANDTHS = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function decimalsOnTheWire(code: string): number {
  if (WHOLE.has(code)) return 0;
  return THOUSANDTHS.has(code) ? 3 : 2;
}

/** An amount as it travels, for people, with the decimals of ISO 4217: 980 of `jpy` are `¥980`. Asks no runtime for them, since those differ. */
export function writtenAmount(wire: number, currency: string): string {
  const code = currency.toUpperCase();
  const onWire = decimalsOnTheWire(code);
  const decimals = Currency.codes().includes(code) ? Currency.of(code).decimals : onWire;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, ...digits });
  return format.format(wire / 10 ** onWire).replaceAll('\u00a0', ' ');
}
