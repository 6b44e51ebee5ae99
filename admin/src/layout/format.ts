import { apart } from './apart';
import { currencyIn, shopCurrency } from './shop-currency';
import { spoken } from '../spoken';
import { t, whole } from '../texts';
import { writtenDay, writtenMoment } from './shop-zone';

/** Money as people read it: $1,234.50; a dash for nothing. In the shop's currency, or the one that `code` names. */
export const money = (amount: number | null | undefined, code?: string): string =>
  amount === null || amount === undefined ? '–' : currencyIn(code).full.format(amount);

/** A cell of a list: an amount of the record in its own currency. */
export const inOwn =
  <Name extends string>(name: Name) =>
  (record: Record<Name, number> & { currency: string }): string =>
    money(record[name], record.currency);

/** A whole number as the panel's language writes it; a dash for nothing. */
export const count = (n: number | null | undefined): string =>
  n === null || n === undefined ? '–' : whole(n);

/** A number with as many decimals as it has, as the panel's language writes it; empty for none. */
export function number(n: number | null | undefined): string {
  if (n === null || n === undefined) return '';
  const [units = '', parts] = String(Math.abs(n)).split('.');
  return `${n < 0 ? '-' : ''}${whole(Number(units))}${parts ? (spoken?.decimal ?? '.') + parts : ''}`;
}

/** A share of a hundred, with the decimals that it has: `8.1%`, `8,1 %`. */
export const percentage = (n: number): string => t('{percent}%', { percent: number(n) });

/** Money for an axis: $1.2K. */
export const shortMoney = (amount: number): string => shopCurrency().compact.format(amount);

/** Beside a name in Latin letters the number of an Arabic day would be read with the name. */
const besides = (written: string): string => (spoken?.runs === 'rtl' ? apart(written) : written);

/** A day, or that of a moment, in the time zone of the shop; a dash for nothing. */
export const date = (iso: string | null | undefined): string => (iso ? besides(writtenDay(iso)) : '–');

/** A moment by the shop's clock; a dash for nothing. */
export const dateTime = (iso: string | null | undefined): string => (iso ? besides(writtenMoment(iso)) : '–');

/** A picture small enough for a table, when the address is one of the shop's own sized pictures. */
export const thumbnail = (url: string | null | undefined): string | null => {
  if (!url) return null;
  return /^\/media\/[^/.]+$/.test(url) ? `${url}/320.webp` : url;
};
