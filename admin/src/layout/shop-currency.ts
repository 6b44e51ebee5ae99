import type { ShopAnswerDto } from '@duka/client';
import { DECIMALS } from '@duka/client/currencies';
import { apart } from './apart';
import { setShopCountry, shopCountry } from './shop-country';
import { setShopZone, shopZone } from './shop-zone';
import type { Spoken } from '../catalogues';
import { spoken } from '../spoken';
import { t } from '../texts';

/** With our decimals: browsers differ. */
const styleOf = (currency: string, decimals: number) =>
  ({
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }) as const;

/** Where the words run from right to left an amount stands alike beside them and by itself. */
const amountApart: Spoken['amountIn'] = (currency, amount) => apart(spoken?.amountIn(currency, amount) ?? '');

const currencyOf = (code: string) => {
  const decimals = DECIMALS[code] ?? 2;
  const style = styleOf(code, decimals);
  const english = new Intl.NumberFormat('en-US', style);
  const sign = english.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  const short = new Intl.NumberFormat('en-US', {
    ...style,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const money = { code, sign, decimals };
  const written = spoken?.runs === 'rtl' ? amountApart : spoken?.amountIn;
  return {
    /** ISO 4217. */
    ...money,
    full: written ? { format: (amount: number) => written(money, amount) } : english,
    /** For an axis. */
    compact: written
      ? { format: (amount: number) => written({ ...money, decimals: 0 }, Math.round(amount)) }
      : short,
  };
};

let current = currencyOf('USD');

const others = new Map<string, typeof current>();

/** The currency of this code; the shop's own without one. */
export function currencyIn(code: string | undefined): typeof current {
  if (code === undefined || code === current.code) return current;
  const known = others.get(code) ?? currencyOf(code);
  others.set(code, known);
  return known;
}

/** What the shop counts in; the demo's until the settings are read. */
export const shopCurrency = () => current;

export function setShopCurrency(code: string): void {
  current = currencyOf(code);
}

async function shop(): Promise<ShopAnswerDto['data']> {
  const answer = await fetch('/api/v1/shop', {
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok) throw new Error(t('The shop cannot be reached just now.'));
  return ((await answer.json()) as ShopAnswerDto).data;
}

/** What amounts and days are written in. */
const isWrittenAs = ({ currency, country, timeZone }: ShopAnswerDto['data']): boolean =>
  current.code === currency && shopCountry() === country && shopZone() === timeZone;

let isShopOpen = true;

/** Whether visitors may buy, as it was when the panel was opened. */
export const shopIsOpen = () => isShopOpen;

/** Currency, country and time zone of the shop, read before the panel is drawn. @throws Error when the server does not answer */
export async function loadShop(): Promise<void> {
  const { currency, country, timeZone, isOpen } = await shop();
  isShopOpen = isOpen;
  setShopCurrency(currency);
  setShopCountry(country);
  setShopZone(timeZone);
}

/** `isOther`: somebody has changed what the panel writes amounts and days in. @throws Error when the server does not answer */
export const shopLook = async () => {
  const answer = await shop();
  const { name, look } = answer;
  return { name, look, isOther: !isWrittenAs(answer) };
};

/** The other currencies that orders are paid in, by their codes. @throws Error when the server does not answer */
export async function paidCurrencies(): Promise<string[]> {
  const { displayCurrencies } = await shop();
  return displayCurrencies.flatMap(({ code, isPayable }) => (isPayable ? [code] : []));
}

/** The smallest amount, as the step of a field. */
export const smallestStep = (): number => 1 / 10 ** current.decimals;

/** `Price ($)` */
export const withCurrency = (label: string, code?: string): string => `${label} (${currencyIn(code).sign})`;

/** An amount in smallest units. */
export const smallest = (amount: number, code?: string): number =>
  Math.round(amount * 10 ** currencyIn(code).decimals);

/** Smallest units as an amount. */
export const fromSmallest = (units: number, code?: string): number => units / 10 ** currencyIn(code).decimals;
